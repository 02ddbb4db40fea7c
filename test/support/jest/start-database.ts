import { join } from 'node:path'
import { ensureBuilt } from '../../../build/ensure-built.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { running } from '../database/running-database.ts'
import { startServer } from '../database/start-server.ts'
import { makeRunFolder } from './run-folder.ts'

/** One server for the whole run, if any suite needs it; each test file creates its own databases there. */
export default async function startDatabase(): Promise<void> {
  if (!ensureBuilt()) throw new Error('The tests need what `npm run build` makes.')
  const dataDir = await makeRunFolder()
  running.dataDir = dataDir
  process.env['TEST_RUN_FOLDER'] = dataDir
  // Half of a process start is compiling: workers and the product's processes share compiled modules.
  process.env['NODE_COMPILE_CACHE'] = join(readConfig(process.env).cacheDir, 'compiled')
  if (!running.needsDatabase) return

  running.database = await startServer(dataDir)
  process.env['TEST_DATABASE_SOCKET'] = running.database.socketPath
}
