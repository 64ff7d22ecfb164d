import { formatsOf } from '../formats.ts'
import type { problems as english } from '../en/problems.ts'

const { plural } = formatsOf('ru')

/** 'не более 21 символа' */
const characters = (count: number) => `${count} ${plural(count, { one: 'символа', other: 'символов' })}`

const nights = (count: number) =>
  `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`

const fields: typeof english.fields = {
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
  'too-few-travelers': (least) => `Выберите число путешественников не меньше ${least}`,
  'too-many-travelers': (most) => `Путешественников на экскурсии — не больше ${most}`,

  'text-too-long': (max) => `Не длиннее ${characters(max)}`,
  'count-out-of-range': (least, most) => `Укажите число от ${least} до ${most}`,
  'count-out-of-range-ask': (least, most) => `Укажите число от ${least} до ${most} или напишите нам`,
  'not-a-flight': 'Укажите номер рейса, например UL 504',

  'pickup-no-such-time': 'Таких даты и времени нет',
  'pickup-too-far-ahead': (months) =>
    `Выберите дату не дальше чем на ${months} ${plural(months, { one: 'месяц', few: 'месяца', other: 'месяцев' })} вперёд`,
  'pickup-past-date': 'Этот день на Шри-Ланке уже прошёл',
  'pickup-past-time': 'Это время на Шри-Ланке уже прошло',
  'pickup-before-previous-ride': 'Эта подача раньше, чем у предыдущей поездки',
  'way-back-too-early': 'Обратная поездка раньше поездки туда',
  'way-back-unpriced': 'У обратной поездки ещё нет цены: попробуйте ещё раз или закажите только поездку туда.',
  'ride-too-early': 'Эта поездка начинается раньше предыдущей.',

  'too-few-stops': (least) => `Остановок в маршруте должно быть не меньше ${least}`,
  'too-many-stops': (most) => `Остановок не больше ${most}`,
  'unknown-place': 'Мы не знаем такого места',
  'no-road': 'Туда не ведёт дорога',
  'distance-too-long': (most) => `Расстояние не должно быть больше ${most} км`,
  'same-place': 'Это то же место, что и предыдущее',
  'next-to-each-other': 'Это место совсем рядом с предыдущим',
  'no-ride': 'В маршруте должна быть хотя бы одна поездка',
  'party-too-large': 'Столько людей или багажа не поместится и в два минивэна: напишите нам',
}

const plan: typeof english.plan = {
  longDay: (duration) => `В дороге за один день: ${duration}. С ночёвкой по пути будет легче.`,
  evenAt: (start, sentence) => `Даже если выехать в ${start}: ${sentence}`,
  flight: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте не позже ${time} (время Шри-Ланки).`,
  flightFromEvening: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте накануне вечером, не позже ${time} (время Шри-Ланки).`,
  nights: (planned, dates) => `В плане ${nights(planned)}, а между вашими датами — ${nights(dates)}.`,
  datesTurnedAround: 'Маршрут закончился бы раньше, чем начался.',
  nightAtPark: (park) =>
    `${park}: вы ночуете рядом с парком. Добавьте отель отдельной остановкой, и мы довезём вас до его дверей.`,
  sight: (sight, km) => `По пути: ${sight}. Остановка там добавит ${km}.`,
  sightAndDrive: (sight, km, duration) => `По пути: ${sight}. Остановка там добавит ${km} и ${duration} в дороге.`,
  lessThanOneKm: 'менее 1 км',
  better: {
    before: (stop, other, less) => `${stop} раньше, чем ${other}: меньше на ${less}`,
    after: (stop, other, less) => `${stop} позже, чем ${other}: меньше на ${less}`,
    order: (stops, less) => `${stops.join(', ')}: меньше на ${less}`,
    kmAndMoney: (km, usd) => `${km} и ${usd}`,
  },
}

export const problems: typeof english = { fields, plan }
