import type { dates as english } from '../en/dates.ts'

/** '13 апреля' beside another day of that month: '13'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const dates: typeof english = {
  season: 'Сезонная цена',
  night: 'Ночная поездка',
  more: (reason, amount) => `${reason}: на ${amount} дороже`,
  less: (reason, amount) => `${reason}: на ${amount} дешевле`,
  from: (date, price) => `с ${date}: ${price}`,
  closed: {
    company: (when) => `Мы не работаем ${when}.`,
    park: (park, when) => `${park}: туда мы не ездим ${when}.`,
    vehicle: (vehicle, when) => `${vehicle} не выезжает ${when}.`,
  },
  open: (date) => `Ближайший свободный день — ${date}.`,
  on: (day) => day,
  onBoth: (first, last, oneMonth) => `${oneMonth ? dayAlone(first) : first} и ${last}`,
  onAll: (first, last, oneMonth) => `с ${oneMonth ? dayAlone(first) : first} по ${last}`,
  moved: (price, before) => `В это время поездка стоит ${price}; раньше было ${before}.`,
  saveFor: (price) => `Да, сохранить за ${price}`,
}
