import { readConfig } from '../../../platform/config/config.ts'
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../../sandbox/embedded-database/embedded-database.ts'
import { startMySqlServer } from './mysql/mysql-server.ts'

/** A database server of its own, of the make that TEST_DATABASE names: `mysql`, or else MariaDB. */
export async function startServer(dataDir: string): Promise<EmbeddedDatabase> {
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  return process.env['TEST_DATABASE'] === 'mysql'
    ? startMySqlServer({ dataDir, cacheDir, say })
    : startEmbeddedDatabase({ dataDir, cacheDir, say, source: 'fetch', durability: 'none' })
}
