/** What a price or a ride owes to its day and hour. Loaded where the price list has seasons, a night or closed days. */

/** '13 April' beside another day of that month: '13'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const seasons = {
  /** A season without a name. */
  season: 'Seasonal price',
  night: 'Night',
  /** @param reason 'Christmas season' @param amount '15 %', 'LKR 1,000' */
  more: (reason: string, amount: string) => `${reason}, ${amount} more`,
  less: (reason: string, amount: string) => `${reason}, ${amount} less`,
  /** Beside a price of today. */
  from: (date: string, price: string) => `from ${date}: ${price}`,
  /** @param when 'on 13 and 14 April' */
  closed: {
    company: (when: string) => `We do not drive ${when}.`,
    park: (park: string, when: string) => `We do not drive to ${park} ${when}.`,
    vehicle: (vehicle: string, when: string) => `The ${vehicle} does not drive ${when}.`,
  },
  open: (date: string) => `The nearest open day is ${date}.`,
  on: (day: string) => `on ${day}`,
  onBoth: (first: string, last: string, oneMonth: boolean) => `on ${oneMonth ? dayAlone(first) : first} and ${last}`,
  onAll: (first: string, last: string, oneMonth: boolean) => `from ${oneMonth ? dayAlone(first) : first} to ${last}`,
  /** A ride is moved to a day or hour at which it costs something else. @param reasons 'Christmas season, 15 % more' */
  moved: (price: string, before: string) => `At this time it costs ${price}; before, it was ${before}.`,
  /** A car that stays is moved to another season. */
  stay: 'On that day your car and driver have another price. Please write to us on WhatsApp.',
  saveFor: (price: string) => `Yes, save it for ${price}`,
  /** Above the form that changes a ride. */
  changeRule: {
    transfer:
      'A new day or time may have another price: you see it before you save. Another vehicle costs what is shown beside it. Each of them is a request until we confirm it, and its driver is named anew.',
    tour: 'A new day or time may have another price: you see it before you save. Another number of travelers costs what is shown beside it. Each of them is a request until we confirm it, and its driver is named anew.',
  },
  /** Where another vehicle or number of travelers has no price of its own. */
  changeRuleWithoutPrice: {
    transfer:
      'A new day or time may have another price: you see it before you save. Such a change is a request until we confirm it, and its driver is named anew. Another vehicle has another price: please write to us.',
    tour: 'A new day or time may have another price: you see it before you save. Such a change is a request until we confirm it, and its driver is named anew. Another number of travelers has another price: please write to us.',
  },
}
