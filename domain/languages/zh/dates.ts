import type { dates as english } from '../en/dates.ts'

/** '4月14日' beside another day of that month: '14日'. */
const dayAlone = (day: string) => day.slice(day.indexOf('月') + 1)

export const dates: typeof english = {
  season: '季节价',
  night: '夜间',
  more: (reason, amount) => `${reason}加价${amount}`,
  less: (reason, amount) => `${reason}优惠${amount}`,
  from: (date, price) => `${date}起：${price}`,
  closed: {
    company: (when) => `我们${when}停运。`,
    park: (park, when) => `${park}：${when}不接待。`,
    vehicle: (vehicle, when) => `${vehicle}${when}不出车。`,
  },
  open: (date) => `最近的可订日期是${date}。`,
  on: (day) => day,
  onBoth: (first, last, oneMonth) => `${first}和${oneMonth ? dayAlone(last) : last}`,
  onAll: (first, last, oneMonth) => `${first}至${oneMonth ? dayAlone(last) : last}`,
  moved: (price, before) => `此时段的价格为${price}，原价为${before}。`,
  saveFor: (price) => `是的，按${price}保存`,
}
