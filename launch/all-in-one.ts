import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runProcess } from './process/run-process.ts'

await runProcess('all-in-one', async (start) => {
  // Most of a start is compiling; what was compiled once is kept for the next start.
  enableCompileCache(join(start.config.cacheDir, 'compiled'))
  const { startAllTiers } = await import('./wiring/all-tiers.ts')
  await startAllTiers(start)
})
