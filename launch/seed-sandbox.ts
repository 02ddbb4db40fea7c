import './require-built.ts'

import { systemClock } from '../platform/time/clock.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import { UNLIMITED_SESSIONS } from '../subgraphs/foundation/database/session-limits.ts'
import { requireSecretKeys } from '../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { runTask } from './process/run-process.ts'
import { secretKeysOf } from './process/secret-keys.ts'
import { migrateBoth, openBoth } from './wiring/databases/both-databases.ts'

await runTask('seed-sandbox', async (start) => {
  const { config, say } = start
  const { clubDatabase, volunteerDatabase } = config
  const addresses = { club: { url: clubDatabase }, volunteer: { url: volunteerDatabase } }
  const databases = await openBoth(start, addresses, UNLIMITED_SESSIONS)
  await migrateBoth(start, databases)
  const secretKeys = await secretKeysOf(config)
  for (const database of Object.values(databases))
    await requireSecretKeys(database, secretKeys, systemClock())
  const urls = { baseUrl: config.publicUrl, graphUrl: config.graphUrl }
  const sandbox = await startSandbox({
    ...{ config, urls, databases, secretKeys },
    hasPortal: config.portal === 'on',
  })
  await sandbox?.writeFile()
  say(`The invented clubs are there${sandbox ? `, their tokens in ${config.dataDir}` : ''}.`)
})
