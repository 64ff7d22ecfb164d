import type { train as english } from '../en/train.ts'

export const train: typeof english = {
  offer: (link, from, to, price) => [
    `想乘高山火车从 ${from} 到 ${to}？`,
    link('人坐火车，行李坐车'),
    '，',
    price,
    ' 起。',
  ],
  way: {
    add: (price) => `我们坐火车，行李由专车运送：${price}`,
    addFor: '我们坐火车，行李由专车运送',
    added: '行李由专车运送。',
    by: (from, to, price, km) => [
      `您乘火车从 ${from} 到 ${to}，车票自备。专车运送行李（${km}）`,
      ...(price ? ['，价格 ', price] : []),
      '：在酒店取件，当面清点并封签，在车站或您的酒店等您。',
    ],
    leave: '我们自己带行李',
    left: '行李由您自己携带。',
  },
}
