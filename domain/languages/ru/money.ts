import type { money as english } from '../en/money.ts'

export const money: typeof english = {
  label: 'Показывать цены и в валюте',
  none: 'без другой валюты',
  about: (amount) => `около ${amount}`,
  of: (day) => `, курс на ${day}`,
  charged: (day) => `Для сведения, по курсу на ${day}. Платят в долларах США или рупиях.`,
  ratesOf: (day) => `Другие валюты по курсам на ${day}`,
  note: (day) => `Курсы на ${day}. Платят в долларах США или рупиях.`,
}
