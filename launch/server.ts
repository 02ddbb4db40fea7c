import './require-built.ts'

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { makeFolder } from '../platform/config/files/make-folder.ts'
import { runReplicable } from './process/cluster/run-replicable.ts'

await runReplicable('server', async (start) => {
  // Compiling takes most of the start-up time, so compiled code is cached for the next start.
  const compiled = join(start.config.cacheDir, 'compiled')
  await makeFolder(compiled).then(
    () => enableCompileCache(compiled),
    () => 'a start without the cache',
  )
  const { startWholeServer } = await import('./wiring/one-process/whole-server.ts')
  await startWholeServer(start)
})
