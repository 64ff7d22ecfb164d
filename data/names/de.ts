/** Names of places in German, where they differ from the English ones. Sources: docs/languages.md */
export const germanNames = `
Colombo Bandaranaike International Airport = Flughafen Colombo, Flughafen Bandaranaike
Adam's Peak = Adams Pik, Adamspik, Adamsberg
Little Adam's Peak = Kleiner Adams Pik, Kleiner Adams Peak
Sigiriya Rock Fortress = Löwenfelsen von Sigiriya, Löwenfelsen, Felsenfestung Sigiriya
Temple of the Tooth = Zahntempel, Zahntempel Kandy
Dambulla Cave Temple = Höhlentempel von Dambulla, Höhlentempel Dambulla, Goldener Tempel Dambulla
Nine Arch Bridge = Neun-Bogen-Brücke, Neunbogenbrücke
Horton Plains National Park = Horton-Plains-Nationalpark
Peradeniya Botanical Gardens = Botanischer Garten Peradeniya
Hakgala Botanical Garden = Botanischer Garten Hakgala
Sinharaja Forest Kudawa Entrance = Sinharaja-Regenwald
Galle Fort = Festung Galle
Elephant Transit Home = Elefantenwaisenhaus Udawalawe
Pinnawala = Pinnawala, Elefantenwaisenhaus, Elefantenwaisenhaus Pinnawala
Lotus Tower = Lotusturm
`
