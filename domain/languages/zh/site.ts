import { ownersName } from '#domain/places/parks-from-price-list.ts'
import type { site as english } from '../en/site.ts'

/** A park's Chinese name. @example parkName('Yala national park') // 'Yala 国家公园' */
export const parkName = (park: string) => ownersName(park, 'zh') ?? park.replace(/ national park$/i, ' 国家公园')

/** Within a sentence: only Latin letters need spaces beside Chinese words. */
export const apart = (place: string) =>
  parkName(place)
    .replace(/^(?=\w)/, ' ')
    .replace(/(\w)$/, '$1 ')
/** The same where a sentence begins. */
export const spaced = (place: string) => apart(place).trimStart()

export const site: typeof english = {
  skip: '跳到正文',
  loading: '加载中…',
  scriptsMissing: (reload, ask) => [
    '页面有一部分没有加载。请',
    reload('重新加载'),
    '，或',
    ask('通过 WhatsApp 咨询'),
    '。',
  ],
  chat: {
    place: '聊天',
    label: '通过 WhatsApp 联系我们',
    hello: (brand) => `您好，${brand}，我想咨询一下`,
  },
  breadcrumb: '您的位置',
  termsLink: '条款、隐私与常见问题',
  menu: {
    main: '主菜单',
    button: '菜单',
    home: '首页',
    book: '预订出租车',
    journey: '规划行程',
    booking: '我的订单',
    fromAirport: '从机场出发',
    toAirport: '前往机场',
    safari: '野生动物之旅',
    taxi: '各地出租车',
    noTours: '目前没有可预订的游览项目。',
    missing: (retry, list) => ['菜单暂时无法加载。', retry('再试一次'), '，或', list('在这里查看相同的链接'), '。'],
  },
  error: {
    title: '发生意外错误',
    sorry: '抱歉，页面未能显示。已确认的订单不受影响。',
    connection: '请检查网络后重新加载。',
    again: (mail) => ['如果再次出现，请通过 WhatsApp 联系我们，或发邮件至 ', mail, '：也可通过消息询价和预订。'],
    reload: '重新加载页面',
    home: '返回首页',
    ask: '通过 WhatsApp 咨询',
    hello: (brand) => `您好，${brand}，贵网站有一个页面无法显示`,
  },
  vehicles: { mini: '微型车', car: '轿车', van: '商务车' },
  home: '首页',
  optional: '（选填）',
  heads: {
    unknown: { title: '找不到页面', description: '此地址没有页面。在这里查询斯里兰卡出租车的一口价。' },
    failed: { title: '出了点问题', description: '此页面暂时无法显示。' },
    noFare: (pickup, dropoff) => ({
      title: `${pickup} 到 ${dropoff} 没有出租车价格`,
      description: `${pickup} 到 ${dropoff} 没有价格。请选择斯里兰卡境内汽车可以到达的两个地点。`,
    }),
    noFareHere: {
      title: '此地址没有出租车价格',
      description: '此地址没有价格。请选择斯里兰卡境内汽车可以到达的两个地点。',
    },
  },
  reviews: {
    outOf: (stars, most) => `${stars} 星（满分 ${most} 星）`,
    short: (stars, count) => `${stars}（${count} 条评价）`,
  },
  trust: {
    payAtEnd: '行程结束后付款',
    freeWaiting: (minutes) => `上车点免费等候 ${minutes} 分钟`,
    freeCancelling: (until, hours) => ['免费取消', until(`（提前 ${hours} 小时）`)],
  },
  trip: {
    label: '行程地点',
    pickup: '输入上车地点',
    dropoff: '输入下车地点',
    swap: '互换上下车地点',
    show: '查看价格',
  },
  placeField: {
    failed: '地点列表暂时无法加载。请输入完整名称并按回车键。',
    fetching: '正在加载地点列表…',
    atHouse: (place, address) => `价格按 ${place} 计算。“${address}”已填入预订表单。`,
  },
  fare: {
    label: '价格',
    heading: (pickup, dropoff) => `${pickup} 到 ${dropoff} 的出租车价格`,
    working: '正在计算价格',
    inWords: (pickup, dropoff, km, duration, prices) =>
      `${pickup} 到 ${dropoff}，${km} 公里，${duration}。${prices.join('。')}。`,
    from: '一口价，最低',
    distance: '距离',
    duration: '车程',
    vehicle: '车型',
    room: (seats, bags) => `最多 ${seats} 位乘客、${bags} 件行李`,
    book: '预订这辆出租车',
    fixed: '价格固定，费用全包。',
    toll: '含高速公路通行费：由我们承担。',
    freeCancelling: (hours) => `用车前至少 ${hours} 小时可免费取消。`,
    chosen: '所选车型',
    bookShort: (hidden) => ['预订', hidden('这辆出租车')],
    ask: '通过 WhatsApp 咨询这辆出租车',
    question: (pickup, dropoff) => `您好，我想咨询从 ${pickup} 到 ${dropoff} 的出租车`,
    priceFrom: '起价 ',
    toEnd: (pickup) => `${pickup} 到 `,
    fromEnd: (dropoff) => ` 到 ${dropoff}`,
  },
  map: {
    credit:
      '道路和地点：© OpenStreetMap 贡献者（ODbL）· Survey Department of Sri Lanka，经由 nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0) · 海岸线：Natural Earth',
    failed: '暂时无法显示地图，价格不受影响。',
  },
  notice: {
    unreachable: '请确认上车和下车地点汽车可以到达。',
    unknown: '确定两个地点后才能给出价格。',
    unknownAny: '确定所有地点后才能给出价格。',
    samePlace: '上车和下车地点相同。请选择两个不同的地点。',
    failed: '价格服务暂时无法连接。',
    everywhere: '斯里兰卡凡有道路之处我们都可到达。请在输入时从列表中选择，或输入最近的城镇。',
    question: (pickup, dropoff) => `可以送我们从 ${pickup} 到 ${dropoff} 吗？`,
    ask: '通过 WhatsApp 咨询我们',
    newTab: '（在新标签页中打开）',
    kept: '您的地点已保留。一有结果，价格就会显示在这里。',
    again: '再试一次',
    calculatorAdvice: '斯里兰卡凡有道路之处我们都可到达。请在价格查询中选择出发地和目的地。',
    calculator: '打开价格查询',
  },
  wholeTrip: (plan) => ['不止一段行程？', plan('规划整个旅程'), '：所有行程一个价格、一次预订。'],
  message: {
    notLoaded: (chat, mail) => [
      '此表单未能加载。我们会继续尝试，您填写的内容会保留。您也可以通过 ',
      chat('WhatsApp'),
      ' 或发邮件至 ',
      mail,
      ' 预订。',
    ],
    transfer: (pickup, dropoff) => `您好，我想预订从 ${pickup} 到 ${dropoff} 的出租车。日期和时间：`,
  },
}
