import type { map as english } from '../en/map.ts'
import { de } from './site.ts'

export const map: typeof english = {
  label: 'Carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Afficher tout le trajet',
  title: 'Carte du Sri Lanka',
  route: (pickup, dropoff) => `Le trajet ${de(pickup)} à ${dropoff}`,
  noRoute: 'Impossible de tracer le trajet pour le moment. Le prix ne change pas.',
  service: 'Trajet et plan : Google Maps',
  noService: 'Impossible d’afficher le plan pour le moment ; voici le nôtre.',
  fetching: 'Chargement du plan…',
  refusedKey:
    'Il y a un problème avec la clé API du plan : le service de cartes l’a refusée. Les prix et les réservations ne sont pas touchés.',
}
