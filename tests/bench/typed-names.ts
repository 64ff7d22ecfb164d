/** What travellers type, slips included; the bench suggests after every keystroke of it. */
export const TYPED_NAMES: readonly string[] = [
  'colombo airport', 'bia', 'cmb', 'katunayake', 'negombo', 'sigirya', 'nuwara elia', 'kandy', 'adams peak', 'trinco',
  'arugambay', 'mirrisa', 'unawatuna', 'hikaduwa', 'galle fort', 'tissa', 'yala national park', 'udawalawa', 'anuradapura',
  'polonaruwa', 'tangalla', 'wilpatu', 'horton plains', 'pasikuda',
]

/** The first 200 states of the input. */
export const RECORDED_PREFIXES: readonly string[] = TYPED_NAMES
  .flatMap((name) => Array.from(name, (_, i) => name.slice(0, i + 1)))
  .slice(0, 200)
