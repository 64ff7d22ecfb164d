import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { form as english } from '../en/form.ts'
import { formatsOf } from '../formats.ts'
import { parkName } from './site.ts'
import { vehicles } from './ways.ts'

const { one, two } = vehicleForms('ru', vehicles)

const { number, plural } = formatsOf('ru')

const party = (travelers: number, bags: number) =>
  bags > 0 ? `Пассажиров: ${travelers}, больших чемоданов: ${bags}` : `Пассажиров: ${travelers}`
const rides = (count: number) => `${count} ${plural(count, { one: 'поездка', few: 'поездки', other: 'поездок' })}`

/** 'не более 21 символа' */
const characters = (count: number) => `${count} ${plural(count, { one: 'символа', other: 'символов' })}`

const nights = (count: number) =>
  `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`

const fields: typeof english.problems.fields = {
  missing: 'Заполните это поле',
  'no-place': 'Укажите место',
  'place-too-long': (max) => `Название места — не длиннее ${characters(max)}`,
  'place-has-too-many-bytes': 'Это название слишком длинное',
  'place-holds-address': 'В названии места не бывает адреса сайта или почты',

  'no-email': 'Укажите адрес электронной почты',
  'not-an-email': 'Укажите адрес почты, например name@example.com',
  'email-too-long': (max) => `Адрес почты — не длиннее ${characters(max)}`,
  'no-phone': 'Укажите номер телефона',
  'not-a-phone': 'Укажите номер с кодом страны, например +7 912 345-67-89',
  'not-a-phone-of-country': 'Проверьте цифры: в этой стране нет такого номера',
  'no-country': 'Выберите страну этого номера или начните его с + и кода страны',
  'not-a-country': 'Выберите страну',
  'no-date': 'Выберите дату подачи',
  'no-such-date': 'Такой даты нет',
  'no-time': 'Выберите время подачи',
  'no-such-time': 'Укажите время от 00:00 до 23:59',
  'no-vehicle': 'Выберите автомобиль',
  'travelers-not-whole': 'Выберите, сколько вас человек',
  'too-few-travelers': (least) => `Выберите число пассажиров не меньше ${least}`,
  'too-many-travelers': (most) => `Пассажиров на экскурсии — не больше ${most}`,
  'too-many-child-seats': 'Детских кресел больше, чем пассажиров: посчитайте и детей',

  'text-too-long': (max) => `Не длиннее ${characters(max)}`,
  'count-out-of-range': (least, most) => `Укажите число от ${least} до ${most}`,
  'count-out-of-range-ask': (least, most) => `Укажите число от ${least} до ${most} или напишите нам`,
  'not-a-flight': 'Укажите только один номер рейса, например UL 504',

  'pickup-no-such-time': 'Таких даты и времени нет',
  'pickup-too-far-ahead': (months) =>
    `Выберите дату не дальше чем на ${months} ${plural(months, { one: 'месяц', few: 'месяца', other: 'месяцев' })} вперёд`,
  'pickup-past-date': 'Этот день на Шри-Ланке уже прошёл',
  'pickup-past-time': 'Это время на Шри-Ланке уже прошло',
  'pickup-before-previous-ride': 'Эта подача должна быть позже, чем у предыдущей поездки',
  'way-back-too-early': 'Обратная поездка раньше поездки туда',
  'way-back-unpriced': 'У обратной поездки ещё нет цены: попробуйте ещё раз или закажите только поездку туда.',
  'ride-too-early': 'Эта поездка должна начинаться позже предыдущей.',

  'too-few-stops': (least) => `Остановок в маршруте должно быть не меньше ${least}`,
  'too-many-stops': (most) => `Остановок не больше ${most}`,
  'unknown-place': 'Мы не знаем такого места',
  'no-road': 'Туда не ведёт дорога',
  'distance-too-long': (most) => `Расстояние не должно быть больше ${most} км`,
  'same-place': 'Это то же место, что и предыдущее',
  'next-to-each-other': 'Это место совсем рядом с предыдущим',
  'no-ride': 'В маршруте должна быть хотя бы одна поездка',
  'party-too-large-for-two': 'Столько людей или багажа не поместится и в два автомобиля: напишите нам',
  'party-too-large': 'Столько людей или багажа не поместится и в два минивэна: напишите нам',
}

const plan: typeof english.problems.plan = {
  lateDay: (arrival) =>
    `День закончится только около ${arrival}. Если выехать раньше или переночевать по пути, будет легче.`,
  longDay: (duration) => `В дороге за один день: ${duration}. С ночёвкой по пути будет легче.`,
  evenAt: (start, sentence) => `Даже если выехать в ${start}: ${sentence}`,
  flight: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте не позже ${time} (время Шри-Ланки).`,
  flightOnDayAfter: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте накануне, не позже ${time} (время Шри-Ланки).`,
  nights: (planned, dates) => `В плане ${nights(planned)}, а между вашими датами — ${nights(dates)}.`,
  datesTurnedAround: 'Маршрут закончился бы раньше, чем начался.',
  nightAtPark: (park) =>
    `${parkName(park)}: вы ночуете рядом с парком. Добавьте отель отдельной остановкой, и мы довезём вас до его дверей.`,
  sight: (sight, km) => `По пути: ${sight}. Остановка там добавит ${km}.`,
  sightAndDrive: (sight, km, duration) => `По пути: ${sight}. Остановка там: плюс ${km}, в дороге плюс ${duration}.`,
  lessThanOneKm: 'менее 1 км',
  better: {
    before: (stop, other, less) => `${stop} раньше, чем ${other}: меньше на ${less}`,
    after: (stop, other, less) => `${stop} позже, чем ${other}: меньше на ${less}`,
    order: (stops, less) => `${stops.join(', ')}: меньше на ${less}`,
    kmAndMoney: (km, usd) => `${km} и ${usd}`,
  },
}

export const form: typeof english = {
  title: { transfer: 'Быстрый заказ', tour: 'Заказать эту экскурсию', journey: 'Заказать весь маршрут' },
  onRequest: { transfer: 'Заказ по запросу', tour: 'Экскурсия по запросу', journey: 'Маршрут по запросу' },
  button: {
    transfer: 'Подтвердить заказ',
    tour: 'Заказать',
    journey: 'Подтвердить заказ',
    request: 'Отправить запрос',
  },
  lead: {
    transfer: (pickup, dropoff, km, duration) => `${pickup}\u00a0— ${dropoff}, ${km}, ${duration}`,
    tour: (usd, travelers) => [
      usd,
      ` за ${travelers} ${plural(travelers, { one: 'человека', other: 'человек' })}, включено всё, что указано в итоге`,
    ],
    rides: (count) => `${rides(count)}, один заказ: автомобиль на каждую поездку.`,
    stay: (count, cars) =>
      `${rides(count)}, один заказ: ${cars === 2 ? 'два автомобиля с водителями' : 'автомобиль и водитель'} остаются с вами.`,
  },
  noScript: (chat, mail) => [
    'Для этой формы нужен JavaScript. Заказать можно и через ',
    chat('WhatsApp'),
    ' или письмом на ',
    mail,
    '.',
  ],
  through: (house) => `Заказ через ${house}`,
  terms: (link) => ['Заказывая, вы принимаете ', link('условия и правила о личных данных'), '.'],
  robot: {
    tick: 'Поставьте галочку: так мы узнаем, что вы не робот.',
    asks: (chat, mail) => [
      'Поставьте галочку выше и нажмите кнопку ещё раз: пока ничего не заказано. Заказать можно и через ',
      chat('WhatsApp'),
      ' или письмом на ',
      mail,
      '.',
    ],
    failed: (chat, mail) => [
      'Мы не смогли проверить, что вы не робот, поэтому пока ничего не заказано. Введённое сохранится: нажмите кнопку ещё раз или закажите через ',
      chat('WhatsApp'),
      ' или письмом на ',
      mail,
      '.',
    ],
  },
  unsent: {
    waits: 'Вы подтвердили этот заказ, но он не отправился: пока ничего не заказано. Нажмите кнопку ещё раз.',
    unclear:
      'Мы пока не знаем, дошёл ли до нас ваш заказ. Нажмите кнопку ещё раз, и это станет ясно: второй такой же заказ не появится.',
  },
  heldBack: {
    price: () => [
      'Цена ещё не посчитана, поэтому пока ничего не заказано. Нажмите кнопку ещё раз, когда увидите цену.',
    ],
    error: (chat, mail) => [
      'Что-то пошло не так. Введённое сохранится: нажмите кнопку ещё раз или закажите через ',
      chat('WhatsApp'),
      ' или письмом на ',
      mail,
      '.',
    ],
  },
  question: {
    today: 'сегодня',
    tomorrow: 'завтра',
    soon: (when) => `Подача ${when} (время Шри-Ланки)?`,
    soonText: (price) =>
      `До подачи так мало времени, что это пока запрос: сначала мы должны его подтвердить. Цена: ${price}.`,
    nightText: 'Вы выбрали только дату, а это время — ночное.',
    rightNow: 'Да, как можно скорее',
    soonToday: (time) => `Да, сегодня в ${time}`,
    soonTomorrow: (time) => `Да, завтра в ${time}`,
    soonLater: (time, date) => `Да, ${date} в ${time}`,
    anotherTime: 'Выбрать другое время',
    overlap: 'Две поездки одновременно?',
    booked: (ride, from, until, reference) => `Вы уже заказали: ${ride}, ${from}, примерно до ${until} (${reference}).`,
    bookIt: 'Да, так и заказать',
  },

  vehicle: 'Автомобиль',
  vehiclePrice: (vehicle, lkr, usd) => `${vehicle}: LKR ${number(lkr)} (USD ${number(usd)})`,
  vehiclePriceInRupees: (vehicle, lkr) => `${vehicle}: LKR ${number(lkr)}`,
  takes: (seats, bags) => `Мест: ${seats}, больших чемоданов: ${bags}.`,
  tooSmall: (seats, bags) => `Слишком мал: мест ${seats}, больших чемоданов ${bags}.`,
  allIncluded: 'Цена фиксированная, всё включено, платные дороги тоже.',

  date: 'Дата подачи',
  time: 'Время подачи',
  sriLankaTime: 'Время Шри-Ланки',
  now: (time) => `Время Шри-Ланки, сейчас ${time}`,
  days: {
    night: (from, to) => `ночью: ${from} → ${to}`,
    label: 'День подачи',
    thisMorning: 'Сегодня утром',
    tonight: 'Сегодня вечером',
    tomorrow: 'Завтра',
    tomorrowMorning: 'Завтра утром',
    other: 'Другой день',
  },

  tourTo: (park) => `Экскурсия: ${parkName(park)}`,
  oneWayTour: 'Машина едет только в одну сторону. Чтобы вас отвезли туда и обратно, укажите отель в обоих полях выше.',
  parkCloses: (closes, hours) => `Парк закрывается в ${closes}: примерно ${hours}\u00a0ч в парке.`,
  suitsDepartures: (time) => `Это время подачи подходит для вылета не раньше ${time}.`,

  phone: {
    label: 'Номер телефона',
    hint: 'Чтобы водитель мог с вами связаться.',
    country: 'Страна',
    code: 'Код страны',
    choose: 'Выберите страну',
    livesHere: 'Я живу на Шри-Ланке и плачу в рупиях',
  },
  email: { transfer: 'Эл. почта', tour: 'Эл. почта', journey: 'Эл. почта' },
  mayMean: (address) => ['Возможно, вы имели в виду ', address, '?'],
  heldByEmail: 'Пока ничего не заказано. Если адрес верный, нажмите кнопку ещё раз.',
  confirmationGoesHere: 'Сюда придёт подтверждение.',
  itineraryGoesHere: 'Сюда придёт план маршрута.',

  whoTravels: (optional) => ['Кто едет ', optional('(по желанию)')],
  forDriver: (optional) => ['Для водителя ', optional('(по желанию)')],
  driverWish: (optional) => ['Пожелание к водителю ', optional('(по желанию)')],
  company: {
    title: (optional) => ['Для компании ', optional('(по желанию)')],
    name: 'Компания',
    hint: 'Она будет указана в квитанции и счёте; это можно сделать и позже.',
    taxNumber: 'Налоговый номер',
  },
  bulky: {
    why: 'Чтобы приехала подходящая машина: для некоторых вещей нужен минивэн или багажник на крыше.',
    fits: (vehicle) => `${vehicle}: всё поместится.`,
    fitTwo: (vehicle) => `${capital(two(vehicle))}: всё поместится.`,
    onRoof: (vehicle) => `${vehicle}: понадобится багажник на крыше.`,
  },
  forDrivers: (optional) => ['Для водителей ', optional('(по желанию)')],
  flightLanding: 'Рейс, который прилетает в Коломбо, например UL 504',
  flightLeaving: 'Чтобы вы приехали вовремя, например UL 504',
  anythingElse: 'Номер в отеле, возраст детей и прочее.',
  address: 'Отель или улица и номер дома',

  asRequest: 'В таком виде это пока запрос: сначала мы должны его подтвердить и напишем вам об этом.',
  take: (vehicle, usd) => `Взять ${one(vehicle)} за ${usd}`,
  two: (book, travelers, bags, vehicle, usd) => [
    `${party(travelers, bags)}. Нужны два автомобиля. ${capital(two(vehicle))} вместе стоят ${usd}: `,
    book('заказать оба сразу'),
    '.',
  ],
  larger: (link, most) => [`Больше ${most} человек? `, link('Заказать сразу две экскурсии')],
  moreVehicles: (write, travelers, bags) => [
    `${party(travelers, bags)}. Нужно больше двух автомобилей. `,
    write('Напишите нам в WhatsApp'),
    ': пришлём все.',
  ],
  askForVehicles: (travelers, bags, pickup, dropoff) =>
    `Здравствуйте! ${party(travelers, bags)}, ${pickup} → ${dropoff}. Нам нужно несколько автомобилей.`,

  cars: {
    few: (vehicle) => (vehicle ? `${vehicle}: на это время осталось мало машин.` : 'На это время осталось мало машин.'),
    none: (vehicle) =>
      vehicle ? `${vehicle}: на это время свободных машин нет.` : 'На это время свободных машин нет.',
    asRequest:
      'Вы всё равно можете отправить запрос: мы поищем машину и напишем вам. До нашего подтверждения платить не нужно.',
    instead: 'Что свободно',
    at: (time) => `Подача в ${time}`,
    wayBack: (text) => `Обратная поездка. ${text}`,
  },

  wayBack: {
    choose: 'Добавить обратную поездку',
    date: 'Дата обратной поездки',
    time: 'Время обратной поездки',
    flight: 'Рейс обратной поездки',
    flightHint: 'По желанию, например UL 503',
    price: (pickup, dropoff, km, duration, price) => `${pickup}\u00a0— ${dropoff}, ${km}, ${duration}: ${price}`,
    both: (price) => ['Туда и обратно: ', price],
    working: 'Считаем цену обратной поездки…',
    failed: 'Сейчас не получается посчитать цену обратной поездки.',
    again: 'Попробовать ещё раз',
    how: 'Как вы вернётесь?',
    another: 'В другое время или в другой день',
    waits: 'Водитель подождёт на месте',
    timeThere: 'Время на месте',
    timeFree: (minutes, hour) => `Из них ${minutes} мин бесплатно, каждый следующий час стоит ${hour}.`,
    cheaper: (price) => `Две отдельные поездки дешевле: вместе ${price}.`,
    waitPrice: (waiting, price) => [`Туда и обратно, на месте ${waiting}: `, price],
    cannot: 'Для этого места у нас нет цены с ожиданием. Выберите другое время или напишите нам.',
  },
  night: {
    title: 'Ночь у парка',
    choose: 'Остаться там на ночь и вернуться на следующий день',
    time: 'Время подачи у парка на следующий день',
    hotel: 'Ваш отель у парка',
    before: (link) => ['Выезд слишком рано? ', link('Переночуйте накануне у парка')],
    hotelHint: 'В цену не входит',
    stay: 'Ночь у парка: отель в цену не входит',
    onTo: (place) => `На следующий день дорога дальше: ${place}`,
    price: (vehicle, price) => [`С обратной поездкой на следующий день (${vehicle}): `, price],
  },

  journey: {
    allAt: 'Все поездки в',
    allAtHint: 'Отдельные можно изменить ниже.',
    keepsTime: (position, time) => `Поездка ${position} остаётся в ${time}: так открыт парк.`,
    route: (pickup, dropoff) => `${pickup}\u00a0— ${dropoff}`,
    tour: (pickup, dropoff, park) =>
      `${pickup === dropoff ? parkName(pickup) : `${parkName(pickup)}\u00a0— ${parkName(dropoff)}`}, с экскурсией: ${parkName(park)}`,
    landing: 'Когда прилетает ваш рейс, время Шри-Ланки',
    saysNotWhen: (count, list) =>
      count === 1
        ? `Сначала укажите, когда начинается поездка ${list}.`
        : `Сначала укажите, когда начинаются поездки: ${list}.`,
    flight: 'Номер рейса',
    flightHint: 'По желанию, например UL 504',
    stays: (optional) => ['Где вы остановитесь ', optional('(по желанию, можно сообщить позже)')],
    beyondStay: (days, from, to) =>
      `Автомобиль с водителем остаётся с вами ${days} ${plural(days, { one: 'день', few: 'дня', other: 'дней' })}: ${from} — ${to}. Выберите один из этих дней или измените число ночей в плане выше.`,
    toNights: 'Изменить число ночей',
    smallHours: (place, day) => `${place}: остаток этой ночи не считается, дальше вы едете ${day}.`,
    bags: (station) =>
      `В это время машина заберёт багаж в вашем отеле. Он будет ждать на вокзале (${station}) или в отеле, если вы укажете его ниже.`,
    address: (place) => `Отель или дом: ${place}`,
    atHouse: (house) => `${house}: вход или номер`,
    fetchedAt: (place) => `Где вас забрать: ${place} (экскурсия заканчивается у ворот парка)`,
  },

  answer: {
    processing: { title: 'Оформляем…', text: 'Подождите немного, мы оформляем ваш заказ.' },
    longer: 'Это дольше обычного. Мы пробуем ещё; дважды заказ не оформится.',
    crowded: {
      wait: 'Из вашей сети, например сети аэропорта или отеля, сейчас оформляют много заказов. Ваш отправится сам примерно через минуту: не закрывайте эту страницу.',
      refused: 'Из вашей сети пришло так много заказов, что новые из неё пока не принимаются.',
    },
    received: { title: 'Спасибо', text: 'Мы получили ваш заказ.' },
    requested: {
      title: 'Мы получили ваш запрос',
      text: 'Он ещё не подтверждён.',
    },
    lookingUp: { title: 'Ваш заказ', text: 'Смотрим, что с ним сейчас…' },
    changed: { title: 'Ваш заказ изменился', text: 'Вот как он выглядит сейчас.' },
    phone: 'Телефон',
    email: 'Эл. почта',
    ofRide: (position, advice) => `Поездка ${position}: ${advice}`,
    notLookedUp: (page) => [
      'Вот что вы заказали. Сейчас мы не можем посмотреть, изменилось ли это с тех пор: об этом скажет ',
      page('страница заказа'),
      '.',
    ],
    sentFirst: (chat) => [
      'Ниже — то, что вы отправили сначала: тот заказ всё же дошёл до нас, так что дважды ничего не заказано. Чтобы его изменить, напишите нам в ',
      chat('WhatsApp'),
      '.',
    ],
    next: 'Что дальше',
    flightNeeded: (here, chat) => [
      'Чтобы встретить вас в аэропорту, нам нужен номер рейса: ',
      here('укажите его здесь'),
      ' или пришлите в ',
      chat('WhatsApp'),
      '.',
    ],
    see: 'Посмотреть заказ',
    change: 'Изменить или отменить',
    calendar: 'Добавить в календарь',
    keep: 'Сохранить, скопировать, поделиться',
    eachAlone: 'Каждую поездку можно изменить или отменить отдельно.',
    newWindow: ' (откроется в новом окне)',
    another: 'Заказать ещё одну поездку',
    taxiFrom: (place) => `Заказать такси: отправление ${parkName(place)}`,
    /** At the click there was no network. */
    offline: {
      title: 'Нет подключения к интернету',
      text: 'Ваш заказ сохранён. Он отправится сам, как только связь восстановится, если не закрывать эту страницу.',
    },
    failed: {
      title: 'Не получилось',
      text: 'Извините, что-то пошло не так.',
      nothingBooked: 'Ничего не заказано.',
      notSure: 'Ясного ответа не пришло, и мы не знаем, оформлен ли заказ. Повторная отправка это покажет.',
      noMail: 'К сожалению, мы не смогли отправить вам подтверждение по почте.',
      mailMayCome: 'Если заказ всё же оформлен, письмо ещё придёт.',
      contact: (chat, phone, mail) => [
        'Напишите нам в ',
        chat('WhatsApp'),
        `, ${phone}, или на почту, `,
        mail,
        ': мы оформим заказ по цене, которую вы видели.',
      ],
      kept: 'Всё, что вы ввели, сохранено, и новая попытка не создаст второй заказ.',
      sendSame: 'Отправить ещё раз',
      retry: 'Попробовать ещё раз',
      helloTaxi: (pickup, dropoff) => `Здравствуйте! Не получилось заказать такси ${pickup} → ${dropoff}.`,
      helloTour: (park) => `Здравствуйте! Не получилось заказать экскурсию: ${parkName(park)}.`,
      helloJourney: (title) => `Здравствуйте! Не получилось заказать маршрут: ${title}.`,
    },
    price: {
      changed: 'Цена изменилась',
      gone: (vehicle) => `Этого автомобиля у нас больше нет: ${vehicle}`,
      changedText: 'Ничего не заказано. Сначала посмотрите новую цену.',
      again: 'Подтвердите цену ещё раз',
      againText: 'Предложение уже использовано или ему больше суток. Цена прежняя; пока ничего не заказано.',
      terms: 'Прочитайте, пожалуйста, наши новые условия',
      termsText: 'Они изменились с тех пор, как вы открыли эту страницу. Цена прежняя; пока ничего не заказано.',
      before: 'Прежняя цена',
      now: 'Новая цена',
      same: 'Цена',
      book: (price) => `Заказать за ${price}`,
    },
    booked: {
      title: 'Это у вас уже заказано',
      text: (reference) => `В вашем заказе ${reference} те же места, день и время. Сейчас ничего не заказано.`,
      more: (email) =>
        `Письмо о нём отправлено на ${email}, в нём ссылка на страницу заказа. Заказать то же самое ещё раз?`,
      book: 'Заказать ещё раз',
    },
    back: 'Вернуться к форме',
  },
  problems: { fields, plan },
}
