/** Names of places in German, where they differ from the English ones. Sources: docs/languages.md */
import { readNames } from './name-table.ts'

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

const NAMES = readNames(germanNames)

/** The German name of a place of the gazetteer; `null` where it is the English one. */
export function placeName(place: string): string | null {
  const name =
    NAMES.get(place)?.[0] ??
    place.replace(/ National Park$/, '-Nationalpark').replace(/^(\S+) Railway Station$/, 'Bahnhof $1')
  return name === place ? null : name
}
