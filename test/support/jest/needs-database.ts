import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runtimeImportsOf } from '../source/import-graph.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** It knows the address of the run's server. */
const TEST_DATABASE = 'test/support/database/test-database.ts'

/** True if a suite loads, through any number of imports, the module that opens databases of the run. */
export function needsDatabase(suite: string): boolean {
  const reached = new Set([suite])
  for (const file of reached) {
    if (file === TEST_DATABASE) return true
    // An import of a missing file is a fault that its suite reports.
    if (file.endsWith('.ts') && existsSync(join(ROOT, file)))
      for (const target of runtimeImportsOf(file)) reached.add(target)
  }
  return false
}
