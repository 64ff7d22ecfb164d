import type { money as english } from '../en/money.ts'

export const money: typeof english = {
  label: '价格同时显示为',
  none: '不显示其他货币',
  about: (amount) => `约 ${amount}`,
  of: (day) => `，${day}汇率`,
  charged: (day) => `仅供参考，按 ${day}的汇率。应以美元或卢比付款。`,
  ratesOf: (day) => `其他货币按 ${day}的汇率`,
  note: (day) => `${day}的汇率。应以美元或卢比付款。`,
}
