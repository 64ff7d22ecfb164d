import type { seasons as english } from '../en/seasons.ts'
import { parkName } from './site.ts'

/** '13. April' beside another day of that month: '13.'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const seasons: typeof english = {
  season: 'Saisonpreis',
  night: 'Nachtfahrt',
  more: (reason, amount) => `${reason}, ${amount} mehr`,
  less: (reason, amount) => `${reason}, ${amount} weniger`,
  from: (date, price) => `ab ${date}: ${price}`,
  closed: {
    company: (when) => `Wir fahren ${when} nicht.`,
    park: (park, when) => `${parkName(park)}: Dorthin fahren wir ${when} nicht.`,
    vehicle: (vehicle, when) => `${vehicle}: fährt ${when} nicht.`,
  },
  open: (date) => `Der nächstgelegene freie Tag ist der ${date}.`,
  on: (day) => `am ${day}`,
  onBoth: (first, last, oneMonth) => `am ${oneMonth ? dayAlone(first) : first} und ${last}`,
  onAll: (first, last, oneMonth) => `vom ${oneMonth ? dayAlone(first) : first} bis ${last}`,
  moved: (price, before) => `Zu dieser Zeit kostet die Fahrt ${price}; bisher waren es ${before}.`,
  stay: 'An diesem Tag haben Ihr Auto und Fahrer einen anderen Preis. Bitte schreiben Sie uns per WhatsApp.',
  saveFor: (price) => `Ja, für ${price} speichern`,
  changeRule: {
    transfer:
      'Ein neuer Tag oder eine neue Zeit kann einen anderen Preis haben; Sie sehen ihn vor dem Speichern. Ein anderes Fahrzeug kostet, was daneben steht. Beides ist eine Anfrage, bis wir es bestätigen; den Fahrer nennen wir dann neu.',
    tour: 'Ein neuer Tag oder eine neue Zeit kann einen anderen Preis haben; Sie sehen ihn vor dem Speichern. Eine andere Zahl von Reisenden kostet, was daneben steht. Beides ist eine Anfrage, bis wir es bestätigen; den Fahrer nennen wir dann neu.',
  },
  changeRuleWithoutPrice: {
    transfer:
      'Ein neuer Tag oder eine neue Zeit kann einen anderen Preis haben; Sie sehen ihn vor dem Speichern. Eine solche Änderung ist eine Anfrage, bis wir sie bestätigen; den Fahrer nennen wir dann neu. Ein anderes Fahrzeug hat einen anderen Preis: Bitte schreiben Sie uns.',
    tour: 'Ein neuer Tag oder eine neue Zeit kann einen anderen Preis haben; Sie sehen ihn vor dem Speichern. Eine solche Änderung ist eine Anfrage, bis wir sie bestätigen; den Fahrer nennen wir dann neu. Eine andere Zahl von Reisenden hat einen anderen Preis: Bitte schreiben Sie uns.',
  },
}
