import type { safari as english } from '../en/safari.ts'

export const safari: typeof english = {
  noTour: '此地址没有游览项目',
  noTourText: '以下是我们前往的公园。',
  parks: '所有公园和登山',
  working: '正在计算价格',
  inTotal: (usd) => `共 ${usd}`,
  offers: (park) => `${park} 的其他方案`,
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
    transport: (km) => `接送：${km}`,
    noTransport: '接送：未预订',
    fee: (meaning, amount) => [`公园门票：${amount} `, meaning],
    inclusions: '费用包含',
    tourFor: (usd, travelers) => [`游览，${travelers} 位 `, usd],
    tourHalf: (usd, travelers) => [`游览，${travelers} 位，半日 `, usd],
    tourFull: (usd, travelers) => [`游览，${travelers} 位，全日 `, usd],
    plusTransport: (usd, km) => [`+ 接送 ${km} `, usd],
    total: (usd) => ['总计 ', usd],
  },

  head: {
    withTransport: (tour, usd, most, km) => `${tour}，一位乘客 ${usd}，最多 ${most} 人。含 ${km}专车接送；结束后付款。`,
    meetAtGate: (tour, usd, most) =>
      `${tour}，一位乘客 ${usd}，最多 ${most} 人。在公园大门会合，或到酒店接您；结束后付款。`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}，一位乘客 ${usd}，最多 ${most} 人。在登山起点会合，或到酒店接您；结束后付款。`,
    way: (tour, pickup, dropoff) => `${tour}，${pickup} 到 ${dropoff}`,
    gate: '公园大门',
    climb: '登山起点',
    title: (tour, usd) => `${tour}：${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `您好，我想预订：${tour}，${travelers} 位乘客，从 ${pickup} 到 ${dropoff}，${usd}。日期和时间：`,
}
