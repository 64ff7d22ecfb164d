import type { meeting as english } from '../en/meeting.ts'

export const meeting: typeof english = {
  heading: 'Votre point de rencontre',
  map: 'Cet endroit sur la carte',
  mapOf: (place) => `Point de rencontre à ${place}, sur la carte`,
  plan: (passed, area, side, landmark) =>
    `Plan du chemin vers votre chauffeur. Vous passez par : ${passed.join(', ')}. Puis : ${area}. La voiture est à votre ${side === 'right' ? 'droite' : 'gauche'}, à côté de : ${landmark}.`,
  sample: 'Ce point de rencontre est un exemple : nous ne l’avons pas encore confirmé.',
}
