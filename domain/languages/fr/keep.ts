import type { keep as english } from '../en/keep.ts'

export const keep: typeof english = {
  title: (reference) => `Garder la réservation ${reference}`,
  text: 'Copiez ce texte et envoyez-le-vous, ou prenez une photo de cette page. Aucun e-mail n’est nécessaire.',
  label: 'Votre réservation en texte',
  copy: 'Copier le texte',
  copied: 'Copié',
  selected: 'Le texte est sélectionné : appuyez longuement dessus, puis choisissez « Copier ».',
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
    ride: (title, date, time) => `${title} : ${date}, ${time} (heure du Sri Lanka)`,
    driver: (name, phone, car) => `Chauffeur : ${name}, ${phone}, ${car}`,
    driverLater: 'Votre chauffeur sera indiqué sur la page de la réservation.',
    price: (price) => `Prix : ${price}`,
    booking: (link) => `Votre réservation : ${link}`,
    change: (link) => `Modifier ou annuler, pour vous seul : ${link}`,
    us: (phone, email) => `Questions : WhatsApp et téléphone ${phone}, e-mail ${email}`,
  },
}
