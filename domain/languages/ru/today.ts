import { formatsOf } from '../formats.ts'
import type { today as english } from '../en/today.ts'

const { plural } = formatsOf('ru')

const minutes = (count: number) => `${count} ${plural(count, { one: 'минуту', few: 'минуты', other: 'минут' })}`

const DRIVER = 'Водитель'

export const today: typeof english = {
  head: {
    title: (reference) => `Заказ ${reference}`,
    notFound: 'Заказ не найден',
    description: (brand) => `Ваш заказ в ${brand}: на каком он этапе, что вы заказали и как оплатить.`,
  },
  heading: 'Ваша поездка сейчас',
  outOfDate: 'Сейчас страницу не удалось обновить, поэтому она могла устареть. Мы пробуем снова.',
  call: (name) => `Позвонить: ${name}`,
  callUs: 'Позвонить нам',
  stages: {
    ahead: (name) => `Здесь будет видно, когда водитель выедет${name === null ? '' : `: ${name}`}`,
    notSetOut: (name) => `${name ?? DRIVER}: ещё не в пути`,
    onTheWay: (name, time) => `${name ?? DRIVER}: в пути к вам с ${time}`,
    atPickup: (name, time) => `${name ?? DRIVER}: на месте подачи с ${time}`,
    onBoard: 'Вы в пути. Хорошей поездки!',
    there: 'Вы на месте. Спасибо, что ехали с нами.',
    noShow: (name) => `${name ?? DRIVER}: ждёт и не может вас найти. Позвоните нам, пожалуйста, прямо сейчас.`,
  },
  place: {
    soon: 'Вот-вот будет у вас',
    inMinutes: (count) => `Будет у вас примерно через ${minutes(count)}`,
    driver: 'Ваш водитель',
    map: (pickup) => `Ваш водитель в пути к месту: ${pickup}`,
    fresh:
      'Место указано на эту минуту. Оно обновляется, пока водитель смотрит на нашу страницу: в фоне телефон его не передаёт.',
    old: (count) =>
      `Место было таким ${minutes(count)} назад. Оно обновляется, пока водитель смотрит на нашу страницу: в фоне телефон его не передаёт.`,
  },
  words: {
    intro: 'Сообщите водителю и нам одним нажатием:',
    waiting: 'Жду на улице',
    cannotFind: 'Не могу вас найти',
    late: 'Мой рейс задерживается',
    lateAt: (time) => `Мой рейс задерживается: прилёт в ${time}`,
    landsAt: (field) => ['Прилёт в ', field],
    failed: 'Сообщение до нас не дошло. Попробуйте ещё раз или позвоните.',
    said: (time, word) => `${time}: вы сообщили «${word}»`,
  },
  print: 'Распечатать ваучер',
  noMail: {
    text: 'По этому заказу письма не придут. Сохраните его номер и эту страницу: скопируйте ссылку или отправьте её себе в WhatsApp.',
    booking: (reference, link) => `Заказ ${reference}: ${link}`,
    changes: (link) => `Изменить или отменить: ${link}`,
    change: (change) => [change('Изменить или отменить'), ': это можно сделать только по этой ссылке.'],
    copy: 'Скопировать',
    copied: 'Скопировано',
    send: 'Отправить в WhatsApp',
    failed: 'Скопировать не удалось: выделите ссылку выше.',
  },
  unknown: {
    heading: 'Такого заказа у нас нет',
    text: (again) => [
      'В номере заказа двенадцать букв и цифр, например K7Q2-M4XT-9BHE. Откройте ссылку из письма с подтверждением, ',
      again('запросите её ещё раз'),
      ' или напишите нам: мы найдём ваш заказ.',
    ],
    hello: 'Здравствуйте! Не могу найти свой заказ',
    ask: 'Спросить в WhatsApp',
    write: 'Написать письмо',
    fare: 'Узнать цену',
  },
}
