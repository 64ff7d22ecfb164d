import { formatsOf } from '../formats.ts'
import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { booking as english } from '../en/booking.ts'
import { parkName } from './site.ts'
import { vehicles as forms } from './ways.ts'

const { percent: inPercent, plural } = formatsOf('ru')
const { two } = vehicleForms('ru', forms)

const ofDays = (count: number) => `${count} ${plural(count, { one: 'дня', other: 'дней' })}`
const days = (count: number) => `${count} ${plural(count, { one: 'день', few: 'дня', other: 'дней' })}`
const rides = (count: number) => `${count} ${plural(count, { one: 'поездка', few: 'поездки', other: 'поездок' })}`
const vehicles = (count: number) =>
  `${count} ${plural(count, { one: 'автомобиль', few: 'автомобиля', other: 'автомобилей' })}`

type Charge = Parameters<(typeof english)['cancelling']['later']>[1][number]

/** What a guest has to whom nobody came. */
const whatIsPaid = (back: number, taxi: number) =>
  `${back === 100 ? 'всё, что' : `${inPercent(back)} того, что`} вы заплатили за эту поездку${taxi === 0 ? '' : `, и оплатим такси, которое вы возьмёте вместо неё, ${taxi === 100 ? 'в пределах цены поездки' : `до ${inPercent(taxi)} её цены`}`}.`

const share = (percent: number) => (percent === 100 ? 'вся цена' : `${inPercent(percent)} цены`)

const ahead = (from: Exclude<Charge['from'], { readonly at: string }>) =>
  'hours' in from ? `чем за ${from.hours}\u00a0ч до подачи` : `чем за ${days(from.days)} до первой подачи`

const rises = (charges: readonly Charge[]) =>
  charges
    .map(({ from, percent }) => {
      const start = 'at' in from ? `с ${from.at}` : `менее ${ahead(from)}`
      return `; ${start}\u00a0— ${percent === 100 ? 'вся цена' : inPercent(percent)}`
    })
    .join('')

interface Back {
  readonly back: string
  readonly isAll: boolean
  readonly way: string
}

const goesBack = ({ back, isAll, way }: Back, when: string) =>
  back === '' ? 'возвращать больше нечего' : `мы вернём ${isAll ? 'все деньги' : back} ${when} ${way}`

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'в зале прилёта, сразу за таможней, с табличкой с вашим именем',
  'the way you paid: to the same card or account, or in cash': 'тем же способом: на карту, на счёт или наличными',
  'Passport control': 'Паспортный контроль',
  'Baggage belts': 'Выдача багажа',
  Customs: 'Таможня',
  'Bank counters': 'Кассы банков',
  'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.':
    'Если таблички не видно, оставайтесь в зале у касс и позвоните. Если поездка подтверждена, со времени подачи на этой странице есть и кнопка «Здесь никого нет».',
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
  keep: 'Сохранить, скопировать, поделиться',
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
    wholeName: 'На табличке имя написано полностью.',
    way: (passed, side, landmark, noSign) =>
      `Ваш путь: ${passed.join(', ').toLowerCase()}, затем через двери в зал. Водитель стоит ${side === 'left' ? 'слева' : 'справа'} от вас, ориентир: ${landmark.toLowerCase()}. ${noSign}`,
  },
}

const inMinutes = (count: number) => `${count} ${plural(count, { one: 'минуту', few: 'минуты', other: 'минут' })}`

export const booking: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: 'Рейс',
    pickupAddress: 'Адрес подачи',
    dropoffAddress: 'Адрес назначения',
    guestName: 'Имя на табличке',
    travelers: 'Пассажиры',
    bags: 'Крупный багаж',
    childSeats: 'Детские кресла',
    surfboards: 'Доски для сёрфинга до 2,1 м',
    longboards: 'Доски для сёрфинга длиннее 2,1 м',
    golfBags: 'Сумки для гольфа',
    bicycles: 'Велосипеды',
    wheelchairs: 'Складные инвалидные коляски',
    fixedWheelchairs: 'Нескладные инвалидные коляски',
    prams: 'Детские коляски',
    details: { transfer: 'Подробности о рейсе или номере', tour: 'Примечания' },
  },
  bulky: 'Доски для сёрфинга, сумки для гольфа, велосипеды, инвалидные и детские коляски',
  noteFields: {
    flight: 'Номер рейса',
    pickupAddress: 'Где именно вас забрать',
    dropoffAddress: 'Куда именно вас отвезти',
    details: { transfer: 'Подробности о рейсе или номере', tour: 'Другие примечания' },
  },
  pickup: {
    waiting: (minutes) =>
      `При посадке водитель бесплатно ждёт ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })}.`,
    landing: 'Время подачи — это время прилёта по расписанию.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Водитель ждёт ${meetingPoint}, бесплатно ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })} после посадки. Если рейс задержится, ничего делать и доплачивать не нужно.`,
    nobody: {
      title: 'Если никто не приехал',
      text: (whatsapp, minutes, back, taxi) =>
        `Если на месте подачи никого нет, нажмите «Здесь никого нет» на странице заказа или позвоните: ${whatsapp}. Мы сразу звоним водителю и ищем другую машину. ` +
        `Если через ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })} рядом с вами никого не будет, мы вернём ${whatIsPaid(back, taxi)}`,
      unmet: (by, whatsapp, back, taxi) =>
        `Мы обещали приехать к ${by}. Если никто не приехал, ждать больше не нужно: мы вернём ${whatIsPaid(back, taxi)} Позвоните: ${whatsapp}.`,
    },
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
    inEither: 'в LKR или USD',
    inRupees: 'в LKR',
    transfer: (money) => `Оплата в конце поездки ${money}.`,
    transferOnline: (money) => `Оплата в конце поездки ${money} или заранее картой онлайн.`,
    tour: (money) => `Оплата водителю в конце экскурсии ${money}.`,
    tourOnline: (money) => `Оплата водителю в конце экскурсии ${money} или заранее картой онлайн.`,
    several: (money) => `Оплата водителю в конце каждой поездки ${money}.`,
    severalOnline: (money) =>
      `Оплата водителю в конце каждой поездки ${money} или заранее картой: один платёж онлайн — за все поездки, которые ещё не оплачены.`,
    stay: 'В конце путешествия вы платите водителю сразу за все поездки.',
    stayOnline: 'В конце путешествия вы платите водителю сразу за все поездки или онлайн — то, что ещё не оплачено.',
    cash: 'Водитель берёт только наличные.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} и ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle} не вместит: ${party}.`,
    tooFullTwo: (party, vehicle) => `${capital(two(vehicle))} не вместят: ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, заказ ${reference}`,
    office: (phone) => `Офис: ${phone}, также в WhatsApp`,
    line: (label, value) => `${label}: ${value}`,
  },
  lines: {
    unshown: 'Записано, здесь не показано',
    pickup: 'Откуда',
    via: 'Через',
    dropoff: 'Куда',
    date: 'Дата подачи',
    time: 'Время подачи',
    sriLankaTime: (time) => `${time} (время Шри-Ланки)`,
    vehicle: 'Автомобиль',
    price: 'Цена',
    allInclusive: (price) => `${price}, всё включено`,
    insteadOf: 'Вместо',
    distance: 'Расстояние',
    duration: 'Длительность',
    drivingAndStops: (driving, stops) => `${driving} в пути, ${stops} на остановках`,
    tour: 'Экскурсия',
    tourPickup: 'Откуда',
    tourDropoff: 'Куда',
    travelers: 'Пассажиры',
    total: 'Всего',
    parkFee: 'Плата в парке',
    entryFees: 'Входные билеты',
    transport: 'Дорога',
    included: (km) => `${km} включено`,
    notIncluded: 'Не включена',
    driver: 'Водитель',
    driverPhone: 'Телефон водителя',
    car: 'Машина',
    phone: 'Ваш телефон',
    email: 'Ваша почта',
  },
  title: {
    taxi: (pickup, dropoff) => `Такси ${pickup}\u00a0— ${dropoff}`,
    andBack: (ride) => `${ride} и обратно`,
    withNight: (ride) => `${ride}, с ночью у парка`,
    andOneMore: (ride) => `${ride} и ещё 1 поездка`,
    roundTrip: (pickup, count) => `Маршрут с возвращением: ${pickup}, ${rides(count)}`,
    journey: (pickup, dropoff, count) => `Маршрут ${pickup}\u00a0— ${dropoff}, ${rides(count)}`,
    vehicles: (title, count) => `${title}, ${vehicles(count)}`,
    route: (pickup, dropoff) => `${pickup}\u00a0— ${dropoff}`,
    stay: (count, cars) =>
      `${cars === 2 ? 'Два автомобиля с водителями на' : 'Автомобиль с водителем на'} ${days(count)}`,
    stayForAll: (stay) => `${stay}: одна цена за все поездки.`,
  },
  tour: {
    safari: (park) => `Сафари: ${parkName(park)}`,
    walk: (park) => `Прогулка с гидом: ${parkName(park)}`,
    hike: (park) => `Восхождение с гидом: ${parkName(park)}`,
    withLength: (tour, length) => `${tour}, ${length === 'half' ? 'полдня' : 'целый день'}`,
    start: { safari: 'Начало у ворот', walk: 'Начало у ворот', hike: 'Начало подъёма' },
  },
  facts: { sriLankaTime: 'время Шри-Ланки', reference: 'Номер заказа', price: 'Цена' },
  bags: {
    title: (pickup, dropoff) => `Багаж на машине ${pickup}\u00a0— ${dropoff}`,
    route: (pickup, dropoff) => `Ваш багаж на машине: ${pickup}\u00a0— ${dropoff}`,
    train: 'Ваш поезд',
    stations: (from, to) =>
      `${from}\u00a0— ${to}, билет вы покупаете сами. Время отправления сообщает железная дорога.`,
    wait: 'Где ждёт багаж',
    atStation: (town) => `на вокзале: ${town}`,
  },
  itinerary: {
    heading: 'Ваш маршрут по дням',
    day: (day) => `День ${day}`,
    between: (first, last) => `В период с ${first} по ${last}`,
    ownWay: (from, to) => `${from}\u00a0— ${to}: самостоятельно, например поездом. В этот заказ не входит.`,
    atStops: (duration) => `${duration} на остановках`,
    transport: (km) => `дорога ${km} включена`,
    via: (stops) => `Через: ${stops}`,
    vehicles,
    second: 'Второй автомобиль',
    driver: (name, phone, car) => `Водитель: ${name}, ${phone}, ${car}`,
    said: (label, value) => `${label}: ${value}`,
  },
  status: {
    new: {
      title: 'Получено',
      text: (hours) => `Мы получили ваш заказ и пришлём данные водителя в течение ${hours}\u00a0ч.`,
      request: 'Это запрос, пока мы его не подтвердим: после этого пришлём данные водителя.',
      unanswered: (whatsapp, paid) =>
        `Время подачи прошло, а запрос мы не подтвердили${paid === 0 ? ': платить не нужно' : ''}.${paid ? ' Если поездки не было, вернём всю оплату.' : ''} Если машина ещё нужна, закажите ещё раз или позвоните: ${whatsapp}.`,
      some: (asked, all) =>
        `${rides(asked)} из ${all} ${plural(asked, { one: 'ждёт', other: 'ждут' })} нашего согласия, подробности ниже. Мы вам напишем.`,
      takenUp: {
        title: 'Снова в работе',
        text: 'Поездка была подтверждена, отменена и снова принята: это запрос, пока мы не подтвердим её ещё раз.',
      },
    },
    confirmed: {
      title: 'Подтверждено',
      text: 'Ваш заказ подтверждён. Водитель будет на месте.',
      ride: 'Эта поездка подтверждена. Водитель будет на месте.',
    },
    cancelled: {
      title: 'Отменено',
      text: 'Этот заказ отменён. Никто не приедет. Если вы этого не ожидали, напишите нам.',
      ride: 'Эта поездка отменена. Никто не приедет. Если вы этого не ожидали, напишите нам.',
    },
    'no-show': {
      title: 'Вы не пришли',
      text: 'Насколько нам известно, вы не пришли на место посадки. Если это не так, напишите нам.',
      ride: 'Насколько нам известно, на эту поездку вы не пришли. Если это не так, напишите нам.',
    },
    onRequest: 'По запросу',
    over: 'Поездка завершена. Спасибо, что путешествовали с нами.',
    erased:
      'С поездки прошло время: как и обещали, мы удалили ваши контакты и примечания. Маршрут и цена остались здесь.',
  },
  caveat: {
    elsewhere: (label, km) =>
      `${label}: похоже, это около ${km} км от места, которое вы заказали. Это был бы другой тариф, и мы вам позвоним. До тех пор действует заказанное место.`,
    larger: 'Мы напишем вам об автомобиле побольше и его цене.',
    oneMore: 'Мы напишем вам о ещё одном автомобиле и его цене.',
    roofRack: 'Ваш груз поедет на багажнике на крыше: мы ищем машину с таким багажником и напишем вам.',
    otherDay: 'Мы напишем вам о другом дне или парке.',
    otherTime: 'Мы напишем вам о другом времени или парке.',
    noCar: (vehicle) =>
      `На это время нет свободных машин${vehicle && ` класса «${vehicle}»`}, поэтому это пока запрос: мы ищем машину и напишем вам.`,
    carTaken: (vehicle) =>
      `Пока вы оформляли заказ, последнюю машину ${vehicle && `класса «${vehicle}» `}на это время заказали. Поэтому это пока запрос: мы ищем другую машину и напишем вам.`,
    nothingToPay: 'Пока мы не подтвердили заказ, онлайн платить не нужно.',
  },
  driver: {
    follows: 'Имя, телефон и машина водителя придут отдельным письмом и появятся на странице заказа.',
    advice: 'Ищите этот номер машины. Если не найдёте водителя, позвоните или напишите ему или нам.',
    flightNeeded: 'Чтобы встретить вас в аэропорту, нам нужен номер рейса.',
  },
  money: {
    either: (usd, lkr) => `${usd} или ${lkr}`,
    payOnline: 'Оплатить онлайн заранее',
    payOnlineAfter: 'Оплатить онлайн',
    payDeposit: (sum) => `Внести предоплату ${sum} онлайн`,
    deposit: (sum) =>
      `Мы просим внести онлайн предоплату ${sum}; она входит в цену. Остальное вы платите водителю или раньше онлайн. Без неё заказ остаётся в силе: всё платите водителю.`,
    depositLater: (sum) => `После подтверждения мы попросим предоплату ${sum}; она входит в цену.`,
    paidOf: (paid, price) => `${paid} из ${price}`,
    givenBack: (sum) => `возвращено ${sum}`,
    paidAndGivenBack: (paid, back) => `${paid}, возвращено ${back}`,
    wentBack: {
      said: (sums) => `Мы вернули вам ${sums}.`,
      cash: (sum) => `${sum} наличными`,
      card: (sum) => `${sum} на карту`,
      bank: (sum) => `${sum} банковским переводом`,
    },
    surplus: (sum) => `За поездку заплачено на ${sum} больше цены: мы вернём разницу.`,
    allPaid: 'Всё оплачено: водителю платить не нужно.',
    paidDriver: 'Если вы заплатили водителю, платить больше не нужно: мы отметим это здесь вручную.',
    onAccount: 'Платит отель, который сделал заказ для вас: водителю платить не нужно.',
    open: (sum) => `Осталось заплатить ${sum} в конце поездки.`,
    openOnline: (sum) => `Осталось заплатить ${sum} в конце поездки или заранее картой онлайн.`,
    openEach: (sum) => `Осталось заплатить ${sum}.`,
    noShowFee: (sum) => `Нужно заплатить ${sum}, потому что вы не пришли на место посадки.`,
    cancelledFree: 'Отмена бесплатная.',
    cancelFee: (sum) => `За отменённое нужно заплатить ${sum}: автомобиль с водителем держали для вас.`,
    chargeOnline: (sum) => `Из этого осталось заплатить ${sum} картой онлайн.`,
    chargeOpen: (sum) => `Из этого осталось заплатить ${sum}; мы напишем вам, как.`,
    chargePaid: 'Это оплачено.',
    payCharge: 'Оплатить долг онлайн',
    tried: {
      failed: 'Последний платёж картой не прошёл: денег мы не получили.',
      begun:
        'Вы начали оплату картой, но подтверждения мы пока не получили. Если вы заплатили, это появится здесь через несколько минут.',
      driver: 'Можно также заплатить водителю в конце поездки.',
      again: 'Попробовать ещё раз, можно другой картой',
      other: 'Спросить нас о другом способе оплаты',
      hello: 'Здравствуйте, оплата картой не прошла. Как ещё можно заплатить?',
    },
    inPayments: (count) =>
      `Платёж картой ограничен по сумме, поэтому вы платите в ${count} ${plural(count, { one: 'приём', few: 'приёма', other: 'приёмов' })}.`,
    restByCardFrom: (day) => `Ещё картой можно будет заплатить с ${day}.`,
    byCardFrom: (day) =>
      `Картой можно оплатить с ${day}: в этом месяце наш платёжный сервис больше не принимает платежей.`,
    bank: {
      heading: 'Банковский перевод',
      deposit: (sum) =>
        `Мы просим внести предоплату ${sum} банковским переводом; она входит в цену. Остальное вы платите водителю.`,
      within: (count) =>
        `Она должна поступить в течение ${count} дней после оформления заказа; реквизиты указаны в письме о заказе. Если она не поступит, мы напомним один раз, а затем можем отменить заказ.`,
      until: (day) =>
        `Она должна поступить не позднее ${day}. Если она не поступит, мы напомним один раз, а затем можем отменить заказ.`,
      late: (day) =>
        `Она должна была поступить не позднее ${day}, но мы её не получили. Пожалуйста, переведите её сейчас или напишите нам, если уже перевели; иначе мы можем отменить заказ.`,
      amount: 'Сумма',
      holder: 'Получатель',
      account: 'Номер счёта',
      bank: 'Банк',
      swift: 'Код SWIFT',
      reference: 'Назначение платежа',
    },
  },
  cancelling: {
    moment: (date, time) => `${date}, ${time}`,
    free: 'Бесплатная отмена до самой подачи.',
    freeUntil: (from) =>
      `Бесплатная отмена ${'at' in from ? `до ${from.at} (время Шри-Ланки)` : `не позднее ${ahead(from)}`}.`,
    later: (percent, charges) => `Потом плата за отмену: ${share(percent)}${rises(charges)}.`,
    costs: (percent) => `Плата за отмену\u00a0— ${share(percent)}.`,
    from: (charges) => {
      const text = rises(charges).slice(2)
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    },
    request: 'Пока мы не подтвердили заказ, отмена бесплатна.',
    confirmed: (percent, charges) => `После подтверждения плата за отмену: ${share(percent)}${rises(charges)}.`,
    moved: (percent) => `Если изменить поездку, когда плата за отмену уже ${share(percent)}, потом она не меньше.`,
    requests: 'Запрос, который мы ещё не подтвердили, можно отменить бесплатно.',
    freeEach: (hours, first) =>
      `Каждую поездку можно отменить бесплатно не позднее чем за ${hours}\u00a0ч до подачи${first && `, первую\u00a0— до ${first} (время Шри-Ланки)`}.`,
    firstRide: (text) => `Для первой поездки условия другие: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    changeRequest: 'Пока мы не подтвердили заказ, день, время и рейс можно изменить по ссылке из письма.',
    change: (hours) => `День, время и рейс можно изменить не позднее чем за ${hours}\u00a0ч по ссылке из письма.`,
    refund: (way, count) =>
      `Если вы заплатили заранее больше, чем должны, мы вернём разницу в течение ${ofDays(count)} ${way}.`,
    paidBack: 'Вернём всё, если не сможем вас отвезти.',
    paidBackOnTime: (hours) =>
      `Вернём всё, если не сможем вас отвезти или вы отмените не позднее чем за ${hours}\u00a0ч до подачи.`,
    now: (money) => {
      const { paid, fee, moves, back } = money
      const isSaid = paid !== '' && (back !== '' || moves === '')
      const parts = [
        ...(fee ? [`это стоит ${fee}`] : []),
        ...(moves ? [`${moves} из оплаченного пойдут на другие ваши поездки`] : []),
        ...(isSaid ? [goesBack(money, `в течение ${ofDays(money.days)}`)] : []),
      ]
      return `${paid && `Оплачено ${paid}. `}Если отменить сейчас: ${parts.join('; ')}.`
    },
    after: (money) => {
      const back = goesBack(money, `не позднее ${money.by}`)
      return money.fee
        ? `Было оплачено ${money.paid}, начислено ${money.fee}: ${back}.`
        : `Было оплачено ${money.paid}: ${back}.`
    },
  },
  messages: {
    discount: 'Спросите нас в WhatsApp о скидке на следующую поездку.',
    askForDiscount: (reference) =>
      `Здравствуйте! У меня был заказ у вас (${reference}), и я хочу скидку на следующую поездку.`,
    question: (reference) => `Здравствуйте! У меня вопрос о заказе ${reference}.`,
  },
  crew: {
    speaks: 'Языки',
    boardLicence: 'Лицензия управления по туризму',
    since: 'Начало работы у нас',
    face: (name) => `Ваш водитель, ${name}`,
    car: (car) => `Ваша машина: ${car}`,
    wish: {
      language: 'Язык водителя',
      anyLanguage: 'Любой язык',
      woman: 'Женщина-водитель',
      hint: 'Мы сделаем всё возможное. Это пожелание: оно ничего не стоит, но обещать его мы не можем.',
      label: 'Ваше пожелание к водителю',
      speaks: (language) => `язык: ${language}`,
      isWoman: 'женщина-водитель',
      unpromised: (wish) => `${wish}. Мы постараемся, но обещать не можем.`,
    },
  },
  meeting: {
    heading: 'Где вы встретитесь',
    map: 'Это место на карте',
    mapOf: (place) => `Место встречи на карте: ${place}`,
    plan: (passed, area, side, landmark) =>
      `План пути к водителю. Вы проходите: ${passed.join(', ')}. Затем: ${area}. Машина ${side === 'right' ? 'справа' : 'слева'} от вас, рядом: ${landmark}.`,
    sample: 'Это место встречи — пример: мы его ещё не подтвердили.',
  },
  family: {
    heading: 'Для ваших близких',
    about:
      'Ссылка, по которой видна только эта поездка: машина и её номер, имя водителя, где вы, пока вы в машине, и что вы приехали. Она закроется через два часа после этого или когда вы её закроете.',
    make: 'Сообщить близким',
    made: 'По этой ссылке видна ваша поездка:',
    title: 'Моя поездка по Шри-Ланке',
    share: 'Поделиться ссылкой',
    end: 'Закрыть ссылку',
  },
  afterRide: {
    heading: 'Что-то было не так, как договорились?',
    intro: 'Одно нажатие — и владелец об этом узнает:',
    'asked-for-more': 'Водитель просил больше, чем договорились',
    'took-to-shop': 'Водитель завёз нас в магазин',
    said: (date, time, what) => `${date}, ${time}: вы сообщили нам «${what}».`,
    next: 'Владелец это получил, разберётся и напишет вам.',
  },
  push: {
    offer: 'Сообщить, когда водитель выедет',
    stop: 'Больше не сообщать',
    bound: 'Сообщим сюда, когда водитель выедет и когда он будет на месте.',
    install:
      'Чтобы узнать, когда водитель выедет, добавьте эту страницу на экран «Домой»: нажмите «Поделиться», затем «На экран „Домой“», и откройте её оттуда.',
    denied:
      'Чтобы узнать, когда водитель выедет, разрешите уведомления этого сайта в настройках браузера и обновите страницу.',
    failed: 'Не получилось. Попробуйте, пожалуйста, чуть позже.',
  },
  driverPlace: {
    soon: 'Вот-вот будет у вас',
    inMinutes: (count) => `Будет у вас примерно через ${inMinutes(count)}`,
    driver: 'Ваш водитель',
    map: (pickup) => `Ваш водитель в пути к месту: ${pickup}`,
    fresh:
      'Место передано только что. Оно обновляется, пока водитель смотрит на нашу страницу: в фоне телефон его не передаёт.',
    old: (count) =>
      `Место передано ${inMinutes(count)} назад. Оно обновляется, пока водитель смотрит на нашу страницу: в фоне телефон его не передаёт.`,
  },
}
