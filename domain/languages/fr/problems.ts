import { formatsOf } from '../formats.ts'
import { de } from './site.ts'
import type { problems as english } from '../en/problems.ts'

const { plural } = formatsOf('fr')

const nights = (count: number) => `${count} ${plural(count, { one: 'nuit', other: 'nuits' })}`

const fields: typeof english.fields = {
  missing: 'Cette information manque',
  'no-place': 'Indiquez un lieu',
  'place-too-long': (max) => `Un nom de lieu compte au plus ${max} caractères`,
  'place-has-too-many-bytes': 'Ce nom de lieu est trop long',
  'place-holds-address': 'Un nom de lieu ne contient ni adresse web ni adresse e-mail',

  'no-email': 'Indiquez votre adresse e-mail',
  'not-an-email': 'Indiquez une adresse e-mail comme nom@example.com',
  'email-too-long': (max) => `Une adresse e-mail compte au plus ${max} caractères`,
  'no-phone': 'Indiquez votre numéro de téléphone',
  'not-a-phone': 'Indiquez un numéro avec l’indicatif du pays, comme +33 6 12 34 56 78',
  'not-a-phone-of-country': 'Vérifiez les chiffres : ce n’est pas un numéro de ce pays',
  'no-country': 'Choisissez le pays de ce numéro, ou commencez par + et l’indicatif du pays',
  'not-a-country': 'Choisissez un pays',
  'no-date': 'Choisissez la date de prise en charge',
  'no-such-date': 'Cette date n’existe pas',
  'no-time': 'Choisissez l’heure de prise en charge',
  'no-such-time': 'Indiquez une heure de 00:00 à 23:59',
  'no-vehicle': 'Choisissez un véhicule',
  'travelers-not-whole': 'Choisissez le nombre de voyageurs',
  'too-few-travelers': (least) => `Choisissez au moins ${least} ${least > 1 ? 'voyageurs' : 'voyageur'}`,
  'too-many-travelers': (most) => `Une excursion accueille au plus ${most} voyageurs`,

  'text-too-long': (max) => `${max} caractères au maximum`,
  'count-out-of-range': (least, most) => `Indiquez un nombre de ${least} à ${most}`,
  'count-out-of-range-ask': (least, most) => `Indiquez un nombre de ${least} à ${most}, ou écrivez-nous`,
  'not-a-flight': 'Indiquez un numéro de vol comme UL 504',

  'pickup-no-such-time': 'Cette date et cette heure n’existent pas',
  'pickup-too-far-ahead': (months) => `Choisissez une date dans les ${months} prochains mois`,
  'pickup-past-date': 'Cette date est passée au Sri Lanka',
  'pickup-past-time': 'Cette heure est passée au Sri Lanka',
  'pickup-before-previous-ride': 'Cette prise en charge précède celle du trajet d’avant',
  'way-back-too-early': 'Le retour est avant l’aller',
  'way-back-unpriced': 'Le retour n’a pas encore de prix : réessayez, ou réservez l’aller seul.',
  'ride-too-early': 'Ce trajet commence avant le précédent.',

  'too-few-stops': (least) => `Un circuit compte au moins ${least} étapes`,
  'too-many-stops': (most) => `${most} étapes au maximum`,
  'unknown-place': 'Nous ne connaissons pas ce lieu',
  'no-road': 'Aucune route n’y mène',
  'distance-too-long': (most) => `Le trajet ne doit pas dépasser ${most} km`,
  'same-place': 'C’est le même lieu que le précédent',
  'next-to-each-other': 'Ce lieu est juste à côté du précédent',
  'no-ride': 'Un circuit compte au moins un trajet',
  'party-too-large': 'Deux vans ne suffisent pas pour autant de voyageurs ou de bagages : écrivez-nous',
}

const plan: typeof english.plan = {
  longDay: (duration) => `${duration} de route en une journée. Avec une nuit en chemin, ce serait plus facile.`,
  evenAt: (start, sentence) => `Même en partant à ${start} : ${sentence}`,
  flight: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} à ${time} au plus tard (heure du Sri Lanka).`,
  flightFromEvening: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} la veille au soir, à ${time} au plus tard (heure du Sri Lanka).`,
  nights: (planned, dates) => `Vous prévoyez ${nights(planned)} ; entre vos dates, il y en a ${dates}.`,
  datesTurnedAround: 'Le circuit finirait avant de commencer.',
  nightAtPark: (park) =>
    `Vous passez la nuit près ${de(park)} : indiquez votre hôtel comme étape, et nous vous conduisons jusqu’à sa porte.`,
  sight: (sight, km) => `${sight} est sur le chemin : un arrêt y ajoute ${km}.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} est sur le chemin : un arrêt y ajoute ${km} et ${duration} de route.`,
  lessThanOneKm: 'moins d’un km',
  better: {
    before: (stop, other, less) => `${stop} avant ${other} : ${less} de moins`,
    after: (stop, other, less) => `${stop} après ${other} : ${less} de moins`,
    order: (stops, less) => `${stops.join(', ')} : ${less} de moins`,
    kmAndMoney: (km, usd) => `${km} et ${usd}`,
  },
}

export const problems: typeof english = { fields, plan }
