import type { tours as english } from '../en/tours.ts'
import { formatsOf } from '../formats.ts'
import { feeNoteAsWritten, KNOWN_WORDS } from '../operator-words.ts'

const { plural } = formatsOf('ru')

/** After 'для'. */
const forParty = (travelers: number) =>
  plural(travelers, { one: `${travelers} человека`, other: `${travelers} человек` })

export const tours: typeof english = {
  title: {
    safari: (park) => `Сафари: ${park}`,
    walk: (park) => `Прогулка с гидом: ${park}`,
    hike: (park) => `Восхождение с гидом: ${park}`,
  },
  half: (title) => `${title}, полдня`,
  full: (title) => `${title}, целый день`,
  lengths: { half: 'Полдня', full: 'Целый день' },
  words: {
    safari: (park) => `Сафари, ${park}`,
    walk: (park) => `${park}, прогулка с гидом`,
    hike: (park) => `${park}, восхождение с гидом`,
  },
  withLength: (words, length) => `${words}, ${length}`,
  ends: {
    entrance: (park) => `${park}, въездные ворота`,
    exit: (park) => `${park}, выездные ворота`,
    climb: (park) => `${park}, начало подъёма`,
  },
  parkFee: {
    amount: (usd) => `USD ${usd}`,
    is: (amount) => `${amount}.`,
    meaning: (words) => (words === KNOWN_WORDS.parkFeeMeaning ? 'Столько стоит посещение в самом парке.' : words),
    note: (words, travelers) =>
      words === KNOWN_WORDS.parkFeeNote
        ? `Вход для ${forParty(travelers)} включён в общую цену: у ворот платить не нужно.`
        : feeNoteAsWritten(words, travelers),
  },
  problems: {
    closed: (park, from, to) => `${park} обычно закрыт с ${from} по ${to}.`,
    atGate: (park, arrival, opens, closes) =>
      `Вы были бы у ворот примерно в ${arrival}. ${park} открыт с ${opens} до ${closes} (время Шри-Ланки).`,
    atClimb: (park, arrival, opens, closes) =>
      `Вы были бы у начала подъёма примерно в ${arrival}. ${park}: открыто с ${opens} до ${closes} (время Шри-Ланки).`,
    season: {
      safari: (from, to) =>
        `Сезон сафари — с ${from} по ${to}. В другие дни возможны дождь и туман, ступени не освещены.`,
      walk: (from, to) =>
        `Сезон прогулок — с ${from} по ${to}. В другие дни возможны дождь и туман, ступени не освещены.`,
      hike: (from, to) =>
        `Сезон восхождений — с ${from} по ${to}. В другие дни возможны дождь и туман, ступени не освещены.`,
    },
    bookable: 'Этот день можно заказать; тогда мы напишем вам о другом дне или парке.',
  },
}
