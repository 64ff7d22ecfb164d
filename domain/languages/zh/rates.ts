import type { rates as english } from '../en/rates.ts'

const airportLists: typeof english.airport = {
  pickup: {
    name: '从科伦坡机场出发',
    heading: '科伦坡机场出租车价格',
    lead: '从科伦坡班达拉奈克国际机场乘出租车前往斯里兰卡任何城镇或海滩，价格固定、费用全包。司机在到达大厅等候您。',
    title: '科伦坡机场出租车：前往各地的价格',
    titleFrom: (usd) => `科伦坡机场出租车：前往各地的价格，${usd} 起`,
    description: '从科伦坡机场出发的出租车一口价，附距离和车程。含高速公路通行费，出发前无需付款。',
    descriptionFrom: (places, usd) =>
      `从科伦坡机场前往 ${places} 个地点的出租车一口价，${usd} 起，附距离和车程。含高速公路通行费，出发前无需付款。`,
  },
  dropoff: {
    name: '前往科伦坡机场',
    heading: '前往科伦坡机场的出租车价格',
    lead: '从斯里兰卡任何城镇或海滩乘出租车前往科伦坡班达拉奈克国际机场，价格固定、费用全包。我们会安排好用车时间，让您从容赶上航班。',
    title: '前往科伦坡机场的出租车：各地出发价格',
    titleFrom: (usd) => `前往科伦坡机场的出租车：各地出发价格，${usd} 起`,
    description: '前往科伦坡机场的出租车一口价，附距离和车程。含高速公路通行费，出发前无需付款。',
    descriptionFrom: (places, usd) =>
      `从 ${places} 个地点前往科伦坡机场的出租车一口价，${usd} 起，附距离和车程。含高速公路通行费，出发前无需付款。`,
  },
  cheapest: (strong, usd, near) => [
    '最低价格为 ',
    strong(`USD ${usd}`),
    `${near && `，机场附近除外：${near}`}。含高速公路通行费：由我们承担。`,
  ],
  all: (count) => `${count} 个地点`,
  some: (shown, count) => `${count} 个地点中的 ${shown} 个`,
  popular: '热门地点',
  more: '更多地点（按字母排序）',
  none: (fare, typed) => ['列表中没有这个地点。', fare(`查看“${typed}”的价格`), '。'],
  find: '查找地点',
}

const place: typeof english.place = {
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

export const rates: typeof english = { airport: airportLists, place }
