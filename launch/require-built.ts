import { existsSync } from 'node:fs'
import { BUILT, BUILT_IS_MISSING } from '../schema/built.ts'

// The first import of each process that reads built files: many of its modules read them while they are loaded.
if (!existsSync(BUILT.folder)) {
  console.error(`Clubgate could not start: ${BUILT_IS_MISSING}`)
  process.exit(1)
}
