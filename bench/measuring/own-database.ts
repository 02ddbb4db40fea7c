import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../platform/config/config.ts'
import { startEmbeddedDatabase } from '../../sandbox/embedded-database/embedded-database.ts'

export interface OwnDatabase {
  socketPath: string
  /** A folder that goes with it. */
  dataDir: string
  /** Where programs are kept that were fetched. */
  cacheDir: string
}

/** A database server for one bench, in a folder of its own; both end with the stack. */
export async function startOwnDatabase(
  stack: AsyncDisposableStack,
  { bench, signal }: { bench: string; signal: AbortSignal },
): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), `clubgate-${bench}-`))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const { cacheDir } = readConfig({ DATA_DIR: dataDir })
  const { socketPath, stop } = await startEmbeddedDatabase({
    ...{ dataDir, cacheDir, source: 'auto', durability: 'relaxed', signal },
    say: () => {},
  })
  stack.defer(stop)
  return { socketPath, dataDir, cacheDir }
}
