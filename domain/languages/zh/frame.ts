import type { frame as english } from '../en/frame.ts'
import { spaced } from './site.ts'

const heads: typeof english.heads = {
  image: (brand) => `${brand}：斯里兰卡一口价出租车与野生动物之旅`,
  home: {
    keywords: [
      '斯里兰卡出租车',
      '科伦坡机场出租车',
      '斯里兰卡接机',
      '斯里兰卡出租车价格',
      '斯里兰卡包车',
      '斯里兰卡野生动物',
    ],
    service: '出租车和机场接送',
    samples: '短途接送的示例价格。每两地之间都有各自的价格。',
    trip: (pickup, dropoff) => `${pickup} 到 ${dropoff} 的出租车`,
  },
  transfer: {
    keywords: (pickup, dropoff) => [
      `${pickup} 到 ${dropoff} 出租车`,
      `${pickup} ${dropoff} 包车`,
      `${pickup} 出租车`,
      `${pickup} 到 ${dropoff} 距离`,
      `${dropoff} 接送`,
      '斯里兰卡出租车价格',
    ],
    trip: (pickup, dropoff) => `${pickup} 到 ${dropoff} 的出租车`,
    service: '出租车',
  },
  place: {
    keywords: (name) => [`${name} 出租车`, `${name} 到科伦坡机场出租车`, `${name} 机场接送`, `${name} 出租车价格`],
    trip: (pickup, dropoff) => `${pickup} 到 ${dropoff}`,
    service: '出租车',
  },
  safari: {
    withTransport: (tour, usd, most, km) => `${tour}，一位乘客 ${usd}，最多 ${most} 人。含 ${km}专车接送；结束后付款。`,
    meetAtGate: (tour, usd, most) =>
      `${tour}，一位乘客 ${usd}，最多 ${most} 人。在公园大门会合，或到酒店接您；结束后付款。`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}，一位乘客 ${usd}，最多 ${most} 人。在登山起点会合，或到酒店接您；结束后付款。`,
    oneTraveler: (tour) => `${tour}，一位乘客`,
    keywords: {
      safari: (park) => [
        `${spaced(park)}野生动物之旅`,
        `${spaced(park)}吉普车价格`,
        `${spaced(park)}半日游`,
        '斯里兰卡私人野生动物之旅',
      ],
      walk: (park) => [`${spaced(park)}向导徒步`, `${spaced(park)}徒步价格`, '斯里兰卡私人向导徒步'],
      hike: (park) => [
        `${spaced(park)}向导登山`,
        `${spaced(park)}登山价格`,
        `${spaced(park)}看日出`,
        '斯里兰卡私人向导登山',
      ],
    },
    from: {
      safari: (pickup) => `从 ${pickup} 出发的野生动物之旅`,
      walk: (pickup) => `从 ${pickup} 出发的徒步`,
      hike: (pickup) => `从 ${pickup} 出发的登山`,
    },
  },
  safaris: {
    keywords: [
      '斯里兰卡野生动物之旅',
      '斯里兰卡私人野生动物之旅',
      '斯里兰卡野生动物之旅价格',
      '亚当峰向导登山',
      '斯里兰卡国家公园',
    ],
  },
  airport: {
    pickup: {
      keywords: ['科伦坡机场出租车', '科伦坡机场接送', 'CMB 出租车价格', '卡图纳亚克机场出租车'],
    },
    dropoff: {
      keywords: ['前往科伦坡机场出租车', '科伦坡机场送机', 'CMB 机场接送', '斯里兰卡机场出租车价格'],
    },
    service: '机场接送',
    trip: (pickup, dropoff) => `${pickup} 到 ${dropoff}`,
  },
  journey: {
    places: (places) => `${places.join('、')}：每段行程一口价。`,
    pricedPlaces: (places, usd) => `${places.join('、')}：每段行程一口价，${usd} 起。`,
    description:
      '旅程中所有行程一个价格：排好各站，查看每段的公里数、车程和一口价，比较每段一辆车与司机全程陪同，一次预订全部。',
    keywords: ['斯里兰卡行程规划', '斯里兰卡包车环岛', '斯里兰卡包车带司机', '斯里兰卡行程', '斯里兰卡私人司机价格'],
  },
  journeys: {
    list: ['斯里兰卡行程', '斯里兰卡环岛', '斯里兰卡路线', '斯里兰卡 7 天', '斯里兰卡包车'],
    one: (name) => ['斯里兰卡行程', '斯里兰卡包车环岛', name],
  },
}

const footer: typeof english.footer = {
  about: () => '斯里兰卡一口价出租车与野生动物之旅。价格固定、费用全包；高速公路通行费由我们承担。',
  contact: '联系方式',
  mail: '电子邮件',
  post: '邮寄地址',
  registration: '注册号',
  findBooking: '查找我的订单',
  social: '社交媒体',
  hello: (brand) => `您好，${brand}`,
  towns: '城镇',
  townTaxi: (town) => `${town} 出租车`,
  thingsToDo: '游玩项目',
  thingToDo: (park, kind) => `${spaced(park)}${{ safari: '野生动物之旅', walk: '徒步', hike: '登山' }[kind]}`,
  hotels: '酒店',
  hotelAreas: {
    Colombo: '科伦坡市区酒店',
    Negombo: '尼甘布海滩酒店',
    Bentota: '本托塔海滨度假村',
    Hikkaduwa: '希卡杜瓦冲浪酒店',
    Galle: '加勒古城酒店',
    Mirissa: '米瑞莎海滩酒店',
    Tangalle: '坦加勒海滨度假村',
    Kandy: '康提山间酒店',
    'Nuwara Eliya': '努沃勒埃利耶茶园酒店',
    Ella: '埃拉山区酒店',
    Sigiriya: '锡吉里耶丛林酒店',
    Trincomalee: '亭可马里海滨度假村',
  },
  airportTaxi: '机场出租车',
  ratesFrom: '从科伦坡机场出发的价格',
  ratesTo: '前往科伦坡机场的价格',
  calculator: '价格查询',
  readyJourneys: '现成路线',
  languages: '语言',
  reviews: {
    label: '评价',
    badge: (strong, stars, count) => [strong(`${stars} 星`), `，共 ${count} 条评价`],
  },
}

export const frame: typeof english = { heads, footer }
