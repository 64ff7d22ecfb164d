import type { meeting as english } from '../en/meeting.ts'

export const meeting: typeof english = {
  heading: 'Где вы встретитесь',
  map: 'Это место на карте',
  mapOf: (place) => `Место встречи на карте: ${place}`,
  plan: (passed, area, side, landmark) =>
    `План пути к водителю. Вы проходите: ${passed.join(', ')}. Затем: ${area}. Машина ${side === 'right' ? 'справа' : 'слева'} от вас, рядом: ${landmark}.`,
  sample: 'Это место встречи — пример: мы его ещё не подтвердили.',
}
