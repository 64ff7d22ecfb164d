/** `npm run -s texts -- ru > texts-ru.csv`: the texts of a language beside the English ones, for a native reader. */
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { BYTE_ORDER_MARK, csv } from '#worker/platform/write-csv.ts'
import { sheetOf } from './text-samples.ts'

const language = process.argv[2] as Language
if (!Object.hasOwn(LANGUAGES, language)) throw new Error(`Name a language: ${Object.keys(LANGUAGES).join(', ')}`)
const rows = await sheetOf(language)
process.stdout.write(
  BYTE_ORDER_MARK +
    csv(rows, [
      ['Where', ({ where }) => where],
      ['English', ({ english }) => english],
      [LANGUAGES[language].name, ({ other }) => other],
    ]),
)
