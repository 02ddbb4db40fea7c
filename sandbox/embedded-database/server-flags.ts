import { join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import type { MariaDb } from './mariadb-files/find-mariadb.ts'

export type Durability = 'full' | 'relaxed' | 'none'

/** Flags for initialising and serving. `--no-defaults` must be the first. */
export function commonFlags(mariadb: MariaDb, tables: string): string[] {
  return [
    '--no-defaults',
    `--basedir=${mariadb.baseDir}`,
    `--datadir=${tables}`,
    `--lc-messages-dir=${mariadb.shareDir}`,
    `--character-sets-dir=${join(mariadb.shareDir, 'charsets')}`,
    '--innodb-buffer-pool-size=256M',
    '--innodb-log-file-size=64M',
    // MariaDB refuses to run as root without this flag.
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]
}

export function servingFlags(
  mariadb: MariaDb,
  home: DatabaseHome,
  pidFile: string,
  durability: Durability,
): string[] {
  return [
    ...commonFlags(mariadb, home.tables),
    `--tmpdir=${home.run}`,
    `--plugin-dir=${join(mariadb.baseDir, 'lib/mysql/plugin')}`,
    `--socket=${home.socketPath}`,
    `--pid-file=${pidFile}`,
    `--log-error=${home.log}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--performance-schema=OFF',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_bin',
    '--default-time-zone=+00:00',
    '--transaction-isolation=READ-COMMITTED',
    '--max-connections=200',
    ...FLAGS_OF[durability],
  ]
}

const RELAXED = [
  '--innodb-flush-log-at-trx-commit=0',
  '--sync-binlog=0',
  '--innodb-doublewrite=OFF',
]

// Without these, creating and dropping tables would still wait for the disk.
const NONE = [...RELAXED, '--innodb-flush-method=nosync', '--debug-no-sync']

const FLAGS_OF: Readonly<Record<Durability, readonly string[]>> = {
  full: [],
  relaxed: RELAXED,
  none: NONE,
}
