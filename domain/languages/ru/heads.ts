import type { heads as english } from '../en/heads.ts'

export const heads: typeof english = {
  home: {
    keywords: [
      'такси Шри-Ланка',
      'такси аэропорт Коломбо',
      'трансфер Шри-Ланка',
      'цена такси Шри-Ланка',
      'водитель Шри-Ланка',
      'сафари Шри-Ланка',
    ],
    service: 'Такси и трансфер из аэропорта',
    samples: 'Примеры цен короткой поездки. У каждой пары мест своя цена.',
    trip: (pickup, dropoff) => `Такси ${pickup} — ${dropoff}`,
  },
  transfer: {
    keywords: (pickup, dropoff) => [
      `такси ${pickup} ${dropoff}`,
      `трансфер ${pickup} ${dropoff}`,
      `такси ${pickup}`,
      `расстояние ${pickup} ${dropoff}`,
      `трансфер ${dropoff}`,
      'цена такси Шри-Ланка',
    ],
    trip: (pickup, dropoff) => `Такси ${pickup} — ${dropoff}`,
    service: 'Такси',
  },
  place: {
    keywords: (name) => [`такси ${name}`, `такси ${name} аэропорт Коломбо`, `трансфер ${name}`, `цены такси ${name}`],
    trip: (pickup, dropoff) => `${pickup} — ${dropoff}`,
    service: 'Такси',
  },
  airport: {
    pickup: {
      keywords: ['такси аэропорт Коломбо', 'трансфер аэропорт Коломбо', 'цены такси CMB', 'такси аэропорт Катунаяке'],
    },
    dropoff: {
      keywords: [
        'такси в аэропорт Коломбо',
        'поездка в аэропорт Коломбо',
        'трансфер CMB',
        'такси в аэропорт Шри-Ланка цена',
      ],
    },
    service: 'Трансфер из аэропорта и в аэропорт',
    trip: (pickup, dropoff) => `${pickup} — ${dropoff}`,
  },
  journeys: {
    list: [
      'маршрут по Шри-Ланке',
      'тур по Шри-Ланке',
      'Шри-Ланка самостоятельно',
      'Шри-Ланка 7 дней',
      'Шри-Ланка с водителем',
    ],
    one: (name) => ['маршрут по Шри-Ланке', 'Шри-Ланка с водителем', name],
  },
}
