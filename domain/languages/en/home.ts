/** The home page. */
export const home = {
  heading: 'Taxi in Sri Lanka at a fixed price',
  lead: 'One price per vehicle, everything included.',
  unreachable:
    'Something went wrong. Please Check your pick up location and destination location can be reached by car. Enter different pickup or destination location',
  welcome: (brand: string) => `Welcome to ${brand}`,
  company: (legalName: string, number: string) =>
    `${legalName} is a taxi and tour company in Sri Lanka, registered as ${number}. We take travellers from the airport to their hotel, from town to town, and on safari, at a price that is known before the journey and does not change on the way.`,
  write: <N>(whatsapp: string, mail: N): (N | string)[] => [
    `Write to us on WhatsApp at ${whatsapp} or by e-mail to `,
    mail,
    '.',
  ],
  onePrice: 'One price, all inclusive',
  onePriceText: 'The price you see is fixed. Highway toll is paid by us.',
  pay: 'Pay as you like',
  payOnline: 'In LKR or USD at the end of the journey, or online in advance by card.',
  payAtEnd: 'In LKR or USD at the end of the journey.',
  driver: 'Your driver in good time',
  driverText: (hours: number) =>
    `Driver details reach you within ${hours} hours of booking. If they do not, get in touch.`,
  discount: 'A discount on the next ride',
  discountText: 'Ask for it on WhatsApp after your transfer.',
  activities: 'Book activities',
  book: 'Book Now',
  bookIn: (activity: string) => `Book Now: ${activity} (opens in a new tab)`,
  here: 'Book here with us',
  hereIn: (activity: string) => `Book here with us: ${activity}`,
  from: <N>(price: N): (N | string)[] => ['from ', price],
  elsewhere: <N>(price: N, site: string): (N | string)[] => [price, ` on ${site}`],
  adamsPeak: {
    name: "Adam's Peak hiking",
    text: 'Climb the lit steps by night with a guide of your own, and meet the sunrise on the summit.',
  },
  udawalawe: {
    name: 'Udawalawa safari',
    text: 'A private jeep among herds of wild elephants around the Udawalawe reservoir.',
  },
  yala: {
    name: 'Yala safari',
    text: 'A private jeep through leopard country, from scrub forest to lagoons and the sea.',
  },
  minneriya: {
    name: 'Minneriya safari',
    text: 'A private jeep to the great gathering, when elephants come to the Minneriya tank by the hundred.',
  },
  head: {
    title: 'Sri Lanka taxi: fixed, all-inclusive fares',
    description:
      'Airport taxi and private transfers between any two places in Sri Lanka: one fixed price per vehicle, highway toll included, in LKR and USD. Book without an account.',
    fareTitle: (pickup: string, dropoff: string, lkr: string) => `Taxi from ${pickup} to ${dropoff}: ${lkr}`,
    fareDescription: (pickup: string, dropoff: string, km: string, lkr: string, usd: string) =>
      `Fixed taxi fare from ${pickup} to ${dropoff}, ${km} km: from ${lkr} (${usd}), everything included.`,
  },
  /** What its pictures show. `menu.pictures` has the others. */
  pictures: {
    airportPickup: 'A driver with a welcome board meets a guest at the airport arrivals, the taxi waiting beside them',
    adamsPeak: "Two hikers look up at the lit steps of Adam's Peak before sunrise",
    udawalawe: 'Elephants with a calf by the reservoir of Udawalawe at sunset',
    yala: 'A leopard resting on a boulder in Yala',
    minneriya: 'The gathering of elephants by the tank of Minneriya',
  },
}
