import type { money as english } from '../en/money.ts'

export const money: typeof english = {
  label: 'Afficher aussi les prix en',
  none: 'aucune autre monnaie',
  about: (amount) => `environ ${amount}`,
  of: (day) => `, cours du ${day}`,
  charged: (day) => `À titre indicatif, au cours du ${day}. Le prix est dû en dollars américains ou en roupies.`,
  ratesOf: (day) => `Autres monnaies aux cours du ${day}`,
  note: (day) => `Cours du ${day}. Les prix sont dus en dollars américains ou en roupies.`,
}
