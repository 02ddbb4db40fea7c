import { join } from 'node:path'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'
import {
  getPrivateCopy,
  libraryPathOf,
} from '../../../../sandbox/embedded-database/mariadb-files/private-copy.ts'
import { runProgram } from '../../../../sandbox/embedded-database/run-program.ts'

export interface RedisProgram {
  program: string
  environment: Readonly<Record<string, string>>
}

export interface RedisSearch {
  /** `fetch` leaves the machine's own aside. */
  source: 'auto' | 'fetch'
  cacheDir: string
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

const MACHINE_PATHS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) =>
  join(folder, 'redis-server'),
)

/** The machine's own Redis, else a cached private copy, else one fetched now. */
export async function findRedis(search: RedisSearch): Promise<RedisProgram> {
  for (const path of search.source === 'fetch' ? [] : MACHINE_PATHS) {
    const found = await open(path, {})
    if (found) return found
  }
  // The server's program is a link into the package of the tools.
  const packages = ['redis-server', 'redis-tools']
  return getPrivateCopy({ ...search, name: 'redis', packages, open: openPrivateCopy })
}

async function openPrivateCopy(root: string): Promise<RedisProgram | null> {
  const libraries = await libraryPathOf(root)
  return open(join(root, 'usr/bin/redis-server'), libraries ? { LD_LIBRARY_PATH: libraries } : {})
}

async function open(
  program: string,
  environment: RedisProgram['environment'],
): Promise<RedisProgram | null> {
  if (!(await exists(program))) return null
  const run = { program, args: ['--version'], environment, timeoutMs: 10_000 }
  const printed = await runProgram(run).catch(() => '')
  return printed.startsWith('Redis server') ? { program, environment } : null
}
