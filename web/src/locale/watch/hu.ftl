# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Miért ez a lépés
beside-rather = A bot inkább ezt tenné:
beside-for-that = Ami mellette és ellene szól, végső pontokban:
beside-for-it = Ami a következő legjobb tervvel szemben mellette szól, végső pontokban:
beside-nothing = A botnak nem jut jobb az eszébe.
beside-chances = Nyerési esély
beside-percent = { $percent } %
beside-opinion = Ahogy a ház botja látja; tévedhet.
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
beside-people = Itt emberek játszanak egymással: a botok véleménye a játék végén derül ki.
beside-secret = Ebben a játékban vannak titkok: a botok véleménye a végén derül ki.
