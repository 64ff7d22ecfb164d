import type { places as english } from '../en/places.ts'

const map: typeof english.map = {
  label: 'Карта',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  whole: 'Показать весь путь',
  title: 'Карта Шри-Ланки',
  route: (pickup, dropoff) => `Путь: ${pickup}\u00a0— ${dropoff}`,
  noRoute: 'Сейчас путь не удаётся нарисовать. На цену это не влияет.',
  service: 'Маршрут и карта улиц: Google Maps',
  noService: 'Карту улиц сейчас не удаётся показать; это наша собственная.',
  fetching: 'Загружаем карту улиц…',
  refusedKey:
    'Что-то не так с API-ключом карты улиц: картографический сервис его отклонил. На цены и заказы это не влияет.',
}

export const places: typeof english = {
  map,
  popular: 'Популярные места',
  list: 'Места',
  found: (count, first) => {
    const said = `Найдено мест: ${count}. `
    if (!first) return `${said}Выбирайте стрелками вверх и вниз.`
    return `${said}Клавиша Enter выберет ${first}${count === 1 ? '' : ', к остальным ведут стрелки вверх и вниз'}.`
  },
  hotels: 'Ищем отели…',
  more: 'Ищем другие места…',
  offline: 'Нет связи: сейчас можно найти только города и достопримечательности.',
  none: (text) => `На Шри-Ланке не нашлось места «${text}». Проверьте написание или укажите ближайший город.`,
  looking: (text) => `Ищем «${text}»…`,
  cannotLook: (text) => `Сейчас не получается найти «${text}»: нет связи.`,
  unknown: (text) => `Мы не знаем места «${text}».`,
  mayMean: (text) => `Мы не знаем места «${text}». Возможно, вы имели в виду:`,
  openLink: 'Откройте ссылку и вставьте адрес открывшейся страницы или название места.',
  nameInstead: 'Мы не можем прочитать эту ссылку. Введите название отеля или места.',
  checkSpelling: 'Проверьте написание или укажите ближайший город.',
  backTo: (place) => `Вернуть: ${place}`,
  houseIn: (town) => `${town}: та же цена для вашего отеля`,
  toYourDriver: (address) => `«${address}» передадим водителю`,
  point: 'Эта точка на карте',
  district: (district) => `округ ${district}`,
  inDistrict: (kind, district) => `${kind}, округ ${district}`,
  inTown: (kind, town) => `${kind}, ${town}`,
  named: (name, about) => `${name} · ${about}`,
  kinds: {
    airport: 'Аэропорт',
    beach: 'Пляж',
    park: 'Национальный парк',
    station: 'Вокзал',
    harbour: 'Порт',
    trailhead: 'Начало подъёма',
    sight: 'Достопримечательность',
  },
  houses: {
    hotel: 'Отель',
    'guest house': 'Гостевой дом',
    villa: 'Вилла',
    bungalow: 'Бунгало',
    homestay: 'Жильё у хозяев',
    apartment: 'Апартаменты',
    chalet: 'Шале',
    hostel: 'Хостел',
    camp: 'Лагерь',
  },
  hotelCredit: 'Отели: © участники OpenStreetMap (ODbL); Sri Lanka Tourism Development Authority',
  serviceCredit: (credit) => `Некоторые из этих мест: ${credit}`,
}
