/** Names of places in French, where they differ from the English ones. Sources: docs/languages.md */
export const frenchNames = `
Colombo Bandaranaike International Airport = Aéroport de Colombo, Aéroport Bandaranaike
Adam's Peak = Pic d'Adam, Pic Adam
Little Adam's Peak = Petit pic d'Adam, Petit pic Adam
Sigiriya Rock Fortress = Rocher du Lion, Rocher de Sigiriya, Forteresse de Sigiriya
Temple of the Tooth = Temple de la Dent, Temple de la Dent de Bouddha
Dambulla Cave Temple = Grottes de Dambulla, Temple d'or de Dambulla, Grottes Dambulla
Nine Arch Bridge = Pont aux neuf arches, Pont des neuf arches
Horton Plains National Park = Parc national de Horton Plains, Parc national des plaines de Horton
Peradeniya Botanical Gardens = Jardin botanique de Peradeniya
Hakgala Botanical Garden = Jardin botanique de Hakgala
Sinharaja Forest Kudawa Entrance = Forêt de Sinharaja
Galle Fort = Fort de Galle
Pinnawala = Pinnawala, Orphelinat des éléphants, Orphelinat des éléphants de Pinnawala
Galle = Galle, Pointe-de-Galle
Lotus Tower = Tour du Lotus
`
