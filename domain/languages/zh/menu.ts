import type { menu as english } from '../en/menu.ts'

const money: typeof english.money = {
  label: '价格同时显示为',
  none: '不显示其他货币',
  about: (amount) => `约 ${amount}`,
  of: (day) => `，${day}汇率`,
  charged: (day) => `仅供参考，按 ${day}的汇率。应以美元或卢比付款。`,
  ratesOf: (day) => `其他货币按 ${day}的汇率`,
  note: (day) => `${day}的汇率。应以美元或卢比付款。`,
}

export const menu: typeof english = {
  money,
  menu: '菜单',
  close: '关闭菜单',
  allFrom: '从科伦坡机场出发的全部价格',
  allTo: '前往科伦坡机场的全部价格',
  allTours: '全部游览项目及价格',
  pickup: '上车地点',
  narrow: '输入文字以缩小列表',
  noPickup: (home) => ['没有这个上车地点。任意两地之间的价格可在', home('首页'), '查询。'],
  loadingRates: '正在加载价格…',
  noRates: (retry, ask) => ['价格未能加载。', retry('再试一次'), '，或', ask('询问价格'), '。'],
  taxiFrom: (pickup) => `出租车：${pickup} →`,
  faresFrom: (places) => `${places} 个上车地点的一口价`,
  choosePickup: '选择上车地点即可查看目的地。所示为微型车价格，费用全包。',
  notListed: (home) => ['列表中没有？', home('斯里兰卡任意两地之间都有价格'), '。'],
  languages: '语言',
  offer: '查看本页中文版',
  offerClose: '关闭',
  sights: {
    'Yala national park': '豹子',
    'Udawalawe national park': '水库边的大象',
    'Minneriya national park': '象群大集会',
    "Adam's Peak": '登顶看日出',
    'Kaudulla national park': '湖边的大象',
    'Wilpattu national park': '豹子与湖泊',
    'Bundala national park': '潟湖水鸟',
    'Horton Plains national park': '徒步“世界尽头”',
  },
}
