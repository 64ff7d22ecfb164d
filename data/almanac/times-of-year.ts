/**
 * What the days of a year mean on the roads and beaches of the island. Sources: docs/data.md#times-of-the-year
 *
 * A day of each year is `MM-DD`; one that moves with the moon is counted from a Poya day.
 */

/** Full moons that a time of the year is counted from, as Sinhala names their months. */
type PoyaName = 'vesak' | 'poson' | 'nikini' | 'unduvap'

/** The last year whose Poya days the government has published; those after it are reckoned. */
export const POYA_DAYS_PUBLISHED = 2026

/** The Poya days of each year, and the names of those that something is counted from. */
export const POYA_DAYS: Readonly<Record<number, string>> = {
  2026: '01-03 02-01 03-02 04-01 05-01=vesak 05-30 06-29=poson 07-29 08-27=nikini 09-26 10-25 11-24 12-23=unduvap',
  2027: '01-22 02-20 03-21 04-20 05-20=vesak 06-18=poson 07-18 08-16=nikini 09-15 10-15 11-13 12-13=unduvap',
  2028: '01-11 02-10 03-10 04-09 05-08=vesak 06-06=poson 07-06 08-04=nikini 09-03 10-03 11-01 12-01=unduvap 12-31',
  2029: '01-29 02-28 03-29 04-28 05-27=vesak 06-25=poson 07-25 08-23=nikini 09-22 10-21 11-20 12-20=unduvap',
  2030: '01-19 02-17 03-19 04-17 05-17=vesak 06-15=poson 07-14 08-13=nikini 09-11 10-10 11-09 12-09=unduvap',
}

/** Beaches that the south-west monsoon reaches, each a name of the gazetteer. */
export const SOUTH_WEST_COAST = `
Negombo, Mount Lavinia, Wadduwa, Kalutara, Beruwala, Aluthgama, Bentota, Induruwa, Kosgoda, Ahungalla, Balapitiya, Ambalangoda,
Hikkaduwa, Galle, Unawatuna, Koggala, Ahangama, Midigama, Weligama, Mirissa, Matara, Dikwella, Hiriketiya
`

/** Hills and forests on which its rain falls first. */
export const WESTERN_HILLS = `
Kitulgala, Hatton, Maskeliya, Adam's Peak, Nuwara Eliya, Nanu Oya, Ratnapura, Deniyaya
`

/** Beaches and towns of the north-east monsoon. */
export const NORTH_AND_EAST = `
Trincomalee, Nilaveli, Uppuveli, Batticaloa, Pasikudah, Kalkudah, Arugam Bay, Pottuvil, Jaffna
`

/** What is counted from: a day of each year, or so many days after a Poya day. */
export type Day = string | { readonly poya: PoyaName; readonly days: number }

export interface TimeOfYear {
  readonly first: Day
  readonly last: Day
  /** Names of the gazetteer; absent for the whole island. */
  readonly places?: string
  /** True for what is said to who stays there, and not to who leaves. */
  readonly ofStay?: true
  /** On Fridays to Sundays and Poya days alone. */
  readonly weekends?: true
}

/** The most important first: a form has room for few. */
export const TIMES_OF_YEAR = {
  newYear: { first: '04-10', last: '04-18' },
  vesak: { first: { poya: 'vesak', days: 0 }, last: { poya: 'vesak', days: 1 } },
  perahera: { first: { poya: 'nikini', days: -9 }, last: { poya: 'nikini', days: 0 }, places: 'Kandy, Peradeniya' },
  poson: {
    first: { poya: 'poson', days: -1 },
    last: { poya: 'poson', days: 1 },
    places: 'Anuradhapura, Mihintale',
  },
  christmas: { first: '12-23', last: '01-02' },
  pilgrims: {
    first: { poya: 'unduvap', days: 0 },
    last: { poya: 'vesak', days: 0 },
    places: "Adam's Peak, Maskeliya, Hatton",
    weekends: true,
  },
  southWestCoast: { first: '05-01', last: '09-30', places: SOUTH_WEST_COAST, ofStay: true },
  westernHills: { first: '05-01', last: '09-30', places: WESTERN_HILLS, ofStay: true },
  northAndEast: { first: '12-01', last: '02-28', places: NORTH_AND_EAST, ofStay: true },
} as const satisfies Readonly<Record<string, TimeOfYear>>

/** The two days of the New Year: in a leap year they may come a day earlier. */
export const NEW_YEAR = { first: '04-13', last: '04-14' }

/**
 * Towns from which guests visit a park: the closed weeks and the season of each are the price list's. By the names of the
 * parks there.
 */
export const TOWNS_OF_PARKS: Readonly<Record<string, string>> = {
  'Yala national park': 'Tissamaharama, Kataragama, Kirinda, Yala National Park',
  "Adam's Peak": "Adam's Peak, Maskeliya",
}
