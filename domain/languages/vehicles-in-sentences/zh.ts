import { vehicleForms } from '../vehicle-words.ts'

export const { one, two } = vehicleForms('zh', {
  one: [{ mini: '微型车', car: '轿车', van: '商务车' }, (name) => `“${name}”`],
  two: [{ mini: '两辆微型车', car: '两辆轿车', van: '两辆商务车' }, (name) => `两辆“${name}”`],
})
