import { parseArgs } from 'node:util'
import { StartupError } from '../platform/config/startup-error.ts'

export interface ProvisionOptions {
  file: string
  dryRun: boolean
  prune: boolean
  /** File for new credentials; null prints them. */
  secrets: string | null
}

const USAGE = 'Usage: npm run provision -- FILE.yaml [--dry-run] [--prune] [--secrets FILE]'

export function readOptions(words: readonly string[]): ProvisionOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        secrets: { type: 'string' },
      },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new StartupError(USAGE)

    const { 'dry-run': dryRun, prune, secrets = null } = values
    return { file, dryRun, prune, secrets }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}
