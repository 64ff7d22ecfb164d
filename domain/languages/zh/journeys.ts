import type { journeys as english } from '../en/journeys.ts'
import { parkName } from './site.ts'
import { ways } from './ways.ts'

const stop = ({ place, own, duration }: Parameters<typeof english.ride>[0]['stops'][number]) =>
  own ? `${place}（${own}，${duration}）` : `${place}（${duration}）`

function onTheWay({ towns, stops }: Parameters<typeof english.ride>[0]): string {
  const past = towns.length > 0 ? `，途经 ${towns.join('、')}` : ''
  return stops.length > 0 ? `${past}，途中停靠 ${stops.map(stop).join('、')}` : past
}

export const journeys: typeof english = {
  title: '斯里兰卡现成路线',
  crumb: '现成路线',
  intro: (plan) => [
    '每条路线列出各段行程的公里数、车程和一口价。您可以直接采用、修改，或',
    plan('规划自己的路线'),
    '。',
  ],
  none: '此地址没有路线',
  noneText: '以下是现成的路线。',
  others: '其他现成路线',
  length: (days, count) => `${days} 天 ${count} 晚。`,
  price: '全程价格',
  from: '全程起价',
  fromRides: `${ways.choice.names.rides}，起价`,
  tourFor: (travelers) => `其中的游览按 ${travelers} 位乘客计价。下一步可填写实际人数。`,
  start: '从这条路线开始',
  open: '在规划页中打开',
  stops: '逐站介绍',
  day: (day) => `第 ${day} 天`,
  dayWithNights: (day, count) => `第 ${day} 天，住 ${count} 晚`,
  named: (place, name) => `${place}（${name}）`,
  see: (sights) => `可看：${sights.join('、')}。`,
  train: (to) => `这一段没有车程：乘火车前往 ${to}。`,
  ride: (ride) => `前往 ${ride.to}${onTheWay(ride)}。`,
  rideByPark: (ride) => `经公园前往 ${ride.to}${onTheWay(ride)}。`,
  fromPark: (to) => `从公园前往 ${to}，已含在游览价格中。`,
  months: '何时去',
  opening: (park, text) => `${parkName(park)}：${text}。`,
  head: {
    listTitle: '斯里兰卡现成路线：一口价行程',
    listDescription: (count) =>
      `${count} 条路线，列出每段行程的公里数、车程和一口价：初访、山地、海滩、东海岸、古都、亲子、豹子、转机、贾夫纳和冲浪。任选一条，自由修改。`,
    title: (title, usd) => `${title}，${usd} 起`,
    description: (lead, places, usd) => `${lead}${places.join('、')}：每段行程一口价，全程车费 ${usd} 起。`,
  },
}
