import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** For a process that finds no built files. */
export const BUILT_IS_MISSING = 'built/ is missing. Run "npm run build", or install by "npm ci".'

/** The files that `npm run build` makes; a build reads its own, which are not in place yet. */
export const BUILT = { folder: builtBeside(import.meta.dirname) }

/** The form of a provisioning file, for editors. */
export const PROVISIONING_SCHEMA = 'provisioning.schema.json'

/** How the search of the reference ranks, for browsers. */
export const SEARCH_SCRIPT = 'search.js'

export function readBuilt(file: string): string {
  return readFileSync(join(BUILT.folder, file), 'utf8')
}

/** The folder of built files beside a folder of contracts. */
export function builtBeside(contracts: string): string {
  return join(contracts, '../built')
}
