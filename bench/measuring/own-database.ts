import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../platform/config/config.ts'
import { startEmbeddedDatabase } from '../../sandbox/embedded-database/embedded-database.ts'

export interface OwnDatabase {
  socketPath: string
  /** Temporary folder of the server. */
  dataDir: string
  /** Cache of downloaded programs. */
  cacheDir: string
}

/** A database server for one bench in a temporary folder; the stack disposes of both. */
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
