/** The fields of every booking form for a company: they stay empty for most guests. */
import { companyFields } from '#domain/bookings/request/company.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import type { FieldTexts } from './draft.ts'
import { schemaProblem } from './form-checks.ts'

type CompanyField = keyof typeof companyFields

export const isCompanyField = (name: string): name is CompanyField => name in companyFields

/** The code of what is wrong with it. */
export const companyError = (name: CompanyField, value: string): string | undefined =>
  schemaProblem(companyFields[name], value)

export function companyErrors(values: FieldTexts): FieldTexts {
  const { company = '', taxnumber = '' } = values
  const found = Object.entries({ company, taxnumber }).flatMap(([name, value]) => {
    const problem = companyError(name as CompanyField, value)
    return problem ? [[name, problem] as const] : []
  })
  const isNameless = taxnumber.trim() !== '' && company.trim() === ''
  return { ...Object.fromEntries(found), ...(isNameless ? { company: fieldProblem('missing') } : {}) }
}

/** What is sent beside the details: nothing where no company was named. */
export const companyIn = ({ company = '', taxnumber = '' }: FieldTexts) =>
  company.trim() === '' ? {} : { company, ...(taxnumber.trim() === '' ? {} : { taxnumber }) }
