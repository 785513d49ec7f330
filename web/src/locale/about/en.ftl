# The page about Steamshed and its keys.

about-title = About Steamshed
about-what = Railway board games in one shed: play them in a browser with friends or bots, live or over weeks, and study them afterwards. The server knows the rules; this page draws the board and offers you every legal move.
about-play = How to play
about-play-text = When it is your move, everything you can choose has an amber outline. Choose on the board or with the buttons until only one move is left. The amber button says what it does and what it costs. If you try something else, you are told which rule forbids it.
about-keys = Keyboard shortcuts
about-lamp = The lamp
about-lamp-text = Amber means that it is your move. If nothing is waiting for you, nothing on the page is amber.
about-thanks = Thanks
about-thanks-text = Fonts: Besley by Owen Earl and Archivo by Omnibus-Type, both under the SIL Open Font License. Built with Svelte, translated with Project Fluent.
key-tab = Tab
key-tab-does = to the board, the choices, the buttons
key-arrows = Arrows
key-arrows-does = to the next field or the next choice
key-digits = 1 – 9, A – E
key-digits-does = pick a choice
key-enter = Enter
key-enter-does = choose or confirm
key-escape = Esc
key-escape-does = one step back
key-zoom = + − 0
key-zoom-does = zoom in, zoom out, whole board
