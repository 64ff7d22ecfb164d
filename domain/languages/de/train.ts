import type { train as english } from '../en/train.ts'

export const train: typeof english = {
  offer: (link, from, to, price) => [
    `Lieber mit dem Zug durchs Hochland, von ${from} nach ${to}? `,
    link('Sie im Zug, Ihr Gepäck im Auto'),
    ', ab ',
    price,
    '.',
  ],
  way: {
    add: (price) => `Wir nehmen den Zug, das Gepäck fährt im Auto: ${price}`,
    addFor: 'Wir nehmen den Zug, das Gepäck fährt im Auto',
    added: 'Ein Auto bringt Ihr Gepäck.',
    by: (from, to, price, km) => [
      `Sie fahren mit dem Zug von ${from} nach ${to}, mit eigenen Fahrkarten. Ein Auto bringt Ihr Gepäck (${km})`,
      ...(price ? [' für ', price] : []),
      ': im Hotel abgeholt, gezählt und versiegelt. Es wartet am Bahnhof oder in Ihrem Hotel.',
    ],
    leave: 'Wir nehmen das Gepäck mit',
    left: 'Ihr Gepäck fährt mit Ihnen.',
  },
}
