import { parseArgs } from 'node:util'

/** An option with a value: what it says, and its value where it is absent. */
export type Options = Readonly<Record<string, readonly [says: string, fallback: string]>>

/** The options of a measurement; for `--help` and for a fault of theirs, prints the usage and ends. */
export function readOptions<Known extends Options>(
  command: string,
  known: Known,
  operands: readonly string[] = [],
): { options: { [Name in keyof Known]: string }; positionals: string[] } {
  const strings = Object.entries(known).map(
    ([name, [, fallback]]) => [name, { type: 'string', default: fallback }] as const,
  )
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: operands.length > 0,
      options: { ...Object.fromEntries(strings), help: { type: 'boolean' } },
    })
    if (!values.help) return { options: values as { [Name in keyof Known]: string }, positionals }
    console.log(toUsage(command, known, operands))
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${toUsage(command, known, operands)}`)
    process.exit(2)
  }
}

function toUsage(command: string, known: Options, operands: readonly string[]): string {
  const named = operands.length === 0 ? '' : ` [${operands.join('] [')}]`
  const lines = Object.entries(known).map(([name, [says, fallback]]) => {
    const otherwise = fallback === '' ? '' : `; ${fallback} where it is absent`
    return `  ${`--${name} VALUE`.padEnd(18)}${says}${otherwise}`
  })
  return [`Usage: npm run ${command} -- [OPTIONS]${named}`, ...lines].join('\n')
}
