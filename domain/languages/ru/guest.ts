import { formatsOf } from '../formats.ts'
import type { guest as english } from '../en/guest.ts'

const { plural } = formatsOf('ru')

/** Accusative. */
const rides = (count: number) => `${count} ${plural(count, { one: 'поездку', few: 'поездки', other: 'поездок' })}`

const room = (seats: number, bags: number) => `пассажиров до ${seats}, больших чемоданов до ${bags}`

const mails: typeof english.mails = {
  subject: (what, title, date) => `${what}: ${title}, ${date}`,
  receipt: {
    subject: (reference) => `Заказ ${reference}`,
    heading: 'Мы получили ваш заказ',
    headingRequest: 'Мы получили ваш запрос',
    opening: 'Ниже — то, что мы записали. Пожалуйста, сообщите нам, если что-то не так.',
  },
  link: {
    subject: (reference) => `Ваш заказ ${reference}`,
    heading: 'Ваш заказ',
    opening:
      'Вы запросили на нашем сайте ссылку на этот заказ. Если это были не вы, ничего делать не нужно: ссылка пришла только вам.',
  },
  confirmed: {
    subject: (reference) => `Заказ ${reference} подтверждён`,
    heading: 'Ваш заказ подтверждён',
    headingRide: 'Ваша поездка подтверждена',
    headingRides: 'Поездки вашего заказа подтверждены',
  },
  cancelled: {
    subject: (reference) => `Заказ ${reference} отменён`,
    heading: 'Ваш заказ отменён',
    headingRide: 'Ваша поездка отменена',
    headingRides: 'Поездки вашего заказа отменены',
  },
  eachRideBelow: 'Это относится не ко всем поездкам заказа: ниже у каждой указано, в каком она состоянии.',
  changed: {
    subject: (reference) => `Заказ ${reference} изменён`,
    heading: 'Ваш заказ изменён',
    headingRide: 'Одна из поездок вашего заказа изменена',
    opening: 'Ниже — как теперь. Если вы об этом не просили, пожалуйста, напишите нам.',
  },
  paid: {
    subject: (reference) => `Оплата заказа ${reference}`,
    heading: 'Мы получили вашу оплату',
    opening: (paid) => `Спасибо. Оплачено на данный момент: ${paid}.`,
  },
  refunded: {
    subject: (reference) => `Возврат денег по заказу ${reference}`,
    heading: 'Мы вернули вам деньги',
    opening: (usd) =>
      `Деньги идут тем же путём, каким пришли; банку может понадобиться несколько дней. Оплачено теперь: ${usd}.`,
  },
  notPaid: {
    subject: (reference) => `Заказ ${reference}: оплата не поступила`,
    heading: 'Оплата не поступила',
    opening:
      'Мы не получили онлайн-оплату, которую вы начали. Попробуйте ещё раз по ссылке ниже. Если вы уже оплатили, ничего делать не нужно.',
  },
  deposit: {
    subject: (reference) => `Заказ ${reference}: предоплата не поступила`,
    heading: 'Предоплата не поступила',
    opening: 'Мы просили внести предоплату банковским переводом, но не получили её. Ниже указаны сумма и реквизиты.',
  },
  charge: {
    subject: (reference) => `Заказ ${reference}: что нужно оплатить`,
    heading: 'Что нужно оплатить по вашему заказу',
    opening: 'Одна из поездок вашего заказа не состоялась. Ниже указано, сколько за неё нужно оплатить и как.',
    waived: 'Мы отменили плату по вашему заказу: платить за это больше ничего не нужно.',
  },
  driver: {
    subject: (reference) => `Ваш водитель по заказу ${reference}`,
    heading: 'Ваш водитель',
    opening: 'Вас повезёт этот водитель.',
  },
  reminder: {
    subject: (reference) => `Уже скоро: заказ ${reference}`,
    heading: 'Скоро мы за вами приедем',
    opening: (date, time) => `Мы заберём вас ${date} в ${time} по времени Шри-Ланки.`,
  },
  paidReceipt: {
    subject: (reference) => `Квитанция по заказу ${reference}`,
    heading: 'Ваша квитанция',
    opening: (reference) => `Вот квитанция по заказу ${reference}: её можно распечатать или сохранить в PDF.`,
    open: 'Открыть квитанцию',
  },
  thanks: {
    subject: (reference) => `Как прошло ваше путешествие? Заказ ${reference}`,
    heading: 'Спасибо, что ездили с нами',
    opening: (reference) =>
      `Надеемся, что поездка удалась (заказ ${reference}). Если да, несколько ваших слов помогут следующим путешественникам и вашему водителю. Если что-то было не так, пожалуйста, расскажите нам: мы читаем каждое сообщение.`,
    review: (name) => `Написать отзыв: ${name}`,
    tell: 'Рассказать нам в WhatsApp',
  },
  notHere: (link) => `Имени, адресов и пожеланий в этом письме нет. Чтобы проверить их, откройте ниже «${link}».`,
  links: {
    booking: 'Посмотреть ваш заказ',
    driver: 'Написать водителю в WhatsApp',
    driverNamed: (name) => `Написать водителю в WhatsApp: ${name}`,
    change: 'Изменить или отменить',
    discount: 'Спросить о скидке в WhatsApp',
    question: 'Есть вопросы? Напишите нам в WhatsApp',
  },
  typedPlace: { pickup: 'адрес из заказа', dropoff: 'адрес назначения из заказа', stop: 'остановка из заказа' },
  rides: {
    of: (position, count) => `Поездка ${position} из ${count}`,
    inState: {
      new: (title) => `${title}, заказ получен`,
      confirmed: (title) => `${title}, подтверждено`,
      cancelled: (title) => `${title}, отменено`,
      'no-show': (title) => `${title}, пассажир не пришёл`,
    },
    one: (position, sentence) => `Поездка ${position}: ${sentence}`,
    range: (first, last, sentence) => `Поездки ${first}–${last}: ${sentence}`,
    several: (positions, sentence) => `Поездки ${positions}: ${sentence}`,
    now: (count, price) => `В заказе осталось поездок: ${count}, всего ${price}.`,
  },
  drives: {
    one: (time, position) => `${time}, поездка ${position}`,
    range: (time, first, last) => `${time}, поездки ${first}–${last}`,
    several: (time, positions) => `${time}, поездки ${positions}`,
  },
  lines: {
    price: 'Цена',
    for: 'За что',
    reason: 'В этой цене',
    paid: 'Оплачено',
    line: (label, value) => `${label}: ${value}`,
    link: (text, href) => `${text}:\n${href}`,
  },
  facts: {
    when: (date, time) => `${date}, ${time}`,
    sriLankaTime: (when) => `${when} (время Шри-Ланки)`,
    booking: (reference) => `Заказ ${reference}`,
  },
  hello: (brand, reference) => `Здравствуйте! Это ${brand}, пишем по вашему заказу ${reference}: `,
}

export const guest: typeof english = {
  mails,
  title: {
    booking: (reference) => `Заказ ${reference}`,
    receipt: (reference) => `Квитанция ${reference}`,
    unknown: 'Неизвестная ссылка',
    paid: 'После оплаты',
  },
  bookingOf: (brand, reference) => `${brand} · заказ ${reference}`,
  writeToUs: (reason, chat, phone) => [
    `${reason} `,
    chat('Напишите нам в WhatsApp'),
    ' или позвоните: ',
    phone,
    '. Мы отвечаем в любое время.',
  ],
  noPassport: {
    heading: 'Паспорта цены больше нет',
    text: 'Что согласовано и сколько осталось заплатить, указано на странице вашего заказа. Водитель это тоже знает.',
  },
  unknownLink: {
    heading: 'Эта ссылка не подходит ни к одному заказу',
    text: (again, chat) => [
      'Откройте ссылку из нашего последнего письма о заказе или ',
      again('запросите её ещё раз'),
      '. Есть вопросы? ',
      chat('Напишите нам в WhatsApp'),
      '.',
    ],
  },
  done: {
    change: 'Изменение сохранено. Вам придёт письмо.',
    cancel: 'Заказ отменён. Вам придёт письмо.',
    'cancel-all': 'Поездки, которые вы можете отменить сами, отменены. Вам придёт письмо.',
    'cancel-ride': 'Эта поездка отменена. Вам придёт письмо.',
  },
  tooManyChanges: (whatsapp, email) =>
    `Сегодня было уже очень много изменений, поэтому это не внесено. Напишите нам в WhatsApp (${whatsapp}) или на ${email}.`,
  chooseRide: 'Выберите нужную поездку.',
  check: 'Проверьте имя, адреса и пожелания. Что неверно, измените ниже. Если неверен телефон или почта, напишите нам.',
  total: (running, all, price) =>
    running === all ? `Поездок: ${all}, всего ${price}` : `Осталось поездок: ${running} из ${all}, всего ${price}`,
  see: 'Посмотреть заказ',
  receiptLink: 'Квитанция для компании',
  status: (title) => `${title}.`,
  owed: 'К оплате',
  change: {
    heading: 'Изменить',
    fold: 'Изменить или отменить эту поездку',
    vehicle: 'Автомобиль',
    travelers: 'Пассажиры',
    date: 'День подачи',
    time: 'Время подачи (время Шри-Ланки)',
    save: 'Сохранить изменение',
    saveSo: 'Да, сохранить так',
    besideAnother: 'Для этой поездки у вас два автомобиля: измените и второй.',
    rule: {
      transfer:
        'Новый день или время цены не меняют. Другой автомобиль стоит столько, сколько указано рядом. Каждое изменение — запрос, пока мы его не подтвердим; водителя мы назовём заново.',
      tour: 'Новый день или время цены не меняют. Другое число пассажиров стоит столько, сколько указано рядом. Каждое изменение — запрос, пока мы его не подтвердим; водителя мы назовём заново.',
    },
    ruleWithoutPrice: {
      transfer:
        'Цена не меняется. Новый день или время — запрос, пока мы его не подтвердим; водителя мы назовём заново. У другого автомобиля другая цена: напишите нам.',
      tour: 'Цена не меняется. Новый день или время — запрос, пока мы его не подтвердим; водителя мы назовём заново. При другом числе пассажиров другая цена: напишите нам.',
    },
    room: (vehicle, seats, bags) => `${vehicle}: ${room(seats, bags)}.`,
    tooFull: (vehicle, seats, bags) => `Вам будет тесно. ${vehicle}: ${room(seats, bags)}.`,
    choose: (vehicle) => `Выберите ниже: ${vehicle}.`,
    largerVehicle: (vehicle) => `Вам нужен автомобиль побольше: ${vehicle}.`,
    twoVehicles: 'Вам нужны два автомобиля.',
    cancelledRide: 'Эта поездка отменена.',
    cancelledBooking: 'Этот заказ отменён.',
    byHand: (hours) => `Меньше чем за ${hours}\u00a0ч до подачи мы меняем заказ вручную.`,
  },
  cancel: {
    heading: 'Отменить',
    sureRide: 'Да, отменить эту поездку',
    sureBooking: 'Да, отменить этот заказ',
    ride: 'Отменить эту поездку',
    booking: 'Отменить этот заказ',
    over: 'Время подачи прошло.',
    orTalk: 'Подойдёт другое время?',
    all: 'Отменить весь заказ',
    some: (count) => `Отменить сразу ${rides(count)}`,
    others: 'Остальные поездки завершены или отменены: о них напишите нам.',
    sureFee: (sure, amount) => `${sure}: я оплачу ${amount}`,
    forFee: (button, amount) => `${button} за ${amount}`,
    sureAll: (count) => `Да, отменить ${rides(count)}`,
    these: (count) => `Отменить ${rides(count)}`,
  },
  refused: {
    'changed-since': 'С тех пор как вы открыли страницу, заказ изменился. Посмотрите ещё раз и решите.',
    'somebody-was-faster': 'Кто-то успел раньше. Посмотрите ещё раз и решите.',
    erased: 'Поездка была давно, данные гостя удалены.',
    'cancelled-already': 'Этот заказ уже отменён.',
    'nothing-changes': 'Ничего не меняется: день, время и подробности те же.',
    'tour-travelers': 'Число участников входит в цену экскурсии: отмените её и закажите снова.',
    'other-price': 'Эта цена больше не действует. Посмотрите цены ниже и выберите ещё раз.',
    'other-fee': 'Отмена теперь стоит больше. Посмотрите ниже, сколько, и решите.',
    'no-car':
      'На это время свободных машин уже нет. Вы можете всё равно оставить запрос: мы поищем машину и сообщим, нашлась ли она. Сохранить так?',
    'pickup-over': 'Время подачи прошло. Напишите нам в WhatsApp или позвоните.',
    'out-of-order': (position, when) =>
      `Поездки окажутся не по порядку: подача поездки ${position} — ${when}. Сначала измените её.`,
    'too-many-days': (days) =>
      `Автомобиль с водителем заказан на ${days} ${plural(days, { one: 'день', few: 'дня', other: 'дней' })}. Если нужно больше, напишите нам в WhatsApp.`,
    wrongField: (field, problem) => `${field}: ${problem}.`,
    pickupTime: (problem) => `${problem}.`,
    'too-late': (hours) => `Это можно сделать не позднее чем за ${hours}\u00a0ч до подачи. Напишите нам в WhatsApp.`,
    'too-soon': (hours) => `Выберите время не раньше чем через ${hours}\u00a0ч или напишите нам в WhatsApp.`,
  },
  find: {
    sent: 'Если на этот адрес почты есть такой заказ, ссылка на него уже отправлена на этот адрес.',
    wait: (hours) =>
      `Проверьте и папку со спамом. Мы отправляем ссылку один раз в ${hours}\u00a0ч. Если через десять минут ничего не пришло, напишите нам.`,
    intro:
      'Укажите почту, с которой вы заказывали, и день подачи машины. Мы пришлём ссылку: по ней можно посмотреть, изменить или отменить заказ.',
    day: 'День подачи машины',
    reference: 'Или номер заказа, например K7Q2-M4XT-9BHE',
    noReference: 'Укажите день подачи машины или номер заказа: в нём двенадцать букв и цифр, например K7Q2-M4XT-9BHE',
    email: 'Почта',
    send: 'Прислать ссылку',
    ask: (chat, whatsapp, mail) => [
      'Нет ни того, ни другого? ',
      chat('Напишите нам в WhatsApp'),
      `, ${whatsapp}, или на `,
      mail,
      ': мы найдём заказ.',
    ],
    hello: 'Здравствуйте! Не могу найти свой заказ',
  },
  paid: {
    heading: 'После оплаты',
    text: 'На странице заказа в течение минуты появится, что оплачено, а если вы платите частями, то и ссылка на следующий платёж. Откройте её по ссылке из письма или вернитесь к ней в браузере.',
    questions: (chat, email) => ['Есть вопросы? WhatsApp ', chat, ` · ${email}`],
  },
  pay: {
    booking: (reference, title) => `Заказ ${reference}: ${title}`,
    deposit: (amount) => `Предоплата: ${amount}`,
    part: 'Она входит в цену; остальное вы платите водителю или позже онлайн.',
    inPayments: (count, sum) =>
      `Это следующий из платежей (всего ${count}) на общую сумму ${sum}: платёж картой ограничен по сумме.`,
    instead: (amount) => `Оплатить вместо этого ${amount}`,
    all: (amount) => `Оплатить всё сейчас: ${amount}`,
    paid: (amount) => `Уже оплачено: ${amount}`,
    taker: (gateway) =>
      `Платёж картой принимает ${gateway} и просит имя, почту и телефон плательщика. Мы их не храним.`,
    payHere: 'Платёж картой принимает PayHere и просит имя, адрес, почту и телефон плательщика. Мы их не храним.',
    fields: {
      first_name: 'Имя',
      last_name: 'Фамилия',
      address: 'Адрес',
      city: 'Город',
      country: 'Страна',
      email: 'Почта',
      phone: 'Телефон',
    },
    go: (gateway) => `Перейти к ${gateway}`,
    back: 'Вернуться к заказу',
  },
  receipt: {
    none: 'Квитанция появится, как только что-то будет оплачено.',
    heading: (number) => `Квитанция ${number}`,
    company: (number, email) => `Регистрационный номер ${number} · ${email}`,
    date: 'Дата',
    for: 'Для',
    booking: 'Заказ',
    cancelled: (ride) => `${ride} (отменено)`,
    noShow: (ride) => `${ride} (пассажир не пришёл)`,
    methods: { cash: 'наличные', card: 'карта', bank: 'перевод', online: 'онлайн' },
    paid: (method, date, number) => `Оплачено (${method}), ${date} · №\u00a0${number}`,
    paidBack: (method, date, number) => `Возвращено (${method}), ${date} · №\u00a0${number}`,
    reversed: (number, date, own) => `Запись №\u00a0${number} была ошибочной и отменена, ${date} · №\u00a0${own}`,
    total: 'Всего оплачено',
    notSaved: (name, address) => `Не сохранено. Название — не больше ${name} знаков, адрес — не больше ${address}.`,
    forCompany: 'Для компании',
    about:
      'Ссылку на эту страницу мы пришлём на следующий день после вашей последней поездки, когда всё будет оплачено. Чтобы распечатать её или сохранить в PDF, откройте меню браузера.',
    name: 'Название',
    address: 'Адрес',
    taxNumber: 'Налоговый номер, если есть',
    write: 'Указать в квитанции',
  },
  invoice: {
    title: 'Счета',
    heading: (number) => `Счёт № ${number}`,
    creditNote: (number) => `Кредит-нота № ${number}`,
    credits: (number) => `К счёту № ${number}`,
    taxNumber: 'Налоговый номер',
    net: 'Без налогов',
    total: 'Итого',
    owed: 'Осталось оплатить на эту дату',
    month: (month) => `Поездки до конца месяца: ${month}`,
    currency: 'Валюта',
    issue: 'Выставить счёт',
    about:
      'У счёта есть номер, и он больше не меняется, поэтому сначала проверьте название, адрес и налоговый номер. Если цена потом снизится, здесь появится кредит-нота.',
    needsCompany: 'Чтобы получить счёт, укажите выше, для кого он, и адрес.',
    unsure: 'Счёт можно выставить, когда мы подтвердим ваши поездки или всё будет оплачено.',
    notIssued: 'Счёт не выставлен. Вот как всё обстоит сейчас.',
  },
}
