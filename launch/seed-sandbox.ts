import { startSandbox } from '../sandbox/sandbox.ts'
import { migrateDatabases } from './databases.ts'
import { runTask } from './run-process.ts'
import { secretKeysOf } from './secret-keys.ts'

await runTask('seed-sandbox', async (start) => {
  const { config, say } = start
  const databases = await migrateDatabases(start, config)
  const urls = { baseUrl: config.publicUrl, graphUrl: config.gatewayUrl }
  const secretKeys = await secretKeysOf(config)
  const sandbox = await startSandbox({ config, urls, databases, secretKeys })
  await sandbox?.writeFile()
  say(`The invented clubs are there${sandbox ? `, their tokens in ${config.dataDir}` : ''}.`)
})
