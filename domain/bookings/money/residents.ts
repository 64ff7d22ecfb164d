/**
 * Guests who live in Sri Lanka pay in rupees: the Central Bank forbids merchants foreign money from residents.
 * docs/operations.md#residents
 */
import { visibleLine } from '#domain/visible-text.ts'

/** The owner's rule: rupees alone, or the guest's choice, where the Central Bank has authorized that. */
export const RESIDENTS_PAY = ['rupees', 'either'] as const
export type ResidentsPay = (typeof RESIDENTS_PAY)[number]

/** @param phone E.164 */
const isSriLankan = (phone: string) => phone.startsWith('+94')

/** @param phone E.164 @param says whether the guest says so */
export const isResident = (phone: string, says: boolean): boolean => says || isSriLankan(phone)

/** A guest who counted as resident only for the number is none with a number of another country. */
export const isResidentNow = (was: boolean, before: string, phone: string): boolean =>
  isResident(phone, was && !isSriLankan(before))

/** Whether a number is Sri Lankan as far as it is typed. @param country that is chosen beside it */
export function looksSriLankan(typed: string, country: string): boolean {
  const number = visibleLine(typed)
    .normalize('NFKC')
    .replaceAll(/[^+\d]/g, '')
  if (number === '') return false
  const code = /^(?:\+|00)(\d*)/.exec(number)?.[1]
  return code === undefined ? country === 'LK' : code.startsWith('94')
}

/** How the money of a booking is said to its guest. */
export interface SaidMoney {
  /** In rupees alone: `true`. In dollars first: `false`. Where nobody knows who reads: in rupees first. */
  readonly inRupees?: boolean | undefined
}
