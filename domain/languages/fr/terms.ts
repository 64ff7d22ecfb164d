import { formatsOf } from '../formats.ts'
import type { terms as english } from '../en/terms.ts'

const { percent: inPercent } = formatsOf('fr')

const OPERATOR: Readonly<Record<string, string>> = {
  'the law of Sri Lanka': 'le droit du Sri Lanka',
  'Our vehicles are licensed to carry passengers for hire, and insured for them.':
    'Nos véhicules ont une licence pour le transport payant de personnes et sont assurés pour elles.',
  'Child seats and boosters cost nothing.': 'Les sièges enfant et les rehausseurs ne coûtent rien.',
  'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.':
    'Un fauteuil roulant pliant voyage gratuitement dans une berline ou un van. Nous n’avons pas de véhicule avec rampe.',
  'All of our drivers speak English. Ask us before you book if you need another language.':
    'Tous nos chauffeurs parlent anglais. Si vous avez besoin d’une autre langue, demandez-nous avant de réserver.',
  'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.':
    'Le chauffeur compte les bagages avec vous et scelle chacun d’eux. Vous signez tous deux pour leur nombre, à l’hôtel et à la remise.',
  'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.':
    'Nous ne transportons ni argent liquide, ni passeports, bijoux, médicaments, ordinateurs portables ou appareils photo, ni rien de ce que la loi interdit de transporter.',
  'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.':
    'De la première signature à la seconde, nous répondons de la perte et des dommages, jusqu’à USD 500 par bagage. Dites-le-nous avant de signer la seconde fois.',
  'Online we take Visa and Mastercard.': 'En ligne, nous acceptons Visa et Mastercard.',
}

export const terms: typeof english = {
  head: {
    description: (brand, hours) =>
      `Ce qui vaut pour les réservations chez ${brand}\u00a0: annulation gratuite jusqu’à ${hours} heures avant la prise en charge, remboursements, ce que nous savons de vous et combien de temps, et les réponses aux questions courantes.`,
    keywords: ['conditions taxi Sri Lanka', 'annulation', 'remboursement', 'confidentialité'],
  },
  since: (company, number, date) => `Pour les réservations chez ${company}, ${number}, à partir du ${date}.`,
  operator: (words) => OPERATOR[words] ?? words,
  terms: {
    heading: 'Conditions',
    price: 'Le prix',
    priceText(isDated) {
      const what = isDated
        ? 'Selon la saison ou la nuit, il peut être différent\u00a0: vous voyez celui de votre jour et de votre heure avant de confirmer, et rien ne s’y ajoute ensuite.'
        : 'La nuit et les jours fériés, rien ne s’y ajoute.'
      return `Le prix que vous confirmez est fixe et tout compris\u00a0; nous payons le péage d’autoroute. ${what} Il vaut pour les lieux, le véhicule et, pour une excursion, le nombre de voyageurs que vous avez réservés.`
    },
    booking: 'La réservation',
    bookingText: (hours, nightHours, from, until) =>
      `Une réservation est faite quand vous voyez sa référence, et certaine dès que nous l’avons confirmée. Une prise en charge à moins de ${hours} heures de la réservation (${nightHours} heures entre ${from} et ${until}, heure du Sri Lanka) est une demande jusque-là. Si nous ne pouvons pas vous conduire, vous ne payez rien, et ce que vous avez payé est remboursé en entier.`,
    paying: 'Le paiement',
    payingText: (transfer, tour, several) =>
      `Un trajet\u00a0: ${transfer} Une excursion\u00a0: ${tour} Plusieurs trajets\u00a0: ${several}`,
    residents:
      'Les clients qui résident au Sri Lanka paient uniquement en roupies sri-lankaises, comme l’exige la Banque centrale du Sri Lanka.',
    deposit: (percent, least, from) =>
      `Pour les réservations à partir de ${from}, nous demandons un acompte en ligne\u00a0: ${inPercent(percent)} du prix, au moins ${least}. Il fait partie du prix.`,
    depositByBank: (percent, least, from, days) =>
      `Pour les réservations d’au moins ${from}, nous demandons un acompte par virement bancaire\u00a0: ${inPercent(percent)} du prix, au moins ${least}. Il fait partie du prix et doit nous parvenir dans les ${days} jours suivant la réservation\u00a0; sinon, nous le demandons une dernière fois et pouvons ensuite annuler. Nous n’en demandons pas s’il ne peut pas arriver avant le premier trajet.`,
    cancelling: 'Annuler et modifier',
    noShow: 'Les frais des dernières heures valent aussi pour qui ne vient pas à la prise en charge.',
    stay: (rule) => `Si une voiture avec chauffeur reste avec vous plusieurs jours\u00a0: ${rule}`,
    waiting: 'L’attente',
    waitingText: (airport, elsewhere) =>
      `Le chauffeur attend gratuitement\u00a0: ${airport} minutes à l’aéroport de Colombo, à partir de l’atterrissage, et ${elsewhere} minutes ailleurs. S’il vous faut plus de temps, dites-le-nous.`,
    room: 'Places et bagages',
    vehicleRoom: (vehicle, seats, bags) => `${vehicle}\u00a0: ${seats} voyageurs et ${bags} grandes valises`,
    roomText:
      'Chaque enfant a sa propre place et compte. Si vous n’entrez pas tous dans le véhicule réservé, nous vous écrivons au sujet d’un plus grand et de son prix avant tout paiement en ligne.',
    tours: 'Les excursions',
    wholeParty: 'tous les voyageurs de votre réservation',
    toursText:
      'Les parcs ferment certaines semaines de l’année et après de fortes pluies\u00a0: nous vous proposons alors un autre jour ou un autre parc, ou annulons gratuitement.',
    bags: 'Bagages en voiture, vous en train',
    road: 'Sur la route',
    complaint: 'Si quelque chose ne va pas',
    complaintText: (mail, days, law) => [
      'Dites-le au chauffeur ou écrivez-nous tout de suite\u00a0: ',
      mail,
      `. Nous répondons à toute réclamation reçue dans les ${days} jours après le voyage. Le droit applicable à ces conditions est ${law}\u00a0; vos droits de consommateur chez vous demeurent.`,
    ],
  },
  privacy: {
    heading: 'Confidentialité',
    who: 'Qui est responsable',
    what: 'Ce que nous savons, et pourquoi',
    whatText:
      'Ce que vous écrivez dans le formulaire de réservation\u00a0: téléphone, e-mail, lieux, heure, vol, nom sur la pancarte et ce que vous dites au chauffeur. Nous en avons besoin pour vous conduire et vous écrire à ce sujet, et ne l’utilisons pour rien d’autre. Nous ne vendons ni ne prêtons de données, n’envoyons pas de publicité et ne suivons personne. Nous comptons combien de fois un trajet est cherché et réservé, dans quelle langue, sur quel type d’appareil et par quel lien\u00a0: sans noms, adresses ni cookies. Le nom d’un lieu que nous ne connaissons pas n’est gardé que s’il a été demandé depuis trois réseaux. Quand une page échoue, votre navigateur nous dit quel type de page et quelle sorte d’erreur c’était, et rien de vous.',
    seen: 'Qui le voit',
    seenBy: [
      'Nous, et le chauffeur de votre trajet jusqu’au lendemain.',
      'Si vous partagez un trajet\u00a0: qui a le lien voit la voiture et son chauffeur, et où vous êtes tant que vous êtes à bord.',
      'Cloudflare, qui fait fonctionner pour nous le site, sa base de données et ses e-mails.',
      'Si vous payez en ligne, la page de paiement\u00a0: le montant, le numéro de la réservation et votre e-mail.',
      'Là où le site utilise Google Maps\u00a0: Google apprend les lieux que vous cherchez, et rien de la réservation.',
      'Si vous venez par un lien ou une carte de votre hôtel\u00a0: l’hôtel apprend le jour et le prix du trajet, et rien qui dise qui vous êtes.',
      'WhatsApp, si vous nous y écrivez.',
    ],
    long: 'Combien de temps',
    eraseSome: 'Quelque temps après le voyage, nous effaçons vos nom, téléphone, e-mail et remarques.',
    erase: (days) => `${days} jours après le voyage, nous effaçons vos nom, téléphone, e-mail, adresses et remarques.`,
    stays:
      'Le trajet, la date et le prix restent pour notre comptabilité. Ce que vous avez tapé dans un formulaire reste un jour au plus dans votre propre navigateur, et disparaît dès que votre réservation est confirmée. L’hôtel dont vous avez suivi le lien reste noté dans cet onglet jusqu’à ce que vous le fermiez. Une réservation que vous gardez sur votre appareil y reste jusqu’à ce que vous la supprimiez. Ce site ne dépose aucun cookie.',
    rights: 'Vos droits',
    rightsText: (mail) => [
      'Demandez-nous ce que nous avons sur vous, ou de le corriger, le remettre ou l’effacer\u00a0: ',
      mail,
      '. Vous pouvez aussi vous plaindre à l’autorité de protection des données de votre pays.',
    ],
  },
  questions: {
    heading: 'Questions',
    forAll: 'Le prix est-il pour nous tous ou par personne\u00a0?',
    forAllText:
      'Pour le véhicule, quel que soit le nombre de passagers. Une excursion a un prix pour le nombre de voyageurs que vous choisissez.',
    driver: 'Quand saurai-je qui me conduit\u00a0?',
    meeting: 'Où trouver le chauffeur à l’aéroport de Colombo\u00a0?',
    change: 'Comment modifier ou annuler\u00a0?',
    changeText: (rule) => `Par le lien «\u00a0Modifier ou annuler\u00a0» de notre e-mail. ${rule}`,
    noMail: 'Je n’ai pas reçu d’e-mail de vous.',
    noMailText:
      'Regardez dans vos courriers indésirables. La page de votre réservation, que vous avez vue en réservant, dit tout ce que dit l’e-mail. Écrivez-nous sur WhatsApp le nom et le jour du départ\u00a0: nous trouvons la réservation.',
    stop: 'Pouvons-nous nous arrêter en route\u00a0?',
    stopText: (minutes, hours) =>
      `Oui\u00a0: ajoutez l’arrêt avant de réserver, et vous voyez aussitôt le prix fixe de tout le trajet. ${minutes === null ? 'L’attente est comprise dans le prix.' : `Les ${minutes} premières minutes à chaque arrêt sont gratuites, une heure de plus coûte ${hours}.`}`,
    seats: 'Combien coûtent les sièges enfant\u00a0?',
    seatsText: 'Indiquez dans le formulaire combien il vous en faut.',
    wheelchair: 'Conduisez-vous des personnes en fauteuil roulant\u00a0?',
    languages: 'Quelles langues parlent les chauffeurs\u00a0?',
    languagesText: 'Dans le formulaire, vous pouvez souhaiter un chauffeur qui parle une autre langue.',
    cards: 'Quelles cartes acceptez-vous\u00a0?',
    else: (chat, mail) => ['Autre chose\u00a0? ', chat('Demandez-nous sur WhatsApp'), ' ou écrivez à ', mail, '.'],
    agents: (page) => ['Pour qui construit un assistant\u00a0: ', page('ce que les agents peuvent nous demander'), '.'],
  },
}
