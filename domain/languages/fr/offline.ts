import { formatsOf } from '../formats.ts'
import type { offline as english } from '../en/offline.ts'

const { number } = formatsOf('fr')

export const offline: typeof english = {
  title: 'Sans réseau',
  description: 'Les réservations que vous gardez sur cet appareil et une estimation de tous les prix, sans réseau.',
  online: {
    heading: 'Fonctionne sans réseau',
    intro:
      'Cette page s’ouvre aussi en mode avion. Vous y trouvez les réservations que vous gardez et une estimation de tous les prix.',
  },
  offline: {
    heading: 'Vous êtes sans réseau',
    intro:
      'Vos réservations gardées et une estimation de tous les prix sont ici. Pour tout le reste, il nous faut un réseau.',
  },
  tryAgain: 'Réessayer la page que vous vouliez ouvrir',
  kept: {
    heading: 'Réservations gardées',
    none: 'Aucune pour le moment. Ouvrez la page de votre réservation par le lien de votre e-mail et touchez «\u00a0Garder sur cet appareil\u00a0».',
    loading:
      'Les réservations gardées s’affichent ici dès que la page est chargée. Vous en gardez une depuis la page de votre réservation.',
    asItWas: (date, time) => `Situation au ${date}, ${time} (heure du Sri Lanka)`,
    call: (driver) => `Appeler ${driver}`,
    calendar: 'Ajouter à votre agenda',
    openPage: 'Ouvrir sa page',
    remove: 'Supprimer de cet appareil',
    keep: 'Garder sur cet appareil',
    opensAt: (page) => ['Gardée. Sans réseau, elle s’ouvre à l’adresse ', page, '.'],
    failed:
      'Ce navigateur ne garde rien\u00a0: sa mémoire est pleine, ou la fenêtre est privée. Veuillez plutôt imprimer cette page.',
  },
  estimate: {
    heading: 'Estimer un prix',
    pickup: 'Départ',
    dropoff: 'Destination',
    price: (vehicle, lkr, usd) => `${vehicle} – LKR ${number(lkr)} (USD ${number(usd)})`,
    way: (km, duration) => `${km} km, environ ${duration}`,
    ofDay: (date, fare) => [
      `Estimation du ${date}, à confirmer quand vous serez en ligne\u00a0: `,
      fare('voir le prix et réserver'),
    ],
    noRoads: 'Notre réseau routier n’est pas encore sur cet appareil. Ouvrez cette page une fois avec un réseau.',
    noWay:
      'Nous ne trouvons pas de route entre ces lieux. Villes, plages et sites fonctionnent ici\u00a0; les hôtels demandent un réseau.',
  },
  call: {
    heading: 'Appelez-nous',
    numbers: (phone, whatsapp, site) => [
      'Un appel ne demande pas de données\u00a0: ',
      phone,
      '. Avec des données\u00a0: ',
      whatsapp,
      ' ou ',
      site,
      '.',
    ],
  },
  files: {
    heading: 'Ce qui se trouve sur cet appareil',
    text: 'Cette page, son code et notre réseau routier sont enregistrés ici pour s’ouvrir sans réseau. Les réservations ne le sont que si vous les avez gardées. Vous pouvez supprimer ces fichiers\u00a0; la prochaine visite avec un réseau les enregistrera de nouveau. Pour tout supprimer définitivement, effacez les données de ce site dans les réglages de votre navigateur.',
    remove: 'Supprimer les fichiers',
    removed: 'Supprimés. Les réservations gardées sont toujours là\u00a0; chacune a son propre bouton.',
  },
}
