import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../platform/config/startup-error.ts'

export interface ProvisionOptions {
  file: string
  dryRun: boolean
  prune: boolean
  /** File for new credentials; null prints them. */
  secrets: string | null
}

export const USAGE = `Usage: npm run provision -- FILE.yaml [--dry-run] [--prune] [--secrets FILE]
  --dry-run       prints the plan and changes nothing
  --prune         deletes what the file no longer names
  --secrets FILE  appends new credentials to the file instead of printing them
  --help          prints this text`

const COMMAND = {
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    secrets: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
} as const satisfies ParseArgsConfig

export function isHelp(words: readonly string[]): boolean {
  return parseArgs({ args: [...words], ...COMMAND, strict: false }).values.help === true
}

export function readOptions(words: readonly string[]): ProvisionOptions {
  checkOptions(words)
  const { values, positionals } = parseArgs({ args: [...words], ...COMMAND })
  const [file, ...others] = positionals
  if (file === undefined) throw wrong('A file is needed.')
  if (others.length > 0) throw wrong('Only one file can be given.')

  const { 'dry-run': dryRun, prune, secrets = null } = values
  return { file, dryRun, prune, secrets }
}

/** The faults that parseArgs would report in the words of a programmer. */
function checkOptions(words: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...words], ...COMMAND, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue

    const { name, rawName, value, inlineValue } = token
    if (!Object.hasOwn(COMMAND.options, name)) throw wrong(`There is no option ${rawName}.`)
    if (name !== 'secrets' && inlineValue) throw wrong(`${rawName} takes no value.`)
    if (name === 'secrets' && (!value || (!inlineValue && value.startsWith('-'))))
      throw wrong('--secrets needs a file.')
  }
}

function wrong(message: string): UsageError {
  return new UsageError(`${message}\n${USAGE}`)
}
