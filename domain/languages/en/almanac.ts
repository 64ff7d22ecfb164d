/** What a day of the year means for a ride: festivals, monsoon, Poya days. Loaded once a date has been chosen. */

/** @param first,last days of the year: '13 April' @param place where the ride ends, as it was asked for */
type Said = (first: string, last: string, place: string) => string

export const almanac = {
  /** @param date '23 December 2026' */
  poya: (date: string) =>
    `${date} is a Poya day, the full moon: no alcohol is sold in the country, and many shops are closed.`,
  /** The government has not published it yet. */
  poyaExpected: (date: string) =>
    `${date} is expected to be a Poya day, the full moon: then no alcohol is sold in the country, and many shops are closed.`,
  newYear: ((first, last) =>
    `The Sinhala and Tamil New Year is on ${first} and ${last}: many shops and restaurants close, and for some days before and after, buses, trains and roads are full.`) as Said,
  vesak: ((first, last) =>
    `Vesak, on ${first} and ${last}: lanterns are lit in every town, evening traffic is slow, and no alcohol is sold on both days.`) as Said,
  perahera: ((first, last) =>
    `From ${first} to ${last} the Esala Perahera passes through Kandy each evening: streets in the centre close in the afternoon, and rooms are rare.`) as Said,
  poson: ((first, last) =>
    `Poson, from ${first} to ${last}: pilgrims fill Anuradhapura and Mihintale, and the roads there are slow.`) as Said,
  christmas: ((first, last) =>
    `From ${first} to ${last} rooms, trains and roads on the coast and in the hills are full.`) as Said,
  pilgrims: (() =>
    "In the pilgrims' season weekends and Poya days are the fullest: thousands climb Adam's Peak by night, and the road from Hatton is slow.") as Said,
  southWestCoast: ((first, last, place) =>
    `From ${first} to ${last} the south-west monsoon brings rain and a rough sea to ${place}. The beaches of the east are dry then.`) as Said,
  westernHills: ((first, last, place) =>
    `From ${first} to ${last} the south-west monsoon brings rain and mist to ${place}: pack for it.`) as Said,
  northAndEast: ((first, last, place) =>
    `From ${first} to ${last} the north-east monsoon brings rain and a rough sea to ${place}. The beaches of the south-west are dry then.`) as Said,
}
