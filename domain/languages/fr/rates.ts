import type { airport as english } from '../en/rates.ts'

export const airport: typeof english = {
  pickup: {
    name: 'Depuis l’aéroport de Colombo',
    heading: 'Prix des taxis depuis l’aéroport de Colombo',
    lead: 'Taxi de l’aéroport international Bandaranaike de Colombo vers toute ville ou plage du Sri Lanka, à prix fixe tout compris. Votre chauffeur vous attend dans le hall des arrivées.',
    title: 'Taxi depuis l’aéroport de Colombo : prix pour chaque ville',
    titleFrom: (usd) => `Taxi depuis l’aéroport de Colombo : prix pour chaque ville, dès ${usd}`,
    description:
      'Prix fixes des taxis depuis l’aéroport de Colombo avec distance et durée. Péage compris, aucun paiement avant le trajet.',
    descriptionFrom: (places, usd) =>
      `Prix fixes des taxis depuis l’aéroport de Colombo pour ${places} lieux, dès ${usd}, avec distance et durée. Péage compris, aucun paiement avant le trajet.`,
  },
  dropoff: {
    name: 'Vers l’aéroport de Colombo',
    heading: 'Prix des taxis vers l’aéroport de Colombo',
    lead: 'Taxi vers l’aéroport international Bandaranaike de Colombo depuis toute ville ou plage du Sri Lanka, à prix fixe tout compris. Nous prévoyons la prise en charge pour que vous soyez à l’heure pour votre vol.',
    title: 'Taxi vers l’aéroport de Colombo : prix depuis chaque ville',
    titleFrom: (usd) => `Taxi vers l’aéroport de Colombo : prix depuis chaque ville, dès ${usd}`,
    description:
      'Prix fixes des taxis vers l’aéroport de Colombo avec distance et durée. Péage compris, aucun paiement avant le trajet.',
    descriptionFrom: (places, usd) =>
      `Prix fixes des taxis vers l’aéroport de Colombo pour ${places} lieux, dès ${usd}, avec distance et durée. Péage compris, aucun paiement avant le trajet.`,
  },
  cheapest: (strong, usd, near) => [
    'Le prix le plus bas est de ',
    strong(`${usd} USD`),
    `${near && `, sauf tout près de l’aéroport : ${near}`}. Péage d’autoroute compris : il est à notre charge.`,
  ],
  all: (count) => `${count} lieux`,
  some: (shown, count) => `${shown} lieux sur ${count}`,
  popular: 'Lieux prisés',
  more: 'Autres lieux, de A à Z',
  none: (fare, typed) => ['Aucun lieu de ce nom dans la liste. ', fare(`Voir le prix pour « ${typed} »`), '.'],
  find: 'Trouver un lieu',
}
