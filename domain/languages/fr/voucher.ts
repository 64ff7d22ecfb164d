import type { voucher as english } from '../en/voucher.ts'

const OPERATOR: Readonly<Record<string, string>> = {
  'Passport control': 'Contrôle des passeports',
  'Baggage belts': 'Tapis à bagages',
  Customs: 'Douane',
  'Bank counters': 'Guichets de banque',
  'If you see no sign, stay inside the hall, beside the counters, and tap “I cannot find you” or call.':
    'Si vous ne voyez pas de pancarte, restez dans le hall, près des guichets, et touchez « Je ne vous trouve pas » ou appelez.',
}

export const voucher: typeof english = {
  voucher: 'Bon',
  driver: 'Votre chauffeur',
  call: (name) => `Appeler ${name}`,
  atPickup: 'À la prise en charge',
  sendFlight: 'Les envoyer sur WhatsApp',
  calendar: 'Ajouter à votre agenda',
  change: 'Modifier ou annuler',
  bookAgain: 'Réserver à nouveau',
  ask: 'Poser une question sur WhatsApp',
  paid: (amount) => `Payé : ${amount}`,
  askForDiscount: 'Demander la remise',
  plan: {
    label: 'Plan de la sortie du hall des arrivées',
    hall: 'Hall des arrivées',
    doors: 'Portes',
    yourName: 'Votre nom',
    operator: (words) => OPERATOR[words] ?? words,
    way: (passed, side, landmark, noSign) =>
      `Votre chemin : ${passed.join(', ')}, puis les portes du hall. Votre chauffeur se tient à votre ${side === 'left' ? 'gauche' : 'droite'}, à côté : ${landmark}. ${noSign}`,
  },
}
