import type { mails as english } from '../en/mails.ts'

export const mails: typeof english = {
  subject: (what, title, date) => `${what} – ${title}, ${date}`,
  receipt: {
    subject: (reference) => `Réservation ${reference}`,
    heading: 'Nous avons bien reçu votre réservation',
    headingRequest: 'Nous avons bien reçu votre demande',
    opening: 'Voici ce que nous avons noté. Dites-nous si quelque chose ne va pas.',
  },
  link: {
    subject: (reference) => `Votre réservation ${reference}`,
    heading: 'Votre réservation',
    opening:
      'Vous avez demandé sur notre site le lien vers cette réservation. Si ce n’était pas vous, il n’y a rien à faire\u00a0: le lien n’a été envoyé qu’à vous.',
  },
  confirmed: {
    subject: (reference) => `Réservation ${reference} confirmée`,
    heading: 'Votre réservation est confirmée',
    headingRide: 'Votre trajet est confirmé',
    headingRides: 'Des trajets de votre réservation sont confirmés',
    opening: 'Votre chauffeur sera là.',
  },
  cancelled: {
    subject: (reference) => `Réservation ${reference} annulée`,
    heading: 'Votre réservation est annulée',
    headingRide: 'Votre trajet est annulé',
    headingRides: 'Des trajets de votre réservation sont annulés',
    opening: 'Personne ne viendra. Si vous ne vous y attendiez pas, écrivez-nous.',
  },
  eachRideBelow: 'Ce n’est pas le cas de tous les trajets\u00a0: vous trouverez ci-dessous l’état de chacun.',
  changed: {
    subject: (reference) => `Réservation ${reference} modifiée`,
    heading: 'Votre réservation a été modifiée',
    headingRide: 'Un trajet de votre réservation a été modifié',
    opening: 'Voici ce que nous avons noté à présent. Dites-nous si quelque chose ne va pas.',
  },
  paid: {
    subject: (reference) => `Paiement de la réservation ${reference}`,
    heading: 'Nous avons reçu votre paiement',
    opening: (paid) => `Merci. Payé jusqu’ici\u00a0: ${paid}.`,
  },
  refunded: {
    subject: (reference) => `Remboursement pour la réservation ${reference}`,
    heading: 'Nous vous avons remboursé',
    back: (sum) => `Remboursé\u00a0: ${sum}.`,
    taxi: (sum) => `Pour le taxi que vous avez pris à la place\u00a0: ${sum}.`,
    toAccount: 'Sur une carte ou un compte, cela peut prendre quelques jours.',
    opening: (usd) => `Payé après ce remboursement\u00a0: ${usd}.`,
  },
  notPaid: {
    subject: (reference) => `Votre paiement pour la réservation ${reference} n’est pas arrivé`,
    heading: 'Votre paiement n’est pas arrivé',
    opening:
      'Nous n’avons pas reçu le paiement en ligne que vous aviez commencé. Le lien ci-dessous vous permet de réessayer. Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  deposit: {
    subject: (reference) => `Votre acompte pour la réservation ${reference} n’est pas arrivé`,
    heading: 'Votre acompte n’est pas arrivé',
    opening:
      'Nous vous avons demandé un acompte par virement bancaire et ne l’avons pas reçu. Voici le montant et le compte.',
  },
  charge: {
    subject: (reference) => `Somme due pour la réservation ${reference}`,
    heading: 'Somme due pour votre réservation',
    opening: 'Voici ce qui est dû pour un trajet de votre réservation qui n’a pas eu lieu, et comment le payer.',
    waived: {
      subject: (reference) => `Plus de somme due pour la réservation ${reference}`,
      heading: 'Nous renonçons à la somme due',
      opening:
        'Nous renonçons à ce qui était dû pour un trajet qui n’a pas eu lieu\u00a0: il n’y a plus rien à payer à ce titre.',
    },
    came: {
      subject: (reference) => `La réservation ${reference} reste valable`,
      heading: 'Votre réservation reste valable',
      opening:
        'Nous avions écrit que vous n’étiez pas au lieu de prise en charge. C’était une erreur\u00a0: rien n’est dû à ce titre.',
    },
  },
  driver: {
    subject: (reference) => `Votre chauffeur pour la réservation ${reference}`,
    heading: 'Votre chauffeur',
    opening:
      'Voici la personne qui vous conduira. Si nous en avions nommé une autre, c’est celle-ci qui vient à sa place.',
    several: {
      subject: (reference) => `Vos chauffeurs pour la réservation ${reference}`,
      heading: 'Vos chauffeurs',
      opening: 'Voici vos chauffeurs. Si nous en avions nommé d’autres, ce sont ceux-ci qui viennent à leur place.',
      advice: 'Repérez ces plaques. Si vous ne trouvez pas un chauffeur, appelez-le ou écrivez-lui, ou contactez-nous.',
    },
    brokeDown:
      'Votre voiture est tombée en panne en route. Ce chauffeur vient là où vous êtes et vous conduit à destination.',
    brokeDownBags:
      'La voiture qui transporte vos bagages est tombée en panne en route. Ce chauffeur va les y chercher et vous les apporte.',
  },
  reminder: {
    subject: (reference) => `Rappel de la réservation ${reference}`,
    heading: 'Nous venons bientôt vous chercher',
    opening: (date, time) => `Nous venons vous chercher le ${date} à ${time}, heure du Sri Lanka.`,
  },
  paidReceipt: {
    subject: (reference) => `Reçu de la réservation ${reference}`,
    heading: 'Votre reçu',
    opening: (reference) => `Voici le reçu de la réservation ${reference}, à imprimer ou à enregistrer en PDF.`,
    open: 'Ouvrir le reçu',
  },
  thanks: {
    subject: (reference) => `Comment s’est passé votre voyage\u00a0? Réservation ${reference}`,
    heading: 'Merci d’avoir voyagé avec nous',
    opening: (reference) =>
      `Nous espérons que votre voyage s’est bien passé (réservation ${reference}). Si c’est le cas, quelques mots de votre part aideront les prochains voyageurs, et votre chauffeur. Si quelque chose n’allait pas, dites-le-nous\u00a0: nous lisons chaque message.`,
    review: (name) => `Écrire un avis\u00a0: ${name}`,
    tell: 'Nous le dire sur WhatsApp',
  },
  notHere: (link) =>
    `Votre nom, vos adresses et vos remarques ne figurent pas ici. Pour les vérifier, ouvrez «\u00a0${link}\u00a0» ci-dessous.`,
  links: {
    booking: 'Voir votre réservation',
    driver: 'Écrire à votre chauffeur sur WhatsApp',
    driverNamed: (name) => `Écrire à ${name}, votre chauffeur, sur WhatsApp`,
    change: 'Modifier ou annuler',
    cancel: 'Annuler',
    discount: 'Demander la remise sur WhatsApp',
    question: 'Des questions\u00a0? Écrivez-nous sur WhatsApp',
  },
  typedPlace: { pickup: 'votre lieu de prise en charge', dropoff: 'votre destination', stop: 'votre arrêt' },
  rides: {
    of: (number, count) => `Trajet ${number} sur ${count}`,
    second: (number) => `${number} (second véhicule)`,
    inState: {
      new: (title) => `${title}, reçu`,
      confirmed: (title) => `${title}, confirmé`,
      cancelled: (title) => `${title}, annulé`,
      'no-show': (title) => `${title}, passager absent`,
    },
    one: (number, sentence) => `Trajet ${number}\u00a0: ${sentence}`,
    range: (first, last, sentence) => `Trajets ${first} à ${last}\u00a0: ${sentence}`,
    several: (numbers, sentence) => `Trajets ${numbers}\u00a0: ${sentence}`,
    now: (count, price) =>
      `Votre réservation compte encore ${count === 1 ? 'un trajet' : `${count} trajets`}\u00a0: ${price} en tout.`,
  },
  drives: {
    one: (time, number) => `${time}, trajet ${number}`,
    several: (time, numbers) => `${time}, trajets ${numbers}`,
  },
  lines: {
    changed: 'Modifié',
    price: 'Prix',
    for: 'Pour',
    reason: 'Dans ce prix',
    paid: 'Payé',
    line: (label, value) => `${label}\u00a0: ${value}`,
  },
  facts: {
    when: (date, time) => `${date}, ${time}`,
    sriLankaTime: (when) => `${when} (heure du Sri Lanka)`,
    booking: (reference) => `Réservation ${reference}`,
  },
  hello: (brand, reference) => `Bonjour, ici ${brand}, au sujet de votre réservation ${reference}\u00a0: `,
}
