import { formatsOf } from '../formats.ts'
import type { family as english } from '../en/family.ts'

const { plural } = formatsOf('ru')

const minutes = (count: number) => `${count} ${plural(count, { one: 'минуту', few: 'минуты', other: 'минут' })}`

export const family: typeof english = {
  title: 'Поездка, которой с вами поделились',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `Подача: ${date}, ${time}, время Шри-Ланки`,
  ahead: 'Посадки ещё не было',
  onBoard: (time) => `В пути с ${time}`,
  there: (time) => `На месте с ${time}`,
  driver: 'Водитель',
  car: 'Машина и номер',
  soon: 'Вот-вот приедут',
  inAbout: (drive) => `Приедут примерно через ${drive}`,
  here: 'Машина',
  map: 'Где сейчас машина',
  fresh: 'Место указано на эту минуту.',
  old: (count) => `Место было таким ${minutes(count)} назад.`,
  how: 'Где машина, видно, если водитель согласен и пока он смотрит на нашу страницу: в фоне телефон ничего не передаёт.',
  about: 'Страница обновляется сама. Она закроется через два часа после прибытия.',
  outOfDate: 'Сейчас страницу не удалось обновить, поэтому она могла устареть. Мы пробуем снова.',
  ended: {
    heading: 'По этой ссылке больше ничего нет',
    text: 'Поездка закончилась, перенесена или отменена, либо ссылку закрыли. Спросите того, кто её вам прислал.',
  },
}
