import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists } from '../exists.ts'
import { formatError } from '../format-error.ts'
import { runProgram } from '../run-program.ts'
import { noMariaDb } from './no-mariadb.ts'
import { getPrivateCopy, libraryPathOf } from './private-copy.ts'

/** A MariaDB server program and its files. */
export interface MariaDb {
  program: string
  version: string
  baseDir: string
  /** Messages, character sets and the statements of the system tables. */
  shareDir: string
  environment: Readonly<Record<string, string>>
}

const MARIADB_SOURCES = ['auto', 'system', 'fetch'] as const

export type MariaDbSource = (typeof MARIADB_SOURCES)[number]

/** Paths of packages, tarballs and Homebrew. Without `mysqld`, which is initialised differently. */
export const MACHINE_PATHS: readonly string[] = [
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadbd',
  '/usr/libexec/mariadbd',
  '/usr/local/sbin/mariadbd',
  '/usr/local/bin/mariadbd',
  '/usr/local/mariadb/bin/mariadbd',
  '/usr/local/mysql/bin/mariadbd',
  '/opt/homebrew/opt/mariadb/bin/mariadbd',
  '/usr/local/opt/mariadb/bin/mariadbd',
  '/home/linuxbrew/.linuxbrew/opt/mariadb/bin/mariadbd',
]

export interface MariaDbSearch {
  source: MariaDbSource
  cacheDir: string
  machinePaths: readonly string[]
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** The machine's MariaDB, else a cached copy, else a download, by EMBEDDED_DATABASE (off: all-in-one-databases.ts). */
export async function findMariaDb(search: MariaDbSearch): Promise<MariaDb> {
  const own = search.source === 'fetch' ? null : await findOnMachine(search.machinePaths)
  if (own) return own
  if (search.source === 'system') throw noMariaDb('none is installed on this machine')

  try {
    return await getPrivateCopy({
      ...search,
      name: 'mariadb',
      packages: ['mariadb-server-core'],
      open: openPrivateCopy,
    })
  } catch (fault) {
    search.signal?.throwIfAborted()
    throw noMariaDb(
      `a private copy could not be had.
${formatError(fault)}`,
      fault,
    )
  }
}

async function findOnMachine(paths: readonly string[]): Promise<MariaDb | null> {
  for (const path of paths) {
    const found = await open(path, {})
    if (found) return found
  }
  return null
}

export async function openPrivateCopy(root: string): Promise<MariaDb | null> {
  const libraries = await libraryPathOf(root)
  return open(join(root, 'usr/sbin/mariadbd'), libraries ? { LD_LIBRARY_PATH: libraries } : {})
}

async function open(program: string, environment: MariaDb['environment']): Promise<MariaDb | null> {
  if (!(await exists(program))) return null
  const version = await versionOf(program, environment)
  if (version === null) return null

  for (const path of [program, await realpath(program)]) {
    const baseDir = dirname(dirname(path))
    for (const name of ['mysql', 'mariadb']) {
      const shareDir = join(baseDir, 'share', name)
      if (await exists(join(shareDir, 'english/errmsg.sys')))
        return { program, version, baseDir, shareDir, environment }
    }
  }
  return null
}

/** Null if it does not run, or is older than 10.6, the minimum of the platform. */
async function versionOf(program: string, environment: MariaDb['environment']) {
  const run = { program, args: ['--no-defaults', '--version'], environment, timeoutMs: 10_000 }
  const printed = await runProgram(run).catch(() => '')
  const [version, major, minor] = printed.match(/\b(\d+)\.(\d+)\.\d+(?=-MariaDB)/) ?? []
  if (version === undefined) return null
  return Number(major) * 100 + Number(minor) >= 1006 ? version : null
}
