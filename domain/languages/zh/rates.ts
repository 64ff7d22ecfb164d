import type { airport as english } from '../en/rates.ts'

export const airport: typeof english = {
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
    strong(`${usd} USD`),
    `${near && `，机场附近除外：${near}`}。含高速公路通行费：由我们承担。`,
  ],
  all: (count) => `${count} 个地点`,
  some: (shown, count) => `${count} 个地点中的 ${shown} 个`,
  popular: '热门地点',
  more: '更多地点（按字母排序）',
  none: (fare, typed) => ['列表中没有这个地点。', fare(`查看“${typed}”的价格`), '。'],
  find: '查找地点',
}
