import { ownersName } from '#domain/places/parks-from-price-list.ts'
import type { site as english } from '../en/site.ts'

/** A park's Russian name. @example parkName('Yala national park') // 'национальный парк Yala' */
export const parkName = (park: string) =>
  ownersName(park, 'ru') ?? park.replace(/(.+) national park$/i, 'национальный парк $1')

export const site: typeof english = {
  skip: 'К содержанию',
  loading: 'Загрузка…',
  scriptsMissing: (reload, ask) => [
    'Часть страницы не загрузилась. ',
    reload('Обновите её'),
    ' или ',
    ask('спросите в WhatsApp'),
    '.',
  ],
  chat: {
    place: 'Чат',
    label: 'Написать в WhatsApp',
    hello: (brand) => `Здравствуйте, ${brand}! У меня вопрос`,
  },
  breadcrumb: 'Вы здесь',
  termsLink: 'Условия, личные данные и вопросы',
  menu: {
    main: 'Главное меню',
    button: 'Меню',
    home: 'Главная',
    book: 'Заказать такси',
    journey: 'Маршрут',
    booking: 'Мой заказ',
    fromAirport: 'Из аэропорта',
    toAirport: 'В аэропорт',
    safari: 'Сафари',
    taxi: 'Такси по городам',
    noTours: 'Экскурсий нет.',
    missing: (retry, list) => [
      'Меню сейчас не загружается. ',
      retry('Попробовать ещё раз'),
      ' или ',
      list('те же ссылки здесь'),
      '.',
    ],
  },
  error: {
    title: 'Что-то пошло не так',
    sorry: 'Эта страница не открылась. Подтверждённый заказ сохранён.',
    connection: 'Проверьте интернет.',
    again: (mail) => ['Если это повторится, пишите в WhatsApp или на ', mail, ': заказать можно и там.'],
    reload: 'Обновить',
    home: 'На главную',
    ask: 'Спросить в WhatsApp',
    hello: (brand) => `Здравствуйте, ${brand}! Эта страница не открылась`,
  },
  vehicles: { mini: 'Мини', car: 'Седан', van: 'Минивэн' },
  home: 'Главная',
  optional: '(по желанию)',
  heads: {
    unknown: {
      title: 'Страница не найдена',
      description: 'Фиксированная цена такси по Шри-Ланке.',
    },
    failed: { title: 'Что-то пошло не так', description: 'Эта страница не открылась.' },
    noFare: (pickup, dropoff) => ({
      title: `Нет цены на такси: ${pickup} → ${dropoff}`,
      description: 'Выберите два места на Шри-Ланке, куда доедет автомобиль.',
    }),
    noFareHere: {
      title: 'Нет цены на такси',
      description: 'Выберите два места на Шри-Ланке, куда доедет автомобиль.',
    },
  },
  reviews: {
    outOf: (stars, most) => `Оценка ${stars} из ${most}`,
    short: (stars, count) => `${stars} (отзывов: ${count})`,
  },
  trust: {
    payAtEnd: 'Оплата в конце поездки',
    freeWaiting: (minutes) => `Бесплатное ожидание: ${minutes} мин`,
    freeCancelling: (until, hours) => ['Бесплатная отмена', until(` за ${hours}\u00a0ч до поездки`)],
  },
  trip: {
    label: 'Ваша поездка',
    pickup: 'Откуда вас забрать',
    dropoff: 'Куда вы едете',
    swap: 'Поменять местами',
    show: 'Показать цену',
  },
  placeField: {
    failed: 'Список мест не загружается. Введите полное название и нажмите Enter.',
    fetching: 'Загружаем список мест…',
    atHouse: (place, address) => `Цена — как для ${place}. «${address}» указано в форме заказа.`,
  },
  fare: {
    label: 'Цена',
    heading: (pickup, dropoff) => `Цена такси: ${pickup} → ${dropoff}`,
    working: 'Считаем цену',
    inWords: (pickup, dropoff, km, duration, prices) =>
      `${pickup}\u00a0— ${dropoff}, ${km} км, ${duration}. ${prices.join('. ')}.`,
    from: 'Цена от',
    distance: 'Расстояние',
    duration: 'В пути',
    vehicle: 'Автомобиль',
    room: (seats, bags) => `пассажиров: до ${seats}, мест багажа: ${bags}`,
    book: 'Заказать эту поездку',
    fixed: 'Цена фиксированная, всё включено.',
    toll: 'Платные дороги включены: платим мы.',
    freeCancelling: (hours) => `Бесплатная отмена за ${hours}\u00a0ч до подачи.`,
    chosen: 'Выбранный автомобиль',
    bookShort: (hidden) => ['Заказать', hidden(' эту поездку')],
    ask: 'Спросить в WhatsApp',
    question: (pickup, dropoff) => `Здравствуйте! У меня вопрос о такси ${pickup} → ${dropoff}`,
    priceFrom: 'от ',
    toEnd: (pickup) => `${pickup} — `,
    fromEnd: (dropoff) => ` — ${dropoff}`,
  },
  map: {
    credit:
      'Дороги и места: © участники OpenStreetMap (ODbL) · Survey Department of Sri Lanka, из nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0) · Побережье: Natural Earth',
    failed: 'Карта сейчас не загружается, цена та же.',
  },
  notice: {
    unreachable: 'Выберите два места на Шри-Ланке, куда доедет автомобиль.',
    unknown: 'Цена появится, когда мы узнаем оба места.',
    unknownAny: 'Цена появится, когда мы узнаем все места.',
    samePlace: 'Начало и конец совпадают: выберите разные места.',
    failed: 'Цены сейчас недоступны.',
    everywhere: 'Мы ездим всюду, куда ведёт дорога. Выберите место из списка или город рядом.',
    question: (pickup, dropoff) => `Можете отвезти нас: ${pickup} → ${dropoff}?`,
    ask: 'Спросить в WhatsApp',
    newTab: ' (откроется в новой вкладке)',
    kept: 'Ваши места сохранены. Цена появится здесь.',
    again: 'Попробовать ещё раз',
    calculatorAdvice: 'Выберите начало и конец поездки.',
    calculator: 'Рассчитать цену',
  },
  wholeTrip: (plan) => ['Больше одной поездки? ', plan('Составьте весь маршрут'), ': одна цена и один заказ.'],
  message: {
    notLoaded: (chat, mail) => [
      'Форма ещё загружается. Введённое сохранится. Заказать можно и через ',
      chat('WhatsApp'),
      ' или письмом на ',
      mail,
      '.',
    ],
    transfer: (pickup, dropoff) => `Здравствуйте! Хочу заказать такси ${pickup} → ${dropoff}. День и время: `,
  },
}
