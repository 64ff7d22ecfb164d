import type { transfer as english } from '../en/transfer.ts'

export const transfer: typeof english = {
  pickupAt: '机场接机',
  dropoffAt: '机场送机',
  heading: (pickup) => (pickup ? `${pickup} 出租车` : '出租车'),
  lowest: (strong, pickup, dropoff, lkr, usd) => [`${pickup} 到 ${dropoff}，`, strong(lkr), '（', strong(usd), '）起'],
  listFrom: (pickup) => `${pickup} 出发的出租车价格`,
  allFrom: (pickup) => `${pickup} 出发的全部价格`,
  moreTo: (dropoff) => `更多前往 ${dropoff} 的出租车`,
  another: '预订其他接送',
  stop: '途中想停一停？',
  stopText: '用餐、寺庙、茶厂：全程一个价格，不低于直达价格。最初几分钟等候免费。',
  stopField: '途中停靠',
  drive: (pickup, dropoff) => `${pickup} 到 ${dropoff} 的路程`,
  driveText: (km, duration) => `全程 ${km} 公里，约需 ${duration}。`,
  back: (taxi, from, to, usd, km, duration) => [
    '还要返回？',
    taxi(`${from} 到 ${to} 的出租车`),
    `${usd} 起，${km} 公里，约 ${duration}。`,
  ],
  crumbs: {
    airport: '从科伦坡机场出发',
    pickup: (pickup) => `${pickup} 出发的出租车`,
    // A Chinese name has no space beside it.
    trip: (pickup, dropoff) => (/\p{Script=Han}$/u.test(pickup) ? `${pickup}到${dropoff}` : `${pickup} 到 ${dropoff}`),
  },
  head: {
    title: (pickup, dropoff, usd) => `${pickup} 到 ${dropoff} 出租车：一口价 ${usd} 起`,
    description: (pickup, dropoff, km, duration, towns, prices) => {
      const by = towns.length > 0 ? `，途经 ${towns.join('、')}` : ''
      return `${pickup} 到 ${dropoff} 的出租车：${km} 公里，${duration}${by}。${prices.join('，')}。价格固定，费用全包，含高速公路通行费。`
    },
  },
  route: {
    hotelIn: (hotel, town) => `${hotel} 位于 ${town}。`,
    hotelNear: (hotel, town) => `距离按到 ${town} 计算；我们会送到 ${hotel} 门口。`,
    towns: (pickup, dropoff, towns) => `从 ${pickup} 到 ${dropoff} 途经 ${towns}。`,
    mostExpressway: (part, km, names, count) =>
      count > 0
        ? `大部分路程为高速公路：${km} 公里中有 ${part} 公里（${names} Expressway）。通行费由我们承担。`
        : `大部分路程为高速公路：${km} 公里中有 ${part} 公里。通行费由我们承担。`,
    expressway: (part, km, names, count) =>
      count > 0
        ? `${km} 公里中有 ${part} 公里为高速公路（${names} Expressway）；通行费由我们承担。`
        : `${km} 公里中有 ${part} 公里为高速公路；通行费由我们承担。`,
    mostHill: '几乎全程为弯道很多的山路，请留出时间休息和看风景。',
    hill: (km) => `其中 ${km} 公里为多弯的山路，车速较慢。`,
    mostWinding: '大部分为丘陵地带的弯曲道路。',
    winding: (km) => `其中 ${km} 公里为丘陵地带的弯曲道路。`,
    level: '全程道路平坦。',
    levelNoExpressway: '全程道路平坦，不经高速公路。',
    noExpressway: '途中不经高速公路。',
    longest: (km, road) => `最长的一段为 ${road}，${km} 公里。`,
    longestBetween: (km, from, to) => `最长的一段为 ${from} 至 ${to} 的公路，${km} 公里。`,
  },
}
