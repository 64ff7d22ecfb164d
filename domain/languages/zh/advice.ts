import type { advice as english } from '../en/advice.ts'

export const advice: typeof english = {
  longDay: (duration) => `一天内车程 ${duration}。途中住一晚会更轻松。`,
  evenAt: (start, sentence) => `即使 ${start} 出发：${sentence}`,
  flight: (pickup, time, flight) => `为赶上 ${flight} 的航班，请最晚 ${time} 从 ${pickup} 出发（斯里兰卡时间）。`,
  flightFromEvening: (pickup, time, flight) =>
    `为赶上 ${flight} 的航班，请最晚前一天晚上 ${time} 从 ${pickup} 出发（斯里兰卡时间）。`,
  nights: (planned, dates) => `您计划住 ${planned} 晚；而您的日期之间共 ${dates} 晚。`,
  datesTurnedAround: '行程的结束日期早于开始日期。',
  nightAtPark: (park) => `您在 ${park} 附近过夜：请把酒店单独列为一站，我们会送您到酒店门口。`,
  sight: (sight, km) => `${sight} 就在路上：在那里停靠多走${km}。`,
  sightAndDrive: (sight, km, duration) => `${sight} 就在路上：在那里停靠多走${km}，多 ${duration}车程。`,
  lessThanOneKm: '不到 1 公里',
  better: {
    before: (stop, other, less) => `先去 ${stop}，再去 ${other}：可省 ${less}`,
    after: (stop, other, less) => `先去 ${other}，再去 ${stop}：可省 ${less}`,
    order: (stops, less) => `${stops.join('、')}：可省 ${less}`,
    kmAndMoney: (km, usd) => `${km}和 ${usd}`,
  },
}
