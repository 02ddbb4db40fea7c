import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { ProcessName } from '../../platform/config/config.ts'
import { UsageError } from '../../platform/config/startup-error.ts'

/** Programs without arguments. */
const SETTINGS_ALONE: Partial<Record<ProcessName, string>> = {
  'all-in-one': `Usage: npm start
  Settings are variables: PORT=4001 DATA_DIR=/tmp/second npm start. docs/settings.md has all of them.`,
  'seed-sandbox': `Usage: npm run seed:sandbox
  Settings are variables, as DATABASE_URL and DATA_DIR. docs/settings.md has all of them.`,
}

const USAGES: Partial<Record<ProcessName, string>> = {
  ...SETTINGS_ALONE,
  backup: `Usage: npm run backup -- DIR
  DIR  a folder that is not there yet, for both databases as of one moment`,
  migrate: `Usage: npm run migrate [-- --plan]
  --plan  prints the migrations that would run and what they cost, and changes nothing`,
  reseal: `Usage: npm run reseal [-- --leave-lost]
  --leave-lost  seals what can be opened, and forgets the keys that are lost`,
  restore: `Usage: npm run restore -- DIR
  DIR  a folder of npm run backup`,
  simulate: `Usage: npm run simulate [-- OPTIONS]
  --sandbox FILE   its sandbox.json; the one in DATA_DIR where it is absent
  --courts NUMBER  courts in play; 4 where it is absent
  --minutes TIME   how long; 10 where it is absent
  --rate NUMBER    speed of the matches, as a multiple of real time; 30 where it is absent
  --seed TEXT      plays the same matches for the same text`,
}

const SERVERS: readonly ProcessName[] = [
  ...(['server', 'edge', 'facade', 'gateway', 'club', 'volunteer'] as const),
]

/** How the command of a process is used; null for one with a usage of its own. */
export function usageOf(name: ProcessName): string | null {
  if (SERVERS.includes(name)) return `Usage: npm run start:${name} [-- --processes N|auto]`
  return USAGES[name] ?? null
}

/** For `--help`, prints the usage; a process then does nothing else. */
export function answersHelp(name: ProcessName, words: readonly string[]): boolean {
  const usage = usageOf(name)
  if (usage === null || !words.includes('--help')) return false
  console.log(usage)
  return true
}

/** Refuses a word behind a command without arguments; the others read their own. */
export function checkWords(name: ProcessName, words: readonly string[]): void {
  if (name in SETTINGS_ALONE) requireKnownWords(name, words, [])
}

export function requireKnownWords(
  command: ProcessName,
  words: readonly string[],
  known: readonly string[],
): void {
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined)
    throw new UsageError(`There is no argument ${unknown}.\n${usageOf(command)}`)
}

/** The values of options. */
export function readValues<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: ProcessName,
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${reason}\n${usageOf(command)}`)
  }
}

/** The only argument of a command: a folder. */
export function readFolder(command: ProcessName, words: readonly string[]): string {
  const [folder, ...others] = words
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new UsageError(`One folder is needed: npm run ${command} -- DIR`)

  return resolve(folder)
}
