import { vehicleForms } from '../vehicles-in-sentences.ts'
import type { journey as english } from '../en/journey.ts'
import { shortDate } from '../short-date.ts'
import { parkName } from './site.ts'
import { vehicles, ways } from './ways.ts'

const { one, two } = vehicleForms('ru', vehicles)

const ends = (from: string, to: string) => `${parkName(from)}\u00a0— ${parkName(to)}`

const way = (rides: number, km: string, duration: string) => `${ways.rides(rides)}, ${km}${duration && `, ${duration}`}`

const party = (travelers: number, large: number) =>
  `пассажиров: ${travelers}${large > 0 ? `, больших чемоданов: ${large}` : ''}`

export const journey: typeof english = {
  crumb: 'Составить маршрут',
  title: 'Составьте весь маршрут',
  intro: 'Фиксированная цена каждой поездки, один заказ.',
  form: 'Ваш маршрут',
  ready: 'Или готовый маршрут',
  firstDay: 'Первый день',
  lastDay: 'Последний день',
  travelers: 'Пассажиры',
  bags: 'Крупный багаж',
  reverse: 'В обратном порядке',
  reversed: 'Порядок обратный.',
  oneWay: 'В одну сторону',
  noRoundTrip: 'В одну сторону.',
  backTo: (place) => `Обратно: ${place}`,
  backToAirport: 'Обратно в аэропорт',
  roundTrip: 'Туда и обратно.',
  show: 'Показать цены',
  stop: {
    date: (date) => shortDate('ru', date),
    day: (day) => `День ${day}`,
    start: (when) => `Старт, ${when}`,
    end: (when) => `Конец, ${when}`,
    between: (position, when) => `№ ${position}, ${when}`,
    drag: (position, place) => `${position}. Переместить: ${place}`,
    dragHint: 'Перетащите или нажимайте стрелки.',
    menu: (place) => `Переместить или убрать: ${place}`,
    up: (place) => ['Выше ', place],
    down: (place) => ['Ниже ', place],
    moved: (place, position, count) => `${parkName(place)}: остановка ${position} из ${count}.`,
    remove: 'Убрать',
    removePlace: (place) => `Убрать: ${place}`,
    removed: (place) => `Убрано: ${parkName(place)}.`,
    second: 'Куда дальше?',
    add: 'Добавить остановку',
    added: (place, position) => `Добавлено: ${parkName(place)}, остановка ${position}.`,
    nights: 'Ночей',
    noNights: 'Нет',
    tour: 'Экскурсия',
    half: 'Полдня',
    full: 'Целый день',
    hike: 'Восхождение с гидом',
    flight: 'Вылет в',
  },
  way: {
    ends,
    endsOf: (from, to) => `${ends(from, to)}: `,
    none: (from, to) => `${ends(from, to)}: без нас, поездом или сами.`,
    take: 'Ехать здесь с нами',
    taken: (from, to) => `Снова в маршруте: ${ends(from, to)}.`,
    leave: 'Поезд или без поездки',
    left: (from, to) => `Поездки ${ends(from, to)} нет.`,
    fromPark: 'Входит в цену экскурсии выше.',
    via: (places) => `Через: ${places.join(', ')}`,
    onTheWay: 'По пути',
    add: 'Остановка по пути',
    addTo: (dropoff) => `Остановка по пути, дальше ${parkName(dropoff)}`,
    added: (place) => `Добавлено по пути: ${place}.`,
    time: (place) => `Время: ${place}`,
    remove: (place) => `Убрать остановку: ${place}`,
    removed: (place) => `Убрано: ${place}.`,
    waitingIncluded: 'Ожидание входит в цену.',
    waitingFree: (minutes, lkr) => `${minutes} мин бесплатно, затем ${lkr} за каждые 15 минут.`,
    waitingPaid: (minutes, duration, lkr, vehicle) =>
      `${minutes} мин бесплатно, ${duration} по ${lkr} за каждые 15 минут (${vehicle}).`,
    stayBetween: 'Ночёвка по пути',
    stayAt: 'Где остановиться',
    stopThere: 'Остановиться там',
  },
  status: {
    label: 'Цена',
    kept: 'Ваш маршрут сохранён.',
    again: 'Попробовать ещё раз',
    refused: 'Цены пока нет.',
    problem: (place, problem) => `${place}: ${problem}`,
    started: 'Добавьте второе место, и здесь появится цена.',
  },
  total: {
    title: 'Весь маршрут',
    titleOfTwo: (small) => ['Весь маршрут', small(' на двух машинах')],
    inVehicle: (vehicle, rides, km, duration) => `${vehicle}, ${way(rides, km, duration)}`,
    inWords: (usd, lkr, vehicle, rides, km, duration) =>
      `Весь маршрут: ${usd}, ${lkr}, ${vehicle}, ${way(rides, km, duration)}.`,
    tooSmall: (travelers, large, vehicle) => `Мало места: ${one(vehicle)}; ${party(travelers, large)}.`,
    tooSmallTwo: (travelers, large, vehicle) => `Мало места: ${two(vehicle)}; ${party(travelers, large)}.`,
    take: (vehicle, usd) => `Взять ${one(vehicle)} за ${usd}`,
    takeTwo: (vehicle, usd) => `Взять ${two(vehicle)} за ${usd}`,
    changed: (date, before, now) => `${date} машина на каждую поездку стоила ${before}, сегодня — ${now}.`,
    book: (hidden) => ['Заказать', hidden(' весь маршрут')],
  },
  takeOrder: 'Взять этот порядок',
  orderTaken: 'Путь стал короче.',
  share: {
    share: 'Поделиться маршрутом',
    copied: 'Ссылка скопирована',
    print: 'Распечатать',
    title: (from, to, rides, km, duration) => `${ends(from, to)}, ${way(rides, km, duration)}`,
    ask: 'Спросить в WhatsApp',
    question: (places) => `Здравствуйте! Вопрос о маршруте: ${places.join(', ')}`,
  },
  head: {
    title: 'Маршрут по Шри-Ланке по фиксированной цене',
    plan: (from, to) => `Маршрут ${ends(from, to)}`,
    pricedPlan: (from, to, usd) => `Маршрут ${ends(from, to)} от ${usd}`,
  },
  message: (places) => `Здравствуйте! Хочу заказать: ${places}. День и время: `,
}
