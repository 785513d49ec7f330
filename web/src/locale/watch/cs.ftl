# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Proč tento tah
beside-rather = Bot by raději:
beside-for-that = Co mluví pro a proti, v bodech na konci:
beside-for-it = Co mluví pro něj proti dalšímu nejlepšímu plánu, v bodech na konci:
beside-nothing = Bota nenapadá nic lepšího.
beside-chances = Šance na výhru
beside-percent = { $percent } %
beside-opinion = Jak to vidí bot domu; může se mýlit.
beside-watching = Diváci
beside-count = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
beside-others = { $count ->
    [one] jeden beze jména
    [few] { $count } beze jména
   *[other] { $count } beze jména
}
beside-show = Ukázat ostatním mé jméno
beside-people = Tady hrají lidé proti sobě: co si myslí boti, se řekne po skončení hry.
beside-secret = Tato hra má tajemství: co si myslí boti, se řekne po jejím skončení.
