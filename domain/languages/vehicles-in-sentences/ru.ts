import { vehicleForms } from '../vehicle-words.ts'

export const { one, two } = vehicleForms('ru', {
  one: [{ mini: 'малый автомобиль', car: 'седан', van: 'минивэн' }, (name) => `автомобиль «${name}»`],
  two: [{ mini: 'два малых автомобиля', car: 'два седана', van: 'два минивэна' }, (name) => `два автомобиля «${name}»`],
})
