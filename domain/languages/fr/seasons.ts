import type { seasons as english } from '../en/seasons.ts'
import { capital } from '../vehicles-in-sentences.ts'
import { parkName } from './site.ts'

/** '13 avril' beside another day of that month: '13'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const seasons: typeof english = {
  season: 'Tarif de saison',
  night: 'Trajet de nuit',
  more: (reason, amount) => `${reason}\u00a0: ${amount} de plus`,
  less: (reason, amount) => `${reason}\u00a0: ${amount} de moins`,
  from: (date, price) => `à partir du ${date}\u00a0: ${price}`,
  closed: {
    company: (when) => `Nous ne roulons pas ${when}.`,
    park: (park, when) => `${capital(parkName(park))}\u00a0: nous n’y allons pas ${when}.`,
    vehicle: (vehicle, when) => `${vehicle}\u00a0: ne roule pas ${when}.`,
  },
  open: (date) => `Le jour libre le plus proche est le ${date}.`,
  on: (day) => `le ${day}`,
  onBoth: (first, last, oneMonth) => (oneMonth ? `les ${dayAlone(first)} et ${last}` : `le ${first} et le ${last}`),
  onAll: (first, last, oneMonth) => `du ${oneMonth ? dayAlone(first) : first} au ${last}`,
  moved: (price, before) => `À ce moment, le trajet coûte ${price}\u00a0; c’était ${before} jusqu’ici.`,
  stay: 'Ce jour-là, votre voiture avec chauffeur a un autre prix. Écrivez-nous sur WhatsApp.',
  saveFor: (price) => `Oui, enregistrer pour ${price}`,
  changeRule: {
    transfer:
      'Un autre jour ou une autre heure peut avoir un autre prix\u00a0: vous le voyez avant d’enregistrer. Un autre véhicule coûte ce qui est indiqué à côté. L’un et l’autre sont des demandes jusqu’à notre confirmation, et le chauffeur est désigné de nouveau.',
    tour: 'Un autre jour ou une autre heure peut avoir un autre prix\u00a0: vous le voyez avant d’enregistrer. Un autre nombre de voyageurs coûte ce qui est indiqué à côté. L’un et l’autre sont des demandes jusqu’à notre confirmation, et le chauffeur est désigné de nouveau.',
  },
  changeRuleWithoutPrice: {
    transfer:
      'Un autre jour ou une autre heure peut avoir un autre prix\u00a0: vous le voyez avant d’enregistrer. Un tel changement est une demande jusqu’à notre confirmation, et le chauffeur est désigné de nouveau. Un autre véhicule a un autre prix\u00a0: écrivez-nous.',
    tour: 'Un autre jour ou une autre heure peut avoir un autre prix\u00a0: vous le voyez avant d’enregistrer. Un tel changement est une demande jusqu’à notre confirmation, et le chauffeur est désigné de nouveau. Un autre nombre de voyageurs a un autre prix\u00a0: écrivez-nous.',
  },
}
