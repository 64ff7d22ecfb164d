/** Holds every answer of the calls that a test gets against its published schema. */
import * as v from 'valibot'
import * as answers from '../../scripts/openapi/answers.ts'
import { CALLS } from '../../scripts/openapi/document.ts'

const SCHEMAS = new Map<string, v.GenericSchema>(Object.entries(answers))
const schemaNamed = (name: string) => SCHEMAS.get(name)!

const KNOWN = CALLS.flatMap(({ method, path, answer, isList }) =>
  answer === 'text'
    ? []
    : [
        {
          method,
          // A token in a path may be any text.
          path: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`),
          schema: isList ? v.array(schemaNamed(answer)) : schemaNamed(answer),
        },
      ],
)

/**
 * @param path after `/en/{product}`
 * @returns the answer, unread
 * @throws for one that the schema refuses
 */
export async function heldToItsSchema(method: 'get' | 'post', path: string, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('application/problem+json')) v.parse(answers.problem, await answer.clone().json())
  else if (answer.status === 200 && type.startsWith('application/json')) {
    const known = KNOWN.find((call) => call.method === method && call.path.test(path))
    if (known) v.parse(known.schema, await answer.clone().json())
  }
  return answer
}
