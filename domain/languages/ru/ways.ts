import { formatsOf } from '../formats.ts'
import type { ways as english } from '../en/ways.ts'
import { parkName } from './site.ts'
import type { VehicleForms } from '../vehicles-in-sentences.ts'

const { plural } = formatsOf('ru')

/** What the operator says of a car and driver who stay (domain/operator/stay-covers.ts). */
const OF_STAY: Readonly<Record<string, string>> = {
  'Fuel, highway tolls and parking': 'Топливо, платные дороги и парковка',
  "The driver's bed and meals": 'Ночлег и питание водителя',
  'Waiting wherever you stop, and short ways in the evening': 'Ожидание на остановках и короткие поездки вечером',
  'The empty way of the car to you and back': 'Подача машины к вам и её обратный путь',
  'No stops at shops that pay the driver': 'Никаких заездов в магазины, которые платят водителю',
  'Your own rooms and meals': 'Ваше жильё и питание',
}

export const vehicles: VehicleForms = {
  one: [{ mini: 'малый автомобиль', car: 'седан', van: 'минивэн' }, (name) => `автомобиль «${name}»`],
  two: [{ mini: 'два малых автомобиля', car: 'два седана', van: 'два минивэна' }, (name) => `два автомобиля «${name}»`],
}

export const ways: typeof english = {
  nights: (count) => `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`,
  days: (count) => `${count} ${plural(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  rides: (count) => `${count} ${plural(count, { one: 'поездка', few: 'поездки', many: 'поездок', other: 'поездки' })}`,
  tour: {
    safari: (park) => `Сафари: ${park}`,
    walk: (park) => `Прогулка с гидом: ${park}`,
    hike: (park) => `Восхождение с гидом: ${park}`,
    half: (tour) => `${tour}, полдня`,
    full: (tour) => `${tour}, целый день`,
    hours: (count) => `${count} ${plural(count, { one: 'час', few: 'часа', many: 'часов', other: 'часа' })} в парке`,
  },
  stops: (duration) => `остановки: ${duration}`,
  anyVehicle: 'Любой автомобиль',
  choice: {
    two: 'Два способа путешествовать',
    one: 'Что входит в цену',
    names: { rides: 'Машина на каждую поездку', stay: 'Одна машина и водитель на всё время' },
    stayTwo: 'Две машины с водителями',
    less: (usd) => `дешевле на ${usd}`,
    cheaper: 'дешевле',
    in: 'Входит в цену: ',
    out: 'Не входит в цену: ',
  },
  included: {
    ride: 'Всё для поездки: машина, водитель, топливо, платные дороги',
    waiting: (airport, elsewhere) =>
      `Ожидание при подаче: ${airport} мин в аэропорту Коломбо, ${elsewhere} в других местах`,
    stops: (minutes) => `${minutes} мин на каждой остановке по пути`,
    changes: (hours) =>
      `Каждую поездку можно изменить или отменить отдельно, бесплатно — не позднее чем за ${hours}\u00a0ч`,
    noCar: 'Машина в дни между поездками',
    entry: {
      to: (park) => `Входные билеты: ${parkName(park)}`,
      others: 'Входные билеты в другие места и парки',
      all: 'Входные билеты в парки и другие места',
    },
    operator: (text) => OF_STAY[text] ?? text,
  },
  map: {
    way: (stops) => `Ваш путь: ${stops.join(', ')}`,
    failed: 'Не все пути видны на карте, цены те же.',
  },
}
