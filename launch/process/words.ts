import { resolve } from 'node:path'
import type { ProcessName } from '../../platform/config/config.ts'
import { UsageError } from '../../platform/config/startup-error.ts'

const USAGES: Partial<Record<ProcessName, string>> = {
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

/** How the command of a process is used; null for one without arguments, or with a usage of its own. */
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

/** The only argument of a command: a folder. */
export function readFolder(command: ProcessName, words: readonly string[]): string {
  const [folder, ...others] = words
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new UsageError(`One folder is needed: npm run ${command} -- DIR`)

  return resolve(folder)
}
