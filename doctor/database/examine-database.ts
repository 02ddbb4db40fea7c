import type { Config } from '../../platform/config/config.ts'
import { makeLog } from '../../platform/log.ts'
import { findGroupMembers } from '../../subgraphs/foundation/database/cluster/group-majority.ts'
import {
  type Database,
  type DatabaseContents,
  openDatabase,
} from '../../subgraphs/foundation/database/database.ts'
import { PROBE_LIMITS } from '../../subgraphs/foundation/database/time-limits.ts'
import { requireMigrated } from '../../subgraphs/foundation/migrations/migrate.ts'
import { refuseLostKey } from '../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { reportClock } from '../compare-clocks.ts'
import { remedyOfAddress, toSentence } from '../error-text.ts'
import type { Examination, Report, Verdicts } from '../finding.ts'
import { findBufferPool, findDataBytes } from './buffer-pool.ts'
import { findGalera, findGroup } from './cluster.ts'
import { findConnections } from './connections.ts'
import { reportDatadir } from './datadir.ts'
import { findForeignTables } from './foreign-tables.ts'
import { findRights, type Purpose } from './rights.ts'
import { findSession, findSettings, findVersion, type ServerVariables } from './server-settings.ts'

export interface DatabaseQuestion {
  name: 'club' | 'volunteer'
  url: string
  contents: DatabaseContents
  purpose: Purpose
  /** Of each subgraph. */
  processes: number
  secretKeys: Config['secretKeys']
}

/** Examines the server, the rights and the tables of a database, over a connection as processes open it. */
export function examineDatabase(question: DatabaseQuestion): Examination {
  const { name, url, contents } = question
  return {
    check: `database ${name}`,
    async examine(report) {
      const opened = await openDatabase({
        ...{ address: { url }, ...contents, ifMissing: 'refuse', poolSize: 1 },
        log: makeLog('silent'),
      }).catch((error: unknown) => report('WRONG', toOpeningFault(error, question)))
      if (!opened) return
      try {
        await examineOpened(opened.within(PROBE_LIMITS), question, report)
      } finally {
        await opened.close()
      }
    },
  }
}

const UNKNOWN_DATABASE = 1049

function toOpeningFault(error: unknown, { name, url }: DatabaseQuestion): string {
  const { errno } = error as NodeJS.ErrnoException
  if (errno === UNKNOWN_DATABASE) return 'It does not exist. Run `npm run migrate`.'
  const variable = `${name.toUpperCase()}_DATABASE_URL or DATABASE_URL`
  const otherwise = `Check that its server runs, and ${variable}.`
  return `${toSentence(error)} ${remedyOfAddress(error, { url, variable, otherwise })}`
}

async function examineOpened(
  database: Database,
  { purpose, processes, contents, secretKeys }: DatabaseQuestion,
  report: Report,
): Promise<void> {
  const all = (verdicts: Verdicts) => {
    for (const [verdict, text] of verdicts) report(verdict, text)
  }
  const variables = await readPairs(database, 'SHOW GLOBAL VARIABLES')
  all(findVersion(variables.get('version') ?? ''))
  all(findSettings(variables))
  all(findSession(await readPairs(database, 'SHOW SESSION VARIABLES')))
  const status = await readPairs(database, 'SHOW GLOBAL STATUS')
  const [ofUser] = await database.query<{ most: unknown }[]>(
    'SELECT @@session.max_user_connections AS most',
  )
  const limits = new Map([...variables, ['max_user_connections', String(ofUser?.most)]])
  all(findBufferPool(variables, status, await findDataBytes(database)))
  all(findConnections(limits, status, { processes, isAllInOne: purpose === 'both' }))

  all(findGalera(variables, status))
  const isGroup = (variables.get('group_replication_group_name') ?? '') !== ''
  all(findGroup(variables, isGroup ? await findGroupMembers(database) : []))
  const isCluster = isGroup || variables.get('wsrep_on') === 'ON'
  const grants = await database.query<Record<string, string>[]>('SHOW GRANTS')
  all(
    findRights({
      grants: grants.flatMap((row) => Object.values(row)),
      database: String(database.dataSource.options.database),
      ...{ purpose, isCluster },
    }),
  )
  const before = Date.now()
  const [now] = await database.query<{ ms: string }[]>(
    'SELECT FLOOR(UNIX_TIMESTAMP(NOW(3)) * 1000) AS ms',
  )
  reportClock(report, { peer: 'the database', peerMs: Number(now?.ms), before, after: Date.now() })
  await reportDatadir(report, variables)
  await requireMigrated(database)
  report('ok', 'No migration is missing.')
  all(await findForeignTables(database, contents))
  if (secretKeys) await refuseLostKey(database, secretKeys)
}

async function readPairs(database: Database, sql: string): Promise<ServerVariables> {
  const rows = await database.query<{ Variable_name: string; Value: string }[]>(sql)
  return new Map(rows.map(({ Variable_name: name, Value }) => [name.toLowerCase(), Value]))
}
