import type { seasons as english } from '../en/seasons.ts'
import { parkName } from './site.ts'

/** '4月14日' beside another day of that month: '14日'. */
const dayAlone = (day: string) => day.slice(day.indexOf('月') + 1)

export const seasons: typeof english = {
  season: '季节价',
  night: '夜间',
  more: (reason, amount) => `${reason}加价 ${amount}`,
  less: (reason, amount) => `${reason}优惠 ${amount}`,
  from: (date, price) => `${date}起：${price}`,
  closed: {
    company: (when) => `我们${when}停运。`,
    park: (park, when) => `${parkName(park)}：${when}不接待。`,
    vehicle: (vehicle, when) => `${vehicle}${when}不出车。`,
  },
  open: (date) => `最近的可订日期是${date}。`,
  on: (day) => day,
  onBoth: (first, last, oneMonth) => `${first}和${oneMonth ? dayAlone(last) : last}`,
  onAll: (first, last, oneMonth) => `${first}至${oneMonth ? dayAlone(last) : last}`,
  moved: (price, before) => `此时段的价格为 ${price}，此前为 ${before}。`,
  stay: '当天包车的价格不同，请通过 WhatsApp 联系我们。',
  saveFor: (price) => `是的，按 ${price} 保存`,
  changeRule: {
    transfer:
      '其他日期或时间的价格可能不同，保存前会显示。其他车型的价格见旁边。以上更改在我们确认前均为申请，司机将重新安排。',
    tour: '其他日期或时间的价格可能不同，保存前会显示。其他乘客人数的价格见旁边。以上更改在我们确认前均为申请，司机将重新安排。',
  },
  changeRuleWithoutPrice: {
    transfer:
      '其他日期或时间的价格可能不同，保存前会显示。此类更改在我们确认前均为申请，司机将重新安排。其他车型价格不同：请联系我们。',
    tour: '其他日期或时间的价格可能不同，保存前会显示。此类更改在我们确认前均为申请，司机将重新安排。其他乘客人数价格不同：请联系我们。',
  },
}
