import type { seasons as english } from '../en/seasons.ts'
import { parkName } from './site.ts'

/** '13 апреля' beside another day of that month: '13'. */
const dayAlone = (day: string) => day.split(' ')[0]!

export const seasons: typeof english = {
  season: 'Сезонная цена',
  night: 'Ночная поездка',
  more: (reason, amount) => `${reason}: на ${amount} дороже`,
  less: (reason, amount) => `${reason}: на ${amount} дешевле`,
  from: (date, price) => `с ${date}: ${price}`,
  closed: {
    company: (when) => `Мы не работаем ${when}.`,
    park: (park, when) => `${parkName(park)}: туда мы не ездим ${when}.`,
    vehicle: (vehicle, when) => `${vehicle} не выезжает ${when}.`,
  },
  open: (date) => `Ближайший свободный день — ${date}.`,
  on: (day) => day,
  onBoth: (first, last, oneMonth) => `${oneMonth ? dayAlone(first) : first} и ${last}`,
  onAll: (first, last, oneMonth) => `с ${oneMonth ? dayAlone(first) : first} по ${last}`,
  moved: (price, before) => `В это время поездка стоит ${price}; раньше было ${before}.`,
  stay: 'В этот день у машины с водителем другая цена. Напишите нам, пожалуйста, в WhatsApp.',
  saveFor: (price) => `Да, сохранить за ${price}`,
  changeRule: {
    transfer:
      'В другой день или час цена может быть другой: вы увидите её до сохранения. Другой автомобиль стоит столько, сколько указано рядом. И то и другое — запрос, пока мы его не подтвердим; водителя мы назовём заново.',
    tour: 'В другой день или час цена может быть другой: вы увидите её до сохранения. Другое число пассажиров стоит столько, сколько указано рядом. И то и другое — запрос, пока мы его не подтвердим; водителя мы назовём заново.',
  },
  changeRuleWithoutPrice: {
    transfer:
      'В другой день или час цена может быть другой: вы увидите её до сохранения. Такое изменение — запрос, пока мы его не подтвердим; водителя мы назовём заново. У другого автомобиля другая цена: напишите нам.',
    tour: 'В другой день или час цена может быть другой: вы увидите её до сохранения. Такое изменение — запрос, пока мы его не подтвердим; водителя мы назовём заново. При другом числе пассажиров другая цена: напишите нам.',
  },
}
