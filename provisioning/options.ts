import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../platform/config/startup-error.ts'

export interface ProvisionOptions {
  file: string
  dryRun: boolean
  prune: boolean
  /** File for new credentials; null prints them. */
  secrets: string | null
}

/** A club that is closed or opened instead of a file. */
export interface StatusOptions {
  /** Key of the club, which is its slug. */
  club: string
  status: 'ACTIVE' | 'SUSPENDED'
}

export const USAGE = `Usage: npm run provision -- FILE.yaml [--dry-run] [--prune] [--secrets FILE]
       npm run provision -- --close CLUB
       npm run provision -- --open CLUB
  --dry-run       prints the plan and changes nothing
  --prune         deletes what the file no longer names
  --secrets FILE  appends new credentials to the file instead of printing them
  --close CLUB    suspends the club of this key: its partners and API keys are refused
  --open CLUB     lets them in again
  --help          prints this text`

const COMMAND = {
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    secrets: { type: 'string' },
    close: { type: 'string' },
    open: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
} as const satisfies ParseArgsConfig

export function isHelp(words: readonly string[]): boolean {
  return parseArgs({ args: [...words], ...COMMAND, strict: false }).values.help === true
}

/** The club to close or to open; null where a file is to be provisioned. */
export function readStatusOptions(words: readonly string[]): StatusOptions | null {
  const { tokens } = parseArgs({ args: [...words], ...COMMAND, strict: false, tokens: true })
  const isNamed = tokens.some(
    (token) => token.kind === 'option' && ['close', 'open'].includes(token.name),
  )
  if (!isNamed) return null

  checkOptions(words)
  const { values, positionals } = parseArgs({ args: [...words], ...COMMAND })
  const { close, open, ...others } = values
  const isAlone = positionals.length === 0 && !Object.values(others).some(Boolean)
  if (!isAlone || (close !== undefined && open !== undefined))
    throw wrong('--close and --open stand alone.')
  return close === undefined
    ? { club: open ?? '', status: 'ACTIVE' }
    : { club: close, status: 'SUSPENDED' }
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

const VALUES: Readonly<Record<string, string>> = { secrets: 'file', close: 'club', open: 'club' }

/** The faults that parseArgs would report in the words of a programmer. */
function checkOptions(words: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...words], ...COMMAND, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue

    const { name, rawName, value, inlineValue } = token
    if (!Object.hasOwn(COMMAND.options, name)) throw wrong(`There is no option ${rawName}.`)
    const wanted = VALUES[name]
    if (wanted === undefined && inlineValue) throw wrong(`${rawName} takes no value.`)
    if (wanted !== undefined && (!value || (!inlineValue && value.startsWith('-'))))
      throw wrong(`${rawName} needs a ${wanted}.`)
  }
}

function wrong(message: string): UsageError {
  return new UsageError(`${message}\n${USAGE}`)
}
