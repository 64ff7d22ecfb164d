import type { place as english } from '../en/place.ts'

export const place: typeof english = {
  heading: (name) => `${name} 出租车`,
  lists: '出租车价目表',
  toAirport: (name, airport, km, duration) => `${name} 到 ${airport} 的出租车：${km} 公里，约 ${duration}，一口价。`,
  seeRoute: '查看路线并预订',
  noPlace: '此地址没有指明地点。',
  question: (name, airport) => `可以送我们从 ${name} 到 ${airport} 吗？`,
  listFrom: (name) => `${name} 出发的出租车价格`,
  listTo: (name) => `前往 ${name} 的出租车价格`,
  wayBack: (name) => `您要前往 ${name}？每条路线的页面上都有返程。`,
  others: '按上车地点查看价目表',
  airport: '科伦坡机场',
  crumb: (name) => `${name} 出发的出租车`,
  head: {
    noFare: (name) => `${name} 出发没有出租车价格`,
    noFareText: '请选择斯里兰卡境内汽车可以到达的地点，查看其出租车价目表。',
    title: (name, usd) => `${name} 出租车价目表，到机场 ${usd} 起`,
    description: (name, usd, km, duration, others) => {
      const trips = others.length > 0 ? `前往 ${others.join('、')} 等地` : '从斯里兰卡各地出发'
      return `${name} 到科伦坡机场的出租车 ${usd} 起：${km} 公里，${duration}。${trips}均为一口价，含高速公路通行费。`
    },
  },
}
