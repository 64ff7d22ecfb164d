import { vehicleForms } from '../vehicles-in-sentences.ts'
import type { journey as english } from '../en/journey.ts'
import { shortDate } from '../short-date.ts'
import { apart, spaced } from './site.ts'
import { vehicles, ways } from './ways.ts'

const { one, two } = vehicleForms('zh', vehicles)

const ends = (from: string, to: string) => `${spaced(from)}到${apart(to)}`.trimEnd()

const way = (rides: number, km: string, duration: string) => `${ways.rides(rides)}，${km}${duration && `，${duration}`}`

const party = (travelers: number, large: number) => `${travelers} 位乘客${large > 0 ? `和 ${large} 件大件行李` : ''}`

export const journey: typeof english = {
  crumb: '规划行程',
  title: '规划您的整个旅程',
  intro: '排好各站顺序：每段行程立即显示一口价，全部一次预订。',
  form: '您的行程',
  ready: '或从现成路线开始',
  firstDay: '第一天',
  lastDay: '最后一天',
  travelers: '乘客',
  bags: '大件行李',
  reverse: '反向',
  reversed: '已反向。',
  oneWay: '单程',
  noRoundTrip: '不再是往返。',
  backTo: (place) => `返回${apart(place)}`.trimEnd(),
  backToAirport: '返回机场',
  roundTrip: '往返。',
  show: '显示价格',
  stop: {
    date: (date) => shortDate('zh', date),
    day: (day) => `第 ${day} 天`,
    start: (when) => `起点，${when}`,
    end: (when) => `终点，${when}`,
    between: (position, when) => `第 ${position} 站，${when}`,
    drag: (position, place) => `${position}. 移动 ${place}`,
    dragHint: '拖动，或按上下箭头键。',
    menu: (place) => `移动或删除 ${place}`,
    up: (place) => ['上移 ', place],
    down: (place) => ['下移 ', place],
    moved: (place, position, count) => `${spaced(place)}现在是第 ${position} 站，共 ${count} 站。`,
    remove: '删除',
    removePlace: (place) => `删除 ${place}`,
    removed: (place) => `已删除${apart(place).trimEnd()}。`,
    second: '下一站去哪里？',
    add: '添加一站',
    added: (place, position) => `已添加${apart(place).trimEnd()}，第 ${position} 站。`,
    nights: '住几晚',
    noNights: '不过夜',
    tour: '游览',
    half: '半天',
    full: '全天',
    hike: '向导登山',
    flight: '航班时间',
  },
  way: {
    ends,
    endsOf: (from, to) => `${ends(from, to)}：`,
    none: (from, to) => `${spaced(from)}到${apart(to)}不用我们的车：您乘火车或自行前往。`,
    take: '这一段由我们送',
    taken: (from, to) => `${spaced(from)}到${apart(to)}已重新加入行程。`,
    leave: '火车，或不用车',
    left: (from, to) => `${spaced(from)}到${apart(to)}不用车。`,
    fromPark: '从公园继续前行，已含在上面的游览价格中。',
    via: (places) => `途经 ${places.join('、')}`,
    onTheWay: '途中',
    add: '途中停靠',
    addTo: (dropoff) => `前往${apart(dropoff)}途中停靠`,
    added: (place) => `已添加途中停靠：${place}。`,
    time: (place) => `在 ${place} 的时间`,
    remove: (place) => `删除途中停靠 ${place}`,
    removed: (place) => `${place} 不再是途中停靠。`,
    waitingIncluded: '等候已含在价格中。',
    waitingFree: (minutes, lkr) => `${minutes} 分钟免费，之后每 15 分钟 ${lkr}。`,
    waitingPaid: (minutes, duration, lkr, vehicle) =>
      `${minutes} 分钟免费，${duration}按每 15 分钟 ${lkr} 计（${vehicle}）。`,
    stayBetween: '中间住一站',
    stayAt: '住在',
    stopThere: '在那里停',
  },
  status: {
    label: '价格',
    kept: '您的行程已保留。',
    again: '再试一次',
    refused: '此行程暂时没有价格。',
    problem: (place, problem) => `${place}：${problem}`,
    started: '添加第二个地点，行程价格就会显示在这里。',
  },
  total: {
    title: '全程',
    titleOfTwo: (small) => ['全程', small('，两辆车')],
    inVehicle: (vehicle, rides, km, duration) => `${vehicle}，${way(rides, km, duration)}`,
    inWords: (usd, lkr, vehicle, rides, km, duration) =>
      `全程：${usd}，${lkr}，${vehicle}，${way(rides, km, duration)}。`,
    tooSmall: (travelers, large, vehicle) => `${one(vehicle)}容不下 ${party(travelers, large)}。`,
    tooSmallTwo: (travelers, large, vehicle) => `${two(vehicle)}容不下 ${party(travelers, large)}。`,
    take: (vehicle, usd) => `选${one(vehicle)}，${usd}`,
    takeTwo: (vehicle, usd) => `选${two(vehicle)}，${usd}`,
    changed: (date, before, now) => `此链接生成于${date}，当时每段行程一辆车共 ${before}。今天为 ${now}。`,
    book: (hidden) => ['预订', hidden('全程')],
  },
  takeOrder: '采用此顺序',
  orderTaken: '各站已按较短的顺序排列。',
  share: {
    share: '分享此行程',
    copied: '链接已复制',
    print: '打印',
    title: (from, to, rides, km, duration) => `${from} 到 ${to}，${way(rides, km, duration)}`,
    ask: '通过 WhatsApp 咨询',
    question: (places) => `您好，我想咨询这个行程：${places.join('、')}`,
  },
  head: {
    title: '以一口价规划整个斯里兰卡旅程',
    plan: (from, to) => `${from} 到 ${to} 的行程`,
    pricedPlan: (from, to, usd) => `${from} 到 ${to} 的行程，${usd} 起`,
  },
  message: (places) => `您好，我想预订这个多日行程：${places}。日期和时间：`,
}
