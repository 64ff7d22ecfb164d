import type { dates as english } from '../en/dates.ts'
import { parkName } from './site.ts'

/** '13. April' beside another day of that month: '13.'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const dates: typeof english = {
  season: 'Saisonpreis',
  night: 'Nachtfahrt',
  more: (reason, amount) => `${reason}, ${amount} mehr`,
  less: (reason, amount) => `${reason}, ${amount} weniger`,
  from: (date, price) => `ab ${date}: ${price}`,
  closed: {
    company: (when) => `Wir fahren ${when} nicht.`,
    park: (park, when) => `Nach ${parkName(park)} fahren wir ${when} nicht.`,
    vehicle: (vehicle, when) => `${vehicle}: fährt ${when} nicht.`,
  },
  open: (date) => `Der nächstgelegene freie Tag ist der ${date}.`,
  on: (day) => `am ${day}`,
  onBoth: (first, last, oneMonth) => `am ${oneMonth ? dayAlone(first) : first} und ${last}`,
  onAll: (first, last, oneMonth) => `vom ${oneMonth ? dayAlone(first) : first} bis ${last}`,
  moved: (price, before) => `Zu dieser Zeit kostet die Fahrt ${price}; bisher waren es ${before}.`,
  saveFor: (price) => `Ja, für ${price} speichern`,
}
