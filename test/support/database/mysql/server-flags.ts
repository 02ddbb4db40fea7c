import { join } from 'node:path'
import type { MySql } from './find-mysql.ts'

/** What initialising and serving have in common. `--no-defaults` must be the first of all. */
export function commonFlags({ baseDir }: MySql, folder: string): string[] {
  return [
    '--no-defaults',
    `--basedir=${baseDir}`,
    `--datadir=${join(folder, 'tables')}`,
    `--lc-messages-dir=${join(baseDir, 'share/mysql')}`,
    `--character-sets-dir=${join(baseDir, 'share/mysql/charsets')}`,
    `--plugin-dir=${join(baseDir, 'lib/mysql/plugin')}`,
    // Debian's default is a folder that only its installation makes.
    '--secure-file-priv=NULL',
    '--skip-log-bin',
    '--innodb-doublewrite=OFF',
    '--innodb-redo-log-capacity=64M',
    // MySQL refuses to run as root without this flag.
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]
}

/** Of a server for tests; further flags win over these. */
export const SERVING = [
  '--skip-networking',
  '--skip-name-resolve',
  '--mysqlx=OFF',
  '--performance-schema=OFF',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--default-time-zone=+00:00',
  '--transaction-isolation=READ-COMMITTED',
  '--max-connections=200',
  '--innodb-buffer-pool-size=256M',
  '--innodb-flush-log-at-trx-commit=0',
  // Rows, as MariaDB gives them, in place of a tree.
  '--explain-format=TRADITIONAL',
]
