import { join } from 'node:path'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'
import {
  getPrivateCopy,
  libraryPathOf,
} from '../../../../sandbox/embedded-database/mariadb-files/private-copy.ts'
import { runProgram } from '../../../../sandbox/embedded-database/run-program.ts'

/** A private copy of MySQL's programs. */
export interface MySql {
  version: string
  baseDir: string
  /** How to run a program of it, such as `sbin/mysqld`: its C library is newer than the machine's. */
  command(name: string, args: readonly string[]): { program: string; args: readonly string[] }
}

export interface MySqlSearch {
  cacheDir: string
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** The cached copy, or one fetched now: of Debian's releases, only the coming one has MySQL. */
export function findMySql(search: MySqlSearch): Promise<MySql> {
  const packages = ['mysql-server-core', 'mysql-router']
  return getPrivateCopy({ ...search, name: 'mysql', packages, suite: 'sid', open })
}

async function open(root: string): Promise<MySql | null> {
  const libraries = await libraryPathOf(root)
  const loader = await findLoader(libraries.split(':'))
  if (loader === null) return null

  const baseDir = join(root, 'usr')
  const command = (name: string, args: readonly string[]) => {
    const program = join(baseDir, name)
    const loading = ['--argv0', program, '--library-path', libraries, program]
    return { program: loader, args: [...loading, ...args] }
  }
  const asked = command('sbin/mysqld', ['--no-defaults', '--version'])
  const printed = await runProgram({ ...asked, timeoutMs: 10_000 }).catch(() => '')
  const [version] = printed.match(/(?<=Ver )[\d.]+/) ?? []
  return version === undefined ? null : { version, baseDir, command }
}

const LOADERS = ['ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1']

async function findLoader(folders: readonly string[]): Promise<string | null> {
  for (const path of folders.flatMap((folder) => LOADERS.map((name) => join(folder, name))))
    if (await exists(path)) return path
  return null
}
