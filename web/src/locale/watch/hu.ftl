# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Miért ez a lépés
beside-rather = A bot inkább ezt tenné:
beside-for-that = Mellette és ellene szóló okok, végső pontokban:
beside-for-it = Ami e lépés mellett szól a következő legjobb tervvel szemben, végső pontokban:
beside-nothing = A bot nem lát jobbat.
beside-chances = Győzelmi esély
beside-percent = { $percent }%
beside-opinion = Egy bot véleménye; tévedhet.
beside-watching = Nézők
beside-count = { $count ->
    [one] egy ember
   *[other] { $count } ember
}
beside-others = { $count ->
    [one] egy névtelen
   *[other] { $count } névtelen
}
beside-show = A többiek láthatják a nevemet
beside-people = Emberek közötti játszmában a botok véleménye a játszma végén látható.
beside-secret = Ha vannak rejtett információk, a botok véleménye a játszma végén látható.
