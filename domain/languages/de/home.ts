import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  heading: 'Taxi in Sri Lanka zum Festpreis',
  lead: 'Ein Preis pro Fahrzeug, alles inklusive.',
  unreachable:
    'Das hat nicht geklappt. Bitte prüfen Sie, ob Abholort und Ziel mit dem Auto erreichbar sind, und geben Sie einen anderen Ort ein.',
  welcome: (brand) => `Willkommen bei ${brand}`,
  company: (legalName, number) =>
    `${legalName} ist ein Taxi- und Reiseunternehmen in Sri Lanka, eingetragen unter ${number}. Wir bringen Reisende vom Flughafen ins Hotel, von Ort zu Ort und auf Safari, zu einem Preis, der vor der Fahrt feststeht und sich unterwegs nicht ändert.`,
  write: (whatsapp, mail) => [`Schreiben Sie uns per WhatsApp an ${whatsapp} oder per E-Mail an `, mail, '.'],
  onePrice: 'Ein Preis, alles inklusive',
  onePriceText: 'Der Preis, den Sie sehen, steht fest. Die Autobahnmaut zahlen wir.',
  pay: 'Zahlen, wie Sie mögen',
  payOnline: 'In LKR oder USD am Ende der Fahrt oder vorab online mit Karte.',
  payAtEnd: 'In LKR oder USD am Ende der Fahrt.',
  driver: 'Ihr Fahrer, rechtzeitig',
  driverText: (hours) =>
    `Die Angaben zum Fahrer bekommen Sie innerhalb von ${hours} Stunden nach der Buchung. Falls nicht, melden Sie sich bitte.`,
  discount: 'Rabatt auf die nächste Fahrt',
  discountText: 'Fragen Sie nach Ihrer Fahrt per WhatsApp danach.',
  activities: 'Ausflüge buchen',
  book: 'Jetzt buchen',
  bookIn: (activity) => `Jetzt buchen: ${activity} (öffnet einen neuen Tab)`,
  here: 'Hier bei uns buchen',
  hereIn: (activity) => `Hier bei uns buchen: ${activity}`,
  from: (price) => ['ab ', price],
  elsewhere: (price, site) => [price, ` auf ${site}`],
  adamsPeak: {
    name: 'Aufstieg zum Adams Pik',
    text: 'Nachts mit eigenem Guide die beleuchteten Stufen hinauf, zum Sonnenaufgang auf dem Gipfel.',
  },
  udawalawe: {
    name: 'Safari in Udawalawe',
    text: 'Im eigenen Jeep zu den wilden Elefantenherden rund um den Stausee von Udawalawe.',
  },
  yala: {
    name: 'Safari in Yala',
    text: 'Im eigenen Jeep durch das Land der Leoparden, vom Buschwald zu Lagunen und Meer.',
  },
  minneriya: {
    name: 'Safari in Minneriya',
    text: 'Im eigenen Jeep zum großen Treffen, wenn Hunderte Elefanten an den See von Minneriya kommen.',
  },
  head: {
    title: 'Taxi in Sri Lanka: Festpreise, alles inklusive',
    description:
      'Flughafentaxi und private Transfers zwischen zwei beliebigen Orten in Sri Lanka: ein Festpreis pro Fahrzeug mit Autobahnmaut, in LKR und USD. Buchung ohne Konto.',
    fareTitle: (pickup, dropoff, lkr) => `Taxi von ${pickup} nach ${dropoff}: ${lkr}`,
    fareDescription: (pickup, dropoff, km, lkr, usd) =>
      `Festpreis für ein Taxi von ${pickup} nach ${dropoff}, ${km} km: ab ${lkr} (${usd}), alles inklusive.`,
  },
  pictures: {
    airportPickup: 'Ein Fahrer mit Namensschild empfängt einen Gast in der Ankunftshalle, das Taxi wartet daneben',
    adamsPeak: 'Zwei Wanderer blicken vor Sonnenaufgang zu den beleuchteten Stufen des Adams Pik hinauf',
    udawalawe: 'Elefanten mit Kalb am Stausee von Udawalawe bei Sonnenuntergang',
    yala: 'Ein Leopard ruht auf einem Felsen in Yala',
    minneriya: 'Die große Elefantenversammlung am Stausee von Minneriya',
  },
}
