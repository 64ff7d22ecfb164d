import { formatsOf } from '../formats.ts'
import { de } from './site.ts'
import type { places as english } from '../en/places.ts'

const { plural } = formatsOf('fr')

const map: typeof english.map = {
  label: 'Carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Afficher tout le trajet',
  title: 'Carte du Sri Lanka',
  route: (pickup, dropoff) => `Le trajet ${de(pickup)} à ${dropoff}`,
  noRoute: 'Impossible de tracer le trajet pour le moment. Le prix ne change pas.',
  service: 'Trajet et plan\u00a0: Google Maps',
  noService: 'Impossible d’afficher le plan pour le moment\u00a0; voici le nôtre.',
  fetching: 'Chargement du plan…',
  refusedKey:
    'Il y a un problème avec la clé API du plan\u00a0: le service de cartes l’a refusée. Les prix et les réservations ne sont pas touchés.',
}

export const places: typeof english = {
  map,
  popular: 'Lieux prisés',
  list: 'Lieux',
  found: (count, first) => {
    const said = `${count} ${plural(count, { one: 'lieu trouvé', other: 'lieux trouvés' })}. `
    if (!first) return `${said}Choisissez avec les flèches haut et bas.`
    return `${said}Entrée choisit ${first}${count === 1 ? '' : ', les flèches haut et bas mènent aux autres'}.`
  },
  hotels: 'Recherche d’hôtels…',
  more: 'Recherche d’autres lieux…',
  offline: 'Pas de connexion\u00a0: seuls les villes et les sites peuvent être trouvés pour le moment.',
  none: (text) =>
    `Aucun lieu au Sri Lanka pour «\u00a0${text}\u00a0». Vérifiez l’orthographe, ou indiquez la ville la plus proche.`,
  looking: (text) => `Recherche de «\u00a0${text}\u00a0»…`,
  cannotLook: (text) =>
    `Nous ne pouvons pas chercher «\u00a0${text}\u00a0» pour le moment\u00a0: il n’y a pas de connexion.`,
  unknown: (text) => `Nous ne connaissons pas «\u00a0${text}\u00a0».`,
  mayMean: (text) => `Nous ne connaissons pas «\u00a0${text}\u00a0». Peut-être voulez-vous dire\u00a0:`,
  openLink: 'Ouvrez le lien et collez l’adresse de la page qui s’ouvre, ou le nom du lieu.',
  nameInstead: 'Nous ne pouvons pas lire ce lien. Indiquez le nom de l’hôtel ou du lieu.',
  checkSpelling: 'Vérifiez l’orthographe, ou indiquez la ville la plus proche.',
  backTo: (place) => `Retour à ${place}`,
  houseIn: (town) => `${town}\u00a0: le même prix pour votre hôtel sur place`,
  toYourDriver: (address) => `«\u00a0${address}\u00a0» est transmis à votre chauffeur`,
  point: 'Ce point sur la carte',
  district: (district) => `district ${de(district)}`,
  inDistrict: (kind, district) => `${kind}, district ${de(district)}`,
  inTown: (kind, town) => `${kind} à ${town}`,
  named: (name, about) => `${name} · ${about}`,
  kinds: {
    airport: 'Aéroport',
    beach: 'Plage',
    park: 'Parc national',
    station: 'Gare',
    harbour: 'Port',
    trailhead: 'Début de la montée',
    sight: 'Site',
  },
  houses: {
    hotel: 'Hôtel',
    'guest house': 'Maison d’hôtes',
    villa: 'Villa',
    bungalow: 'Bungalow',
    homestay: 'Chez l’habitant',
    apartment: 'Appartement',
    chalet: 'Chalet',
    hostel: 'Auberge',
    camp: 'Camp',
  },
  hotelCredit:
    'Hôtels\u00a0: © les contributeurs d’OpenStreetMap (ODbL)\u00a0; Sri Lanka Tourism Development Authority',
  serviceCredit: (credit) => `Certains de ces lieux\u00a0: ${credit}`,
}
