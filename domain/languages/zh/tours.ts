import type { tours as english } from '../en/tours.ts'
import { feeNoteAsWritten, KNOWN_WORDS } from '../operator-words.ts'

export const tours: typeof english = {
  title: {
    safari: (park) => `${park} 野生动物之旅`,
    walk: (park) => `${park} 向导徒步`,
    hike: (park) => `${park} 向导登山`,
  },
  half: (title) => `${title}，半天`,
  full: (title) => `${title}，全天`,
  lengths: { half: '半天', full: '全天' },
  words: {
    safari: (park) => `${park}，野生动物之旅`,
    walk: (park) => `${park}，向导徒步`,
    hike: (park) => `${park}，向导登山`,
  },
  withLength: (words, length) => `${words}，${length}`,
  ends: {
    entrance: (park) => `${park} 入口大门`,
    exit: (park) => `${park} 出口大门`,
    climb: (park) => `${park} 登山起点`,
  },
  parkFee: {
    amount: (usd) => `USD ${usd}`,
    is: (amount) => `${amount}。`,
    meaning: (words) => (words === KNOWN_WORDS.parkFeeMeaning ? '这是公园本身收取的参观费用。' : words),
    note: (words, travelers) =>
      words === KNOWN_WORDS.parkFeeNote
        ? `总价已含 ${travelers} 位游客的门票：到大门无需再付款。`
        : feeNoteAsWritten(words, travelers),
  },
  problems: {
    closed: (park, from, to) => `${park} 通常于${from}至${to}关闭。`,
    atGate: (park, arrival, opens, closes) =>
      `您大约 ${arrival} 到达大门。${park} 的开放时间为 ${opens} 至 ${closes}（斯里兰卡时间）。`,
    atClimb: (park, arrival, opens, closes) =>
      `您大约 ${arrival} 到达登山起点。${park} 的开放时间为 ${opens} 至 ${closes}（斯里兰卡时间）。`,
    season: {
      safari: (from, to) => `野生动物之旅的季节为${from}至${to}。其他日子可能有雨和雾，台阶没有照明。`,
      walk: (from, to) => `徒步的季节为${from}至${to}。其他日子可能有雨和雾，台阶没有照明。`,
      hike: (from, to) => `登山的季节为${from}至${to}。其他日子可能有雨和雾，台阶没有照明。`,
    },
    bookable: '这一天可以预订；之后我们会就其他日期或公园与您联系。',
  },
}
