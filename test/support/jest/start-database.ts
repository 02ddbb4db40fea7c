import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../platform/config/config.ts'
import { running } from '../database/running-database.ts'
import { startServer } from '../database/start-server.ts'

/** One server for the whole run; every test file makes databases of its own on it. */
export default async function startDatabase(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-test-'))
  running.dataDir = dataDir
  running.database = await startServer(dataDir)
  process.env['TEST_RUN_FOLDER'] = dataDir
  process.env['TEST_DATABASE_SOCKET'] = running.database.socketPath
  // Half of a start is compiling: workers and the processes of the product share what was compiled once.
  process.env['NODE_COMPILE_CACHE'] = join(readConfig(process.env).cacheDir, 'compiled')
}
