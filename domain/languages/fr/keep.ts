import type { keep as english } from '../en/keep.ts'

export const keep: typeof english = {
  title: (reference) => `Garder la réservation ${reference}`,
  text: 'Copiez ce texte et envoyez-le-vous, ou prenez une photo de cette page. Aucun e-mail n’est nécessaire.',
  label: 'Votre réservation en texte',
  copy: 'Copier le texte',
  copied: 'Copié',
  selected: 'Le texte est sélectionné\u00a0: appuyez longuement dessus, puis choisissez «\u00a0Copier\u00a0».',
  share: 'Partager',
  code: 'Code QR de votre réservation',
  codeText:
    'Qui le scanne voit la réservation, sans pouvoir la modifier. Appuyez longuement dessus pour l’enregistrer ou le transférer.',
  ways: 'Et maintenant',
  see: 'Voir la réservation',
  change: 'Modifier ou annuler',
  changeBy: 'Pour modifier ou annuler, écrivez-nous en indiquant la réservation.',
  reach: (phone, email) => `WhatsApp et téléphone ${phone}, e-mail ${email}`,
  lines: {
    head: (brand, reference) => `${brand}, réservation ${reference}`,
    ride: (title, date, time) => `${title}\u00a0: ${date}, ${time} (heure du Sri Lanka)`,
    driver: (name, phone, car) => `Chauffeur\u00a0: ${name}, ${phone}, ${car}`,
    driverLater: 'Votre chauffeur sera indiqué sur la page de la réservation.',
    price: (price) => `Prix\u00a0: ${price}`,
    booking: (link) => `Votre réservation\u00a0: ${link}`,
    change: (link) => `Modifier ou annuler, pour vous seul\u00a0: ${link}`,
    us: (phone, email) => `Questions\u00a0: WhatsApp et téléphone ${phone}, e-mail ${email}`,
  },
}
