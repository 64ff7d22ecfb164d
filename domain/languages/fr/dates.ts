import type { dates as english } from '../en/dates.ts'

/** '13 avril' beside another day of that month: '13'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const dates: typeof english = {
  season: 'Tarif de saison',
  night: 'Trajet de nuit',
  more: (reason, amount) => `${reason} : ${amount} de plus`,
  less: (reason, amount) => `${reason} : ${amount} de moins`,
  from: (date, price) => `à partir du ${date} : ${price}`,
  closed: {
    company: (when) => `Nous ne roulons pas ${when}.`,
    park: (park, when) => `${park} : nous n’y allons pas ${when}.`,
    vehicle: (vehicle, when) => `${vehicle} : ne roule pas ${when}.`,
  },
  open: (date) => `Le jour libre le plus proche est le ${date}.`,
  on: (day) => `le ${day}`,
  onBoth: (first, last, oneMonth) => (oneMonth ? `les ${dayAlone(first)} et ${last}` : `le ${first} et le ${last}`),
  onAll: (first, last, oneMonth) => `du ${oneMonth ? dayAlone(first) : first} au ${last}`,
  moved: (price, before) => `À ce moment, le trajet coûte ${price} ; c’était ${before} jusqu’ici.`,
  saveFor: (price) => `Oui, enregistrer pour ${price}`,
}
