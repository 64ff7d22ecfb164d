/** The page of a booking to keep without mail, and the office's message to its guest. */
export const keep = {
  title: (reference: string) => `Keep booking ${reference}`,
  text: 'Copy this text and send it to yourself, or take a picture of this page. It works without our mail.',
  label: 'Your booking as text',
  copy: 'Copy the text',
  copied: 'Copied',
  /** Where a browser lets no page copy. */
  selected: 'The text is selected: press it for long, then choose “Copy”.',
  share: 'Share',
  code: 'QR code of your booking',
  codeText: 'Whoever scans it sees the booking, and cannot change it. Press it for long to save or forward it.',
  ways: 'Where to go from here',
  see: 'See your booking',
  change: 'Change or cancel',
  /** In place of the link that nobody has here. */
  changeBy: 'To change or cancel, write to us and name the booking.',
  reach: (phone: string, email: string) => `WhatsApp and phone ${phone}, e-mail ${email}`,
  /** The lines of the text. */
  lines: {
    head: (brand: string, reference: string) => `${brand}, booking ${reference}`,
    ride: (title: string, date: string, time: string) => `${title}: ${date}, ${time} (Sri Lanka time)`,
    driver: (name: string, phone: string, car: string) => `Driver: ${name}, ${phone}, ${car}`,
    driverLater: 'Your driver will be on the booking’s page.',
    price: (price: string) => `Price: ${price}`,
    booking: (link: string) => `Your booking: ${link}`,
    change: (link: string) => `Change or cancel, for you alone: ${link}`,
    us: (phone: string, email: string) => `Questions: WhatsApp and phone ${phone}, e-mail ${email}`,
  },
}
