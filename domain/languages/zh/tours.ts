import { formatsOf } from '../formats.ts'
import type { tours as english } from '../en/tours.ts'
import { parkName, spaced } from './site.ts'

const { list } = formatsOf('zh')

const OPERATOR: Readonly<Record<string, string>> = {
  'The usual price at the park, for one: no second bill, you pay the total.':
    '当地一人的通常价格：无需另付，您只付总价。',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    '总价已含{party}的门票，入园时无需另付。',
}

const page: typeof english.page = {
  noTour: '此地址没有游览项目',
  noTourText: '以下是我们前往的公园。',
  working: '正在计算价格',
  inTotal: (usd) => `共 ${usd}`,
  offers: (park) => `${spaced(park)}的其他方案`,
  way: (pickup, dropoff) => `${pickup} 到 ${dropoff}`,
  bookNow: '立即预订',

  form: {
    label: '您的游览',
    duration: '时长',
    travelers: '乘客人数',
    transport: (whole) => ['需要', whole('接送？')],
    show: '查看价格',
    pickup: '上车酒店',
    dropoff: '下车酒店',
    noTransport: '尚未预订接送：请输入您的酒店。',
  },

  summary: {
    heading: '预订摘要',
    duration: (length) => `时长：${length}`,
    travelers: (count) => `乘客人数：${count}`,
    transport: (km, isOneWay) => `接送：${km}${isOneWay ? '（单程）' : ''}`,
    noTransport: '接送：未预订',
    fee: (meaning, amount) => [`公园费用：${amount} `, meaning],
    inclusions: '费用包含',
    tourFor: (usd, travelers) => [`游览，${travelers} 位 `, usd],
    tourHalf: (usd, travelers) => [`游览，${travelers} 位，半天 `, usd],
    tourFull: (usd, travelers) => [`游览，${travelers} 位，全天 `, usd],
    plusTransport: (usd, km) => [`+ 接送 ${km} `, usd],
    total: (usd) => ['总计 ', usd],
  },

  head: {
    way: (tour, pickup, dropoff) => `${tour}，${pickup} 到 ${dropoff}`,
    gate: '公园大门',
    climb: '登山起点',
    title: (tour, usd) => `${tour}：${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `您好，我想预订：${tour}，${travelers} 位乘客，从 ${pickup} 到 ${dropoff}，${usd}。日期和时间：`,
}

const overview: typeof english.overview = {
  title: '斯里兰卡私人野生动物之旅和向导登山',
  intro: '专属吉普车或向导，可选从酒店接送。价格为一位乘客、半天、不含接送。',
  see: '查看游览',
  head: (title, usd) => `${title}，起价 ${usd}`,
  description: (parks, usd) =>
    `${parks} 个公园，配专属吉普车或向导，一位乘客起价 ${usd}。价格固定，可选酒店接送；结束后付款。`,
}

export const tours: typeof english = {
  page,
  overview,
  all: '游览',
  from: (usd) => ['起价 ', usd],
  park: parkName,
  kinds: { safari: '野生动物之旅', walk: '向导徒步', hike: '向导登山' },
  name: {
    safari: (park) => `${spaced(park)}私人野生动物之旅`,
    walk: (park) => `${spaced(park)}私人向导徒步`,
    hike: (park) => `${spaced(park)}私人向导登山`,
  },
  ofLength: { half: (name) => `${name}，半天`, full: (name) => `${name}，全天` },
  lengths: { half: '半天', full: '全天' },
  entrance: {
    safari: (park) => `${spaced(park)}入口大门`,
    walk: (park) => `${spaced(park)}入口大门`,
    hike: (park) => `${spaced(park)}登山起点`,
  },
  exit: {
    safari: (park) => `${spaced(park)}出口大门`,
    walk: (park) => `${spaced(park)}出口大门`,
    hike: (park) => `${spaced(park)}登山起点`,
  },
  pickupAt: (place) => `上车地点：${place}`,
  dropoffAt: (place) => `下车地点：${place}`,
  included: {
    safari: '一辆配司机的私人吉普车，只供您一行使用',
    walk: '徒步的私人向导',
    hike: '上山和下山的私人向导',
    from: {
      safari: (place) => `从 ${place} 到公园的接送`,
      walk: (place) => `从 ${place} 到公园的接送`,
      hike: (place) => `从 ${place} 到登山起点的接送`,
    },
    onTo: (place) => `继续送往 ${place}`,
    car: (vehicle, seats, bags) => `${vehicle}，最多 ${seats} 位乘客、${bags} 件大件行李`,
    road: (km) => `${km}的高速公路通行费和燃油费`,
  },
  open: {
    hours: (opens, closes) => `开放时间 ${opens} 至 ${closes}（斯里兰卡时间）`,
    hoursAndClosed: (opens, closes, first, last) =>
      `开放时间 ${opens} 至 ${closes}（斯里兰卡时间），${first}至${last}通常关闭`,
    season: (first, last) => `适宜季节：${first}至${last}`,
  },
  warning: {
    closed: (park, first, last) => `${spaced(park)}通常在${first}至${last}关闭。`,
    closedThen: (park) => `${spaced(park)}届时关闭。`,
    otherDay: '您可以预订这一天；我们会就其他日期或公园与您联系。',
    atGate: (arrival, opens, latest) =>
      `您大约 ${arrival} 到达大门。此游览请在 ${opens} 至 ${latest} 之间到达（斯里兰卡时间）。`,
    atNightClimb: (arrival, start) =>
      `您大约 ${arrival} 到达登山起点。要看日出，约 ${start} 开始登山（斯里兰卡时间）。`,
    betterMonths: (park, first, last) => `${spaced(park)}较好的季节是${first}至${last}。`,
    season: (first, last) => `登山季为${first}至${last}。其他日子可能有雨有雾，台阶没有照明。`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${pickup} 到大门：${duration}。如要在 ${start} 开始，请安排 ${time} 上车（斯里兰卡时间）。`,
    toGateEvening: (pickup, duration, start, time) =>
      `${pickup} 到大门：${duration}。如要在 ${start} 开始，请安排前一晚 ${time} 上车（斯里兰卡时间）。`,
    toClimb: (pickup, duration, start, time) =>
      `${pickup} 到登山起点：${duration}。如要在 ${start} 开始，请安排 ${time} 上车（斯里兰卡时间）。`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${pickup} 到登山起点：${duration}。如要在 ${start} 开始，请安排前一晚 ${time} 上车（斯里兰卡时间）。`,
  },
  duration: {
    safari: (half, full) => `半天约在公园内 ${half} 小时，全天约 ${full} 小时。`,
    walk: (half, full) => `半天约在公园内 ${half} 小时，全天约 ${full} 小时。徒步全程约 9 公里。`,
    hike: (hours) => `上山和下山约需 ${hours} 小时，大部分在夜间：登顶是为了看日出。`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: (travelers) => ` ${travelers} 位乘客` },
  entry: {
    covered: (parks) => `价格已含门票：${list(parks)}。`,
    others: '其他景点和公园的门票不含在内。',
    none: '行程价格不含景点和国家公园的门票。',
  },
}
