import { resolve } from 'node:path'
import { UsageError } from '../../platform/config/startup-error.ts'

/** The only argument of a command: a folder. */
export function readFolder(command: string, words: readonly string[]): string {
  const [folder, ...others] = words
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new UsageError(`One folder is needed: npm run ${command} -- DIR`)

  return resolve(folder)
}
