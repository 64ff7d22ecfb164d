import { vehicleForms } from '../vehicle-words.ts'

export const { one, two } = vehicleForms('de', {
  one: [{ mini: 'den Mini', car: 'die Limousine', van: 'den Van' }, (name) => `das Fahrzeug „${name}“`],
  two: [{ mini: 'zwei Minis', car: 'zwei Limousinen', van: 'zwei Vans' }, (name) => `zwei Fahrzeuge „${name}“`],
})
