import { lockDataDir } from '../../../../launch/process/lock-data-dir.ts'
import { startEmbeddedDatabase } from '../../../../sandbox/embedded-database/embedded-database.ts'

/** A launcher to be killed by tests: prints what it started as one line of JSON and stays. */
const [dataDir = '', cacheDir = ''] = process.argv.slice(2)
await lockDataDir(dataDir)
const database = await startEmbeddedDatabase({
  dataDir,
  cacheDir,
  source: 'auto',
  durability: 'full',
  say: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(
  `${JSON.stringify({ socketPath: database.socketPath, pid: database.pid() })}\n`,
)
