import { formatsOf } from '../formats.ts'
import type { ride as english } from '../en/ride.ts'

const { plural } = formatsOf('ru')

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'в зале прилёта, сразу за таможней, с табличкой с вашим именем',
  'to the card or account that it came from': 'на карту или счёт, с которых пришла оплата',
  'Passport control': 'Паспортный контроль',
  'Baggage belts': 'Выдача багажа',
  Customs: 'Таможня',
  'Bank counters': 'Кассы банков',
  'If you see no sign, stay inside the hall, beside the counters. On the day this page has a button “I cannot find you”; or call.':
    'Если таблички не видно, оставайтесь в зале у касс. В день поездки на этой странице есть кнопка «Не могу вас найти»; или позвоните.',
}

const travelers = (count: number) => `${count} ${plural(count, { one: 'человек', few: 'человека', other: 'человек' })}`
const bags = (count: number) =>
  `${count} ${plural(count, { one: 'большой чемодан', few: 'больших чемодана', other: 'больших чемоданов' })}`

const voucher: typeof english.voucher = {
  voucher: 'Ваучер',
  driver: 'Ваш водитель',
  call: (name) => `Позвонить: ${name}`,
  atPickup: 'На месте подачи',
  sendFlight: 'Отправить в WhatsApp',
  calendar: 'Добавить в календарь',
  change: 'Изменить или отменить',
  bookAgain: 'Заказать ещё раз',
  ask: 'Спросить о заказе в WhatsApp',
  paid: (amount) => `Оплачено: ${amount}`,
  askForDiscount: 'Спросить о скидке',
  plan: {
    label: 'Схема выхода из зала прилёта',
    hall: 'Зал прилёта',
    doors: 'Двери',
    yourName: 'Ваше имя',
    way: (passed, side, landmark, noSign) =>
      `Ваш путь: ${passed.join(', ').toLowerCase()}, затем через двери в зал. Водитель стоит ${side === 'left' ? 'слева' : 'справа'} от вас, ориентир: ${landmark.toLowerCase()}. ${noSign}`,
  },
}

export const ride: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: 'Рейс',
    pickupAddress: 'Адрес подачи',
    dropoffAddress: 'Адрес назначения',
    guestName: 'Имя на табличке',
    travelers: 'Пассажиры',
    bags: 'Большие чемоданы',
    childSeats: 'Детские кресла',
    details: { transfer: 'Подробности о рейсе или номере', tour: 'Примечания' },
  },
  noteFields: {
    flight: 'Номер рейса',
    pickupAddress: 'Где именно вас забрать',
    dropoffAddress: 'Куда именно вас отвезти',
    details: { transfer: 'Подробности о рейсе или номере', tour: 'Другие примечания' },
  },
  pickup: {
    waiting: (minutes) =>
      `Водитель бесплатно ждёт ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })}.`,
    landing: 'Время подачи — это время прилёта по расписанию.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Водитель ждёт ${meetingPoint}, бесплатно ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })} после посадки. Если рейс задержится, ничего делать и доплачивать не нужно.`,
    notFound: (whatsapp) => `Если не найдёте водителя, позвоните или напишите нам в WhatsApp: ${whatsapp}.`,
    departure: (before, drive, hours) =>
      `К вашему рейсу выберите подачу за ${before} до вылета: ${drive} в пути и ${hours}\u00a0ч в аэропорту.`,
    suits: (from, drive, hours) =>
      `Эта подача подходит для рейсов с вылетом не раньше ${from}: ${drive} в пути и ${hours}\u00a0ч в аэропорту.`,
    nextDay: (time) => `${time} следующего дня`,
    sign: (word) => `Имени у нас нет, поэтому на табличке водителя будет «${word}».`,
    driverPromise: (hours) =>
      `Данные водителя мы пришлём в течение ${hours}\u00a0ч. Если к этому времени вестей не будет, напишите нам.`,
  },
  shortNotice: {
    text: 'До подачи так мало времени, что это пока запрос: мы сразу ищем водителя и сообщим вам по почте. Напишите нам, пожалуйста, и в WhatsApp.',
    link: 'Спросить о водителе в WhatsApp',
    ask: (title, date, time) => `Здравствуйте! Есть свободный водитель? ${title}, ${date}, ${time}`,
    askBooked: (title, date, time, reference) =>
      `Здравствуйте! Есть свободный водитель? ${title}, ${date}, ${time}, заказ ${reference}`,
  },
  overlap: {
    wayBack: (arrives, begins) => `Первая поездка закончится примерно в ${arrives}, обратная начинается в ${begins}.`,
    rides: (first, arrives, second, begins) =>
      `Поездка ${first} закончится примерно в ${arrives}, поездка ${second} начинается в ${begins}.`,
    question: 'Так и задумано?',
    change: 'Изменить время',
  },
  paying: {
    transfer: 'Оплата в конце поездки в LKR или USD.',
    transferOnline: 'Оплата в конце поездки в LKR или USD или заранее картой онлайн.',
    tour: 'Оплата в конце экскурсии в LKR или USD.',
    tourOnline: 'Оплата в конце экскурсии в LKR или USD или заранее картой онлайн.',
    several: 'Каждая поездка оплачивается отдельно, в её конце.',
    severalOnline:
      'Каждая поездка оплачивается отдельно, в её конце; один платёж онлайн — за все поездки, которые ещё не оплачены.',
    stay: 'В конце путешествия вы платите водителю сразу за все поездки.',
    stayOnline: 'В конце путешествия вы платите водителю сразу за все поездки или онлайн — то, что ещё не оплачено.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} и ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle} не вместит: ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, заказ ${reference}`,
    office: (phone) => `Офис: ${phone}, также в WhatsApp`,
    line: (label, value) => `${label}: ${value}`,
  },
}
