import type { safaris as english } from '../en/safaris.ts'

export const safaris: typeof english = {
  title: 'Частные сафари и восхождения с гидом на Шри-Ланке',
  intro: 'Свой джип или гид, с машиной от вашего отеля или без неё. Цены — за одного человека и полдня, без машины.',
  see: 'Об экскурсии',
  head: (title, usd) => `${title}, от ${usd}`,
  description: (parks, usd) =>
    `Парки со своим джипом или гидом (${parks}), от ${usd} за одного человека. Фиксированные цены, с машиной от отеля или без неё; оплата в конце.`,
}
