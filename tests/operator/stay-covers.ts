import type * as operator from '../../domain/operator/stay-covers.ts'

export const STAY_COVERS: typeof operator.STAY_COVERS = {
  included: ['Fuel, highway tolls and parking', "The driver's bed and meals"],
  notIncluded: ['Your own rooms and meals'],
}
