import type { keep as english } from '../en/keep.ts'

export const keep: typeof english = {
  title: (reference) => `Buchung ${reference} aufheben`,
  text: 'Kopieren Sie diesen Text und schicken Sie ihn an sich selbst, oder machen Sie ein Bild von dieser Seite. Eine Mail brauchen Sie dafür nicht.',
  label: 'Ihre Buchung als Text',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  selected: 'Der Text ist markiert: Drücken Sie lange darauf und wählen Sie „Kopieren“.',
  share: 'Teilen',
  code: 'QR-Code Ihrer Buchung',
  codeText:
    'Wer ihn scannt, sieht die Buchung und kann sie nicht ändern. Drücken Sie lange darauf, um ihn zu sichern oder weiterzuleiten.',
  ways: 'Von hier aus weiter',
  see: 'Buchung ansehen',
  change: 'Ändern oder stornieren',
  changeBy: 'Zum Ändern oder Stornieren schreiben Sie uns und nennen die Buchung.',
  reach: (phone, email) => `WhatsApp und Telefon ${phone}, E-Mail ${email}`,
  lines: {
    head: (brand, reference) => `${brand}, Buchung ${reference}`,
    ride: (title, date, time) => `${title}: ${date}, ${time} (Zeit in Sri Lanka)`,
    driver: (name, phone, car) => `Fahrer: ${name}, ${phone}, ${car}`,
    driverLater: 'Ihr Fahrer wird auf der Seite der Buchung stehen.',
    price: (price) => `Preis: ${price}`,
    booking: (link) => `Ihre Buchung: ${link}`,
    change: (link) => `Ändern oder stornieren, nur für Sie: ${link}`,
    us: (phone, email) => `Fragen: WhatsApp und Telefon ${phone}, E-Mail ${email}`,
  },
}
