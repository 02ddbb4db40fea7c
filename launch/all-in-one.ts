import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runProcess } from './process/run-process.ts'

await runProcess('all-in-one', async (start) => {
  // Compiling takes most of the start-up time, so compiled code is cached for the next start.
  enableCompileCache(join(start.config.cacheDir, 'compiled'))
  const { startAllTiers } = await import('./wiring/all-tiers.ts')
  await startAllTiers(start)
})
