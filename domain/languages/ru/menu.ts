import { formatsOf } from '../formats.ts'
import type { menu as english } from '../en/menu.ts'

const { plural } = formatsOf('ru')

const money: typeof english.money = {
  label: 'Показывать цены и в валюте',
  none: 'без другой валюты',
  about: (amount) => `около ${amount}`,
  of: (day) => `, курс на ${day}`,
  charged: (day) => `Для сведения, по курсу на ${day}. Платят в долларах США или рупиях.`,
  ratesOf: (day) => `Другие валюты по курсам на ${day}`,
  note: (day) => `Курсы на ${day}. Платят в долларах США или рупиях.`,
}

export const menu: typeof english = {
  money,
  menu: 'Меню',
  close: 'Закрыть меню',
  allFrom: 'Все цены из аэропорта Коломбо',
  allTo: 'Все цены в аэропорт Коломбо',
  allTours: 'Все поездки и цены',
  pickup: 'Откуда вас забрать',
  narrow: 'Введите название, чтобы сократить список',
  noPickup: (home) => [
    'Такого места в списке нет. Цену между любыми двумя местами покажет ',
    home('главная страница'),
    '.',
  ],
  loadingRates: 'Загружаем цены…',
  noRates: (retry, ask) => ['Цены не загрузились. ', retry('Попробовать ещё раз'), ' или ', ask('узнать цену'), '.'],
  taxiFrom: (pickup) => `Такси: ${pickup} →`,
  faresFrom: (places) => `Фиксированные цены из ${places} ${plural(places, { one: 'места', other: 'мест' })}`,
  choosePickup: 'Выберите, откуда вы едете, и увидите направления. Цены — за малый автомобиль, всё включено.',
  notListed: (home) => ['Нет в списке? ', home('Цена есть между любыми двумя местами Шри-Ланки'), '.'],
  languages: 'Языки',
  offer: 'Эта страница на русском',
  offerClose: 'Закрыть',
  sights: {
    'Yala national park': 'Леопарды',
    'Udawalawe national park': 'Слоны у водохранилища',
    'Minneriya national park': 'Большой слоновий сбор',
    "Adam's Peak": 'Восхождение к рассвету',
    'Kaudulla national park': 'Слоны у воды',
    'Wilpattu national park': 'Леопарды и озёра',
    'Bundala national park': 'Птицы лагун',
    'Horton Plains national park': 'Прогулка к «Краю света»',
  },
}
