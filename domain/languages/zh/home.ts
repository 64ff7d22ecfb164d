import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  heading: '斯里兰卡一口价出租车',
  lead: '每辆车一个价格，费用全包。',
  unreachable: '出了点问题。请确认上车和下车地点汽车可以到达，或输入其他地点。',
  welcome: (brand) => `欢迎来到 ${brand}`,
  company: (legalName, number) =>
    `${legalName} 是斯里兰卡的出租车和旅游公司，注册号 ${number}。我们送旅客从机场到酒店、往返各个城镇、参加野生动物之旅，价格出发前确定，途中不变。`,
  write: (whatsapp, mail) => [`请通过 WhatsApp ${whatsapp} 联系我们，或发邮件至 `, mail, '。'],
  onePrice: '一个价格，费用全包',
  onePriceText: '您看到的价格固定不变。高速公路通行费由我们承担。',
  pay: '付款方式随您',
  payOnline: '行程结束后以 LKR 或 USD 支付，也可提前在线刷卡。',
  payAtEnd: '行程结束后以 LKR 或 USD 支付。',
  driver: '司机信息及时送达',
  driverText: (hours) => `预订后 ${hours} 小时内会收到司机信息。如未收到，请联系我们。`,
  discount: '下次乘车享优惠',
  discountText: '行程结束后请通过 WhatsApp 索取。',
  activities: '预订游玩项目',
  book: '立即预订',
  bookIn: (activity) => `立即预订：${activity}（在新标签页中打开）`,
  here: '在本站预订',
  hereIn: (activity) => `在本站预订：${activity}`,
  from: (price) => [price, ' 起'],
  elsewhere: (price, site) => [price, `（${site}）`],
  adamsPeak: { name: '亚当峰登山', text: '夜间由专属向导陪同登上灯火照亮的台阶，在山顶迎接日出。' },
  udawalawe: { name: '乌达瓦拉维野生动物之旅', text: '乘坐专属吉普车，走近乌达瓦拉维水库周围的野象群。' },
  yala: { name: '雅拉野生动物之旅', text: '乘坐专属吉普车穿越豹子的领地，从灌木林到潟湖与大海。' },
  minneriya: { name: '明内里耶野生动物之旅', text: '乘坐专属吉普车观看象群大集会，数百头大象来到明内里耶湖边。' },
  head: {
    title: '斯里兰卡出租车：一口价，费用全包',
    description:
      '斯里兰卡任意两地之间的机场出租车和私人接送：每辆车一个固定价格，含高速公路通行费，以 LKR 和 USD 标价。无需注册即可预订。',
    fareTitle: (pickup, dropoff, lkr) => `${pickup} 到 ${dropoff} 出租车：${lkr}`,
    fareDescription: (pickup, dropoff, km, lkr, usd) =>
      `${pickup} 到 ${dropoff} 出租车一口价，${km} 公里：${lkr}（${usd}）起，费用全包。`,
  },
  pictures: {
    airportPickup: '司机举着接机牌在机场到达厅迎接客人，出租车在一旁等候',
    adamsPeak: '日出前，两位徒步者仰望亚当峰亮着灯的台阶',
    udawalawe: '日落时分，大象带着小象在乌达瓦拉维水库边',
    yala: '雅拉，一只豹子卧在大石上',
    minneriya: '明内里耶水库边的象群大集会',
  },
}
