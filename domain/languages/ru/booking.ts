import { formatsOf } from '../formats.ts'
import type { booking as english } from '../en/booking.ts'

const { percent: inPercent, plural } = formatsOf('ru')

const ofDays = (count: number) => `${count} ${plural(count, { one: 'дня', other: 'дней' })}`
const days = (count: number) => `${count} ${plural(count, { one: 'день', few: 'дня', other: 'дней' })}`
const rides = (count: number) => `${count} ${plural(count, { one: 'поездка', few: 'поездки', other: 'поездок' })}`
const vehicles = (count: number) =>
  `${count} ${plural(count, { one: 'автомобиль', few: 'автомобиля', other: 'автомобилей' })}`

type Charge = Parameters<(typeof english)['cancelling']['later']>[1][number]

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
  back === '' ? 'деньги не возвращаются' : `мы вернём ${isAll ? 'все деньги' : back} ${when} ${way}`

export const booking: typeof english = {
  lines: {
    pickup: 'Откуда',
    via: 'Через',
    dropoff: 'Куда',
    date: 'День подачи',
    time: 'Время подачи',
    sriLankaTime: (time) => `${time} (время Шри-Ланки)`,
    vehicle: 'Автомобиль',
    price: 'Цена',
    allInclusive: (price) => `${price}, всё включено`,
    insteadOf: 'Вместо',
    distance: 'Расстояние',
    duration: 'Время в пути',
    drivingAndStops: (driving, stops) => `${driving} в пути, ${stops} на остановках`,
    tour: 'Экскурсия',
    tourPickup: 'Откуда',
    tourDropoff: 'Куда',
    travelers: 'Пассажиры',
    total: 'Всего',
    parkFee: 'Вход в парк',
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
    andOneMore: (ride) => `${ride} и ещё 1 поездка`,
    roundTrip: (pickup, count) => `Маршрут с возвращением: ${pickup}, ${rides(count)}`,
    journey: (pickup, dropoff, count) => `Маршрут ${pickup}\u00a0— ${dropoff}, ${rides(count)}`,
    vehicles: (title, count) => `${title}, ${vehicles(count)}`,
    route: (pickup, dropoff) => `${pickup}\u00a0— ${dropoff}`,
    stay: (count) => `Автомобиль с водителем на ${days(count)}`,
    stayForAll: (count) => `Автомобиль с водителем на ${days(count)}: одна цена за все поездки.`,
  },
  tour: {
    safari: (park) => `Сафари: ${park}`,
    walk: (park) => `${park}, прогулка с гидом`,
    hike: (park) => `${park}, восхождение с гидом`,
    withLength: (tour, length) => `${tour}, ${length === 'half' ? 'полдня' : 'целый день'}`,
  },
  facts: { sriLankaTime: 'время Шри-Ланки', reference: 'Номер заказа', price: 'Цена' },
  itinerary: {
    heading: 'Ваш маршрут по дням',
    day: (day) => `День ${day}`,
    between: (first, last) => `В период с ${first} по ${last}`,
    ownWay: (from, to) => `${from}\u00a0— ${to}: самостоятельно, например поездом. В этот заказ не входит.`,
    atStops: (duration) => `${duration} на остановках`,
    transport: (km) => `дорога ${km} включена`,
    via: (stops) => `Через ${stops}`,
    vehicles,
    driver: (name, phone, car) => `Водитель: ${name}, ${phone}, ${car}`,
    said: (label, value) => `${label}: ${value}`,
  },
  status: {
    new: {
      title: 'Получено',
      text: (hours) => `Мы получили ваш заказ и пришлём данные водителя в течение ${hours}\u00a0ч.`,
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
    over: 'Поездка завершена. Спасибо, что путешествовали с нами.',
    erased:
      'С поездки прошло время: как и обещали, мы удалили ваши контакты и примечания. Маршрут и цена остались здесь.',
  },
  caveat: {
    larger: 'Мы напишем вам об автомобиле побольше и его цене.',
    second: 'Мы напишем вам о втором автомобиле и его цене.',
    otherDay: 'Мы напишем вам о другом дне или парке.',
    otherTime: 'Мы напишем вам о другом времени или парке.',
    nothingToPay: 'Пока мы не подтвердили заказ, онлайн платить не нужно.',
  },
  driver: {
    follows: 'Имя, телефон и машина водителя придут отдельным письмом и появятся на странице заказа.',
    advice: 'Ищите этот номер машины. Если не найдёте водителя, позвоните или напишите ему или нам.',
    flightNeeded: 'Чтобы встретить вас в аэропорту, нам нужны номер рейса и время прилёта.',
  },
  money: {
    payOnline: 'Оплатить онлайн заранее',
    payDeposit: (usd) => `Внести предоплату ${usd} онлайн`,
    deposit: (usd) =>
      `Мы просим внести онлайн предоплату ${usd}; она входит в цену. Остальное вы платите водителю или в любое время раньше онлайн.`,
    paidOf: (paid, price) => `${paid} из ${price}`,
    givenBack: (usd) => `возвращено ${usd}`,
    paidAndGivenBack: (paid, back) => `${paid}, возвращено ${back}`,
    surplus: (usd) => `Оплачено на ${usd} больше, чем сейчас стоит: мы вернём разницу.`,
    allPaid: 'Всё оплачено: водителю платить не нужно.',
    open: (usd, lkr) => `Осталось заплатить ${usd} или ${lkr} в конце поездки.`,
    openOnline: (usd, lkr) => `Осталось заплатить ${usd} или ${lkr} в конце поездки или заранее картой онлайн.`,
    cancelFee: (usd) =>
      `Из цены отменённого остаётся к оплате ${usd}, потому что автомобиль с водителем держали для вас. Мы вам об этом напишем.`,
  },
  cancelling: {
    moment: (date, time) => `${date}, ${time}`,
    free: 'Бесплатная отмена до самой подачи.',
    freeUntil: (from) =>
      `Бесплатная отмена ${'at' in from ? `до ${from.at} (время Шри-Ланки)` : `не позднее ${ahead(from)}`}.`,
    later: (percent, charges) => `Потом плата за отмену: ${share(percent)}${rises(charges)}.`,
    costs: (percent) => `Плата за отмену: ${share(percent)}.`,
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
    firstRide: (text) => `О первой поездке. ${text}`,
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
        ...(moves ? [`${moves} из них пойдут на другие ваши поездки`] : []),
        ...(isSaid ? [goesBack(money, `в течение ${ofDays(money.days)}`)] : []),
      ]
      return `${paid && `Оплачено ${paid}. `}Если отменить сейчас: ${parts.join('; ')}.`
    },
    after: (money) => {
      const back = goesBack(money, `до ${money.by}`)
      return money.fee
        ? `Было оплачено ${money.paid}, к оплате остаётся ${money.fee}: ${back}.`
        : `Было оплачено ${money.paid}: ${back}.`
    },
    afterUnlessOurs: (money, hours) => {
      const when = `до ${money.by}`
      const all = goesBack({ ...money, back: money.paid, isAll: true }, when)
      return `Было оплачено ${money.paid}, а отменено меньше чем за ${hours}\u00a0ч до подачи. Если об этом просили вы, это стоит ${money.fee}: ${goesBack(money, when)}. Если не смогли приехать мы: ${all}.`
    },
  },
  messages: {
    discount: 'Спросите нас в WhatsApp о скидке на следующую поездку.',
    askForDiscount: (reference) =>
      `Здравствуйте! У меня был заказ у вас (${reference}), и я хочу скидку на следующую поездку.`,
    question: (reference) => `Здравствуйте! У меня вопрос о заказе ${reference}.`,
  },
}
