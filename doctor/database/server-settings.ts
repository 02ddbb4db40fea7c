import type { Verdict, Verdicts } from '../finding.ts'

export type ServerVariables = ReadonlyMap<string, string>

const MIB = 1024 * 1024

/** The packet of a COMMIT has up to 3 Mi characters of up to four bytes. */
const PACKET_BYTES = 16 * MIB

/** Settings of a server on which the product depends; those of its sessions each process sets itself. */
export function findSettings(variables: ServerVariables): Verdicts {
  const found: [Verdict, string][] = []
  const value = (name: string) => (variables.get(name) ?? '').toUpperCase()
  const isOn = (name: string) => ['ON', '1', 'YES', 'TRUE'].includes(value(name))
  const isOff = (name: string) => ['OFF', '0', 'NO', 'FALSE'].includes(value(name))
  const wrong = (text: string) => found.push(['WRONG', text])
  const isReplicated = isOn('wsrep_on')

  const flush = value('innodb_flush_log_at_trx_commit')
  if (flush !== '' && flush !== '1' && !(isReplicated && flush === '2'))
    wrong(
      `innodb_flush_log_at_trx_commit is ${flush}: a power failure loses acknowledged writes. Set it to 1.`,
    )
  if (isOn('log_bin') && !['', '1'].includes(value('sync_binlog')))
    wrong(
      `sync_binlog is ${value('sync_binlog')} with a binary log: after a power failure replicas lack acknowledged writes. Set it to 1.`,
    )
  if (isOff('innodb_doublewrite'))
    found.push([
      'note',
      'innodb_doublewrite is off: a power failure may leave torn pages, unless the file system writes pages atomically. Set it to ON.',
    ])
  // InnoDB refuses writes at READ COMMITTED with a log of statements (1665).
  if (isOn('log_bin') && value('binlog_format') === 'STATEMENT')
    wrong('binlog_format is STATEMENT, with which every write is refused. Set it to ROW.')
  if (Number(value('max_allowed_packet')) < PACKET_BYTES)
    wrong(
      `max_allowed_packet is ${value('max_allowed_packet')}: large writes are refused. Set it to ${PACKET_BYTES} (16M) or more.`,
    )
  if (isOff('autocommit'))
    wrong('autocommit is off: single statements are never committed. Set it to ON.')
  for (const name of ['transaction_read_only', 'tx_read_only'])
    if (isOn(name)) wrong(`${name} is on: every write is refused. Set it to OFF.`)
  for (const name of ['read_only', 'super_read_only', 'innodb_read_only'])
    if (isOn(name)) wrong(`${name} is on: the server takes no writes. Connect to the primary.`)
  for (const name of ['max_statement_time', 'max_execution_time'])
    if (Number(value(name)) > 0)
      found.push([
        'note',
        `${name} is ${value(name)}: it also ends long statements of migrations. Set it to 0: each process has limits of its own.`,
      ])
  if (value('max_prepared_stmt_count') === '0')
    found.push([
      'note',
      'max_prepared_stmt_count is 0: imports take a third longer. Set it to its default, 16382.',
    ])
  return found
}

/** What each process sets for its sessions (`database.ts`). */
const SESSION: Readonly<Record<string, string>> = {
  transaction_isolation: 'READ-COMMITTED',
  tx_isolation: 'READ-COMMITTED',
  time_zone: '+00:00',
}

/** The settings of a session that a process has set up: a pooling proxy may drop them. */
export function findSession(variables: ServerVariables): Verdicts {
  const wrong = Object.entries(SESSION)
    .filter(([name, value]) => (variables.get(name) ?? value) !== value)
    .map(([name]) => `${name} is ${variables.get(name)}`)
  const mode = variables.get('sql_mode') ?? ''
  if (!mode.includes('STRICT_TRANS_TABLES')) wrong.push(`sql_mode is ${mode}`)
  if (wrong.length === 0) return []
  const what = wrong.join(', ')
  return [
    ['WRONG', `A session loses its settings: ${what}. Use a proxy that keeps sessions apart.`],
  ]
}

const MARIADB_MINIMUM = [10, 6]
const MYSQL_MINIMUM = [8, 0]

export function findVersion(version: string): Verdicts {
  const isMariaDb = /mariadb/i.test(version)
  // MariaDB before 11 puts 5.5.5- in front for old replicas.
  const [major = 0, minor = 0] = version
    .replace(/^5\.5\.5-/, '')
    .split('.')
    .map(Number.parseFloat)
  const [leastMajor = 0, leastMinor = 0] = isMariaDb ? MARIADB_MINIMUM : MYSQL_MINIMUM
  const isOldEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor)
  const name = isMariaDb ? `MariaDB ${version}` : `MySQL ${version}`
  return isOldEnough
    ? [['ok', `${name} answers.`]]
    : [['WRONG', `${name} is too old. Use MariaDB from 10.6 or MySQL from 8.0.`]]
}
