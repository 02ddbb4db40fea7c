import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { requireSpace } from '../../platform/config/files/require-space.ts'
import type { DatabaseHome } from './database-home.ts'
import { endServersOn } from './end-servers.ts'
import { exists } from './exists.ts'
import type { MariaDb } from './mariadb-files/find-mariadb.ts'
import { runProgram } from './run-program.ts'
import { commonFlags } from './server-flags.ts'

/** 204 MiB after the start of a sandbox. */
const NEW_TABLES_MIB = 256

/** Creates the system tables unless they exist, in a temporary folder first, so that a kill leaves no partial state. */
export async function initialise(
  mariadb: MariaDb,
  home: DatabaseHome,
  signal?: AbortSignal,
): Promise<void> {
  if (await exists(home.tables)) return

  const aside = join(home.folder, 'tables.partial')
  // The initialising server of a killed launcher can still be running.
  await endServersOn(aside, ['SIGKILL'])
  await rm(aside, { recursive: true, force: true })
  await requireSpace(home.folder, NEW_TABLES_MIB)
  await mkdir(aside, { mode: 0o700 })
  await runProgram({
    program: mariadb.program,
    args: [...commonFlags(mariadb, aside), `--tmpdir=${aside}`, '--bootstrap'],
    environment: mariadb.environment,
    input: await readStatements(mariadb.shareDir),
    timeoutMs: 120_000,
    signal,
  })
  await rename(aside, home.tables)
}

/** Lets root sign in over the socket without a password, for any user name of the machine. */
const PREAMBLE = `create database if not exists mysql;
use mysql;
SET @auth_root_socket=NULL;
`

async function readStatements(shareDir: string): Promise<string> {
  const names = await readdir(shareDir)
  // The files are called mysql_… up to 10.11 and mariadb_… since 11.
  const prefix = names.includes('mariadb_system_tables.sql') ? 'mariadb' : 'mysql'
  const files = [
    `${prefix}_system_tables.sql`,
    `${prefix}_performance_tables.sql`,
    `${prefix}_system_tables_data.sql`,
    'maria_add_gis_sp_bootstrap.sql',
  ]
  const texts = await Promise.all(files.map((file) => readFile(join(shareDir, file), 'utf8')))
  return PREAMBLE + texts.join('\n')
}
