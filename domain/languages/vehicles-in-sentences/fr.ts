import { vehicleForms } from '../vehicle-words.ts'

export const { one, two } = vehicleForms('fr', {
  one: [{ mini: 'la citadine', car: 'la berline', van: 'le van' }, (name) => `le véhicule « ${name} »`],
  two: [{ mini: 'deux citadines', car: 'deux berlines', van: 'deux vans' }, (name) => `deux véhicules « ${name} »`],
})
