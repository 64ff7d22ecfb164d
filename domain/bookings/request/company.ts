/** The company that a receipt or an invoice is for, as a guest names it: in the booking form, or on the receipt's page. */
import * as v from 'valibot'
import { lineRule } from './email-phone-and-flight-formats.ts'
import { visibleText } from '#domain/visible-text.ts'

/** Characters. */
export const COMPANY_LIMITS = { company: 100, address: 300, taxNumber: 40 } as const

/** Beside the details of a booking: the company that its receipt is for. A tax number without one says nothing. */
export const companyFields = {
  company: lineRule(COMPANY_LIMITS.company),
  taxnumber: lineRule(COMPANY_LIMITS.taxNumber),
}

/** @param control characters that cannot be printed: in an address all but line breaks */
const shown = (max: number, control: RegExp) =>
  v.pipe(
    v.string(),
    v.transform((text) => visibleText(text).replaceAll('\r\n', '\n').trim()),
    v.maxLength(max),
    v.check((text) => !control.test(text)),
  )

const LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u
const LINES = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}]/u

/** As they are typed; any of them may be empty. */
export const companyLine = shown(COMPANY_LIMITS.company, LINE)
export const companyLines = shown(COMPANY_LIMITS.address, LINES)
export const taxNumberLine = shown(COMPANY_LIMITS.taxNumber, LINE)

/** As a receipt's page asks for it. */
export const ReceiptForSchema = v.object({
  company: v.pipe(companyLine, v.nonEmpty()),
  address: v.pipe(companyLines, v.nonEmpty()),
  taxNumber: v.optional(taxNumberLine, ''),
})
/** Whom a receipt is for. Without an address where it was named in the booking form. */
export type ReceiptFor = v.InferOutput<typeof ReceiptForSchema>
