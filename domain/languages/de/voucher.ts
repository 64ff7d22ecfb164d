import type { voucher as english } from '../en/voucher.ts'

const OPERATOR: Readonly<Record<string, string>> = {
  'Passport control': 'Passkontrolle',
  'Baggage belts': 'Gepäckbänder',
  Customs: 'Zoll',
  'Bank counters': 'Bankschalter',
  'If you see no sign, stay inside the hall, beside the counters, and tap “I cannot find you” or call.':
    'Sehen Sie kein Schild, bleiben Sie in der Halle neben den Schaltern und tippen Sie auf „Ich finde Sie nicht“ oder rufen Sie an.',
}

export const voucher: typeof english = {
  voucher: 'Voucher',
  driver: 'Ihr Fahrer',
  call: (name) => `${name} anrufen`,
  atPickup: 'Bei der Abholung',
  sendFlight: 'Per WhatsApp senden',
  calendar: 'In den Kalender eintragen',
  change: 'Ändern oder stornieren',
  bookAgain: 'Noch einmal buchen',
  ask: 'Per WhatsApp danach fragen',
  paid: (amount) => `Bezahlt: ${amount}`,
  askForDiscount: 'Nach dem Rabatt fragen',
  plan: {
    label: 'Plan des Wegs aus der Ankunftshalle',
    hall: 'Ankunftshalle',
    doors: 'Türen',
    yourName: 'Ihr Name',
    operator: (words) => OPERATOR[words] ?? words,
    way: (passed, side, landmark, noSign) =>
      `Ihr Weg: ${passed.join(', ')}, dann durch die Türen in die Halle. Ihr Fahrer steht ${side === 'left' ? 'links' : 'rechts'} von Ihnen, daneben: ${landmark}. ${noSign}`,
  },
}
