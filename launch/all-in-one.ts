import './require-built.ts'

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { makeFolder } from '../platform/config/files/make-folder.ts'
import { runProcess } from './process/run-process.ts'

await runProcess('all-in-one', async (start) => {
  // Compiling takes most of the start-up time, so compiled code is cached for the next start.
  const compiled = join(start.config.cacheDir, 'compiled')
  await makeFolder(compiled).then(
    () => enableCompileCache(compiled),
    () => 'a start without the cache',
  )
  const { startAllTiers } = await import('./wiring/one-process/all-tiers.ts')
  await startAllTiers(start)
})
