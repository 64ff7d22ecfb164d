import type { train as english } from '../en/train.ts'
import { de } from './site.ts'

export const train: typeof english = {
  offer: (link, from, to, price) => [
    `Plutôt le train des montagnes, ${de(from)} à ${to}\u00a0? `,
    link('Vous en train, vos bagages en voiture'),
    ', à partir de ',
    price,
    '.',
  ],
  way: {
    add: (price) => `Nous prenons le train, nos bagages vont en voiture\u00a0: ${price}`,
    addFor: 'Nous prenons le train, nos bagages vont en voiture',
    added: 'Une voiture transporte vos bagages.',
    by: (from, to, price, km) => [
      `Vous allez en train ${de(from)} à ${to}, avec vos propres billets. Une voiture transporte vos bagages (${km})`,
      ...(price ? [' pour ', price] : []),
      '\u00a0: pris à votre hôtel, comptés et scellés, ils vous attendent à la gare ou à votre hôtel.',
    ],
    leave: 'Nous gardons nos bagages avec nous',
    left: 'Vos bagages restent avec vous.',
  },
}
