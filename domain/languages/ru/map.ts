import type { map as english } from '../en/map.ts'

export const map: typeof english = {
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
