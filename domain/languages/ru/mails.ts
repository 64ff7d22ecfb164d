import type { mails as english } from '../en/mails.ts'

export const mails: typeof english = {
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
    opening: 'Водитель будет на месте.',
  },
  cancelled: {
    subject: (reference) => `Заказ ${reference} отменён`,
    heading: 'Ваш заказ отменён',
    headingRide: 'Ваша поездка отменена',
    headingRides: 'Поездки вашего заказа отменены',
    opening: 'Никто не приедет. Если вы этого не ожидали, напишите нам.',
  },
  eachRideBelow: 'Это относится не ко всем поездкам заказа: ниже у каждой указано, в каком она состоянии.',
  changed: {
    subject: (reference) => `Заказ ${reference} изменён`,
    heading: 'Ваш заказ изменён',
    headingRide: 'Одна из поездок вашего заказа изменена',
    opening: 'Ниже — новые данные. Пожалуйста, сообщите нам, если что-то не так.',
  },
  paid: {
    subject: (reference) => `Оплата заказа ${reference}`,
    heading: 'Мы получили вашу оплату',
    opening: (paid) => `Спасибо. Оплачено на данный момент: ${paid}.`,
  },
  refunded: {
    subject: (reference) => `Возврат денег по заказу ${reference}`,
    heading: 'Мы вернули вам деньги',
    back: (sum) => `Возвращено: ${sum}.`,
    taxi: (sum) => `За такси, которое вы взяли вместо нашей машины: ${sum}.`,
    toAccount: 'На карту или счёт деньги могут идти несколько дней.',
    opening: (usd) => `Оплачено с учётом возврата: ${usd}.`,
  },
  notPaid: {
    subject: (reference) => `Оплата заказа ${reference} не поступила`,
    heading: 'Оплата не поступила',
    opening:
      'Мы не получили онлайн-оплату, которую вы начали. Попробуйте ещё раз по ссылке ниже. Если вы уже оплатили, ничего делать не нужно.',
  },
  deposit: {
    subject: (reference) => `Предоплата по заказу ${reference} не поступила`,
    heading: 'Предоплата не поступила',
    opening: 'Мы просили внести предоплату банковским переводом, но не получили её. Ниже указаны сумма и реквизиты.',
  },
  charge: {
    subject: (reference) => `Что нужно оплатить по заказу ${reference}`,
    heading: 'Что нужно оплатить по вашему заказу',
    opening: 'Ниже указано, сколько и как нужно заплатить за поездку вашего заказа, которая не состоялась.',
    waived: {
      subject: (reference) => `Плата по заказу ${reference} снята`,
      heading: 'Плата снята',
      opening: 'Мы сняли плату за поездку, которая не состоялась: платить за неё больше не нужно.',
    },
    came: {
      subject: (reference) => `Заказ ${reference} остаётся в силе`,
      heading: 'Ваш заказ остаётся в силе',
      opening: 'Мы написали, что вы не пришли на место посадки. Это была ошибка: платить за это ничего не нужно.',
    },
  },
  driver: {
    subject: (reference) => `Ваш водитель по заказу ${reference}`,
    heading: 'Ваш водитель',
    opening: 'Вас повезёт этот водитель. Если раньше мы называли другого, вместо него приедет этот.',
    several: {
      subject: (reference) => `Ваши водители по заказу ${reference}`,
      heading: 'Ваши водители',
      opening: 'Вас повезут эти водители. Если раньше мы называли других, вместо них приедут эти.',
      advice: 'Ищите эти номера машин. Если не найдёте водителя, позвоните или напишите ему или нам.',
    },
    brokeDown: 'Ваша машина сломалась в пути. Этот водитель приедет туда, где вы сейчас, и повезёт вас дальше.',
    brokeDownBags: 'Машина с вашим багажом сломалась в пути. Этот водитель заберёт его там и привезёт вам.',
  },
  reminder: {
    subject: (reference) => `Напоминание о заказе ${reference}`,
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
  notHere: (link) => `Имя, адреса и пожелания здесь не указаны. Чтобы проверить их, откройте ниже «${link}».`,
  links: {
    booking: 'Посмотреть ваш заказ',
    driver: 'Написать водителю в WhatsApp',
    driverNamed: (name) => `Написать водителю в WhatsApp: ${name}`,
    change: 'Изменить или отменить',
    cancel: 'Отменить',
    discount: 'Спросить о скидке в WhatsApp',
    question: 'Есть вопросы? Напишите нам в WhatsApp',
  },
  typedPlace: { pickup: 'адрес из заказа', dropoff: 'адрес назначения из заказа', stop: 'остановка из заказа' },
  rides: {
    of: (number, count) => `Поездка ${number} из ${count}`,
    second: (number) => `${number} (второй автомобиль)`,
    inState: {
      new: (title) => `${title}, заказ получен`,
      confirmed: (title) => `${title}, подтверждено`,
      cancelled: (title) => `${title}, отменено`,
      'no-show': (title) => `${title}, пассажир не пришёл`,
    },
    one: (number, sentence) => `Поездка ${number}: ${sentence}`,
    range: (first, last, sentence) => `Поездки ${first}–${last}: ${sentence}`,
    several: (numbers, sentence) => `Поездки ${numbers}: ${sentence}`,
    now: (count, price) => `В заказе осталось поездок: ${count}, всего ${price}.`,
  },
  drives: {
    one: (time, number) => `${time}, поездка ${number}`,
    several: (time, numbers) => `${time}, поездки ${numbers}`,
  },
  lines: {
    changed: 'Что изменилось',
    price: 'Цена',
    for: 'За что',
    reason: 'В этой цене',
    paid: 'Оплачено',
    line: (label, value) => `${label}: ${value}`,
  },
  facts: {
    when: (date, time) => `${date}, ${time}`,
    sriLankaTime: (when) => `${when} (время Шри-Ланки)`,
    booking: (reference) => `Заказ ${reference}`,
  },
  hello: (brand, reference) => `Здравствуйте! Это ${brand}, пишем по вашему заказу ${reference}: `,
}
