/**
 * What a command was given. An option that it does not know is refused, and so is one that means nothing with what the
 * command is asked for: else somebody would believe that `--usd` did something.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Wrong use of a command; the message says how it is meant. */
export class UsageError extends Error {}

/** @throws UsageError for what the command does not know */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  words = 0,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: words > 0,
      tokens: true,
    })
    if (positionals.length > words) throw new UsageError(`What is '${positionals[words]}'?`)
    return { values, positionals, given: tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])) }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError((error as Error).message)
  }
}

/**
 * @param given names of options @param asked what for, such as '--new'
 * @throws UsageError for one that means nothing there
 */
export function refuseOthers(given: readonly string[], asked: string, known: readonly string[]): void {
  const other = given.find((name) => !known.includes(name))
  if (other !== undefined) throw new UsageError(`--${other} means nothing with ${asked}`)
}

/** Of a command that says on the terminal what was wrong, and ends. */
export function readOrStop<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  words = 0,
) {
  try {
    return readOptions(options, words)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n${usage}`)
    return process.exit(1)
  }
}
