import { chmod, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { runFolderFor, socketIn } from '../../../../sandbox/embedded-database/run-folder.ts'
import { lastLines } from '../../../../sandbox/embedded-database/run-program.ts'
import {
  spawnWatched,
  type WatchedProcess,
} from '../../../../sandbox/embedded-database/spawn-watched.ts'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { findRedis, type RedisProgram, type RedisSearch } from './find-redis.ts'

export interface EmbeddedRedis {
  /** As REDIS_URL takes it: a socket that no other user of the machine reaches. */
  url: string
  pid: number
  stop(): Promise<void>
}

export interface EmbeddedRedisOptions extends RedisSearch {
  /** It works in the folder `redis` in here, and keeps nothing. */
  dataDir: string
}

const READY_TIMEOUT_MS = 20_000

/** Starts a private Redis that ends with this process, however that ends. */
export async function startEmbeddedRedis(options: EmbeddedRedisOptions): Promise<EmbeddedRedis> {
  const program = await findRedis(options)
  await mkdir(join(options.dataDir, 'redis'), { recursive: true, mode: 0o700 })
  const folder = await realpath(join(options.dataDir, 'redis'))
  await chmod(folder, 0o700)
  const run = await runFolderFor(folder)
  await rm(run, { recursive: true, force: true })
  await mkdir(run, { mode: 0o700 })

  const log = join(folder, 'server.log')
  const server = await spawnServer(program, folder, socketIn(run), log)
  const forget = endWithSuite(server.end)
  const stop = async () => {
    forget()
    server.end()
    await server.ended
    await rm(run, { recursive: true, force: true })
  }
  if (await isReadyInTime(server, socketIn(run), options.signal))
    return { url: `unix://${socketIn(run)}`, pid: server.pid, stop }

  await stop()
  const printed = await readFile(log, 'utf8').catch(() => '')
  throw new Error(`The private Redis did not get ready. Its log ends with:\n${lastLines(printed)}`)
}

function spawnServer(redis: RedisProgram, folder: string, socketPath: string, log: string) {
  const flags = { port: '0', unixsocket: socketPath, unixsocketperm: '700', save: '', dir: folder }
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value])
  return spawnWatched({ ...redis, args, folder, log })
}

async function isReadyInTime(
  server: WatchedProcess,
  socketPath: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!hasEnded && Date.now() < deadline && !signal?.aborted) {
    if (await answers(socketPath)) return true
    await delay(10)
  }
  return false
}

async function answers(socketPath: string): Promise<boolean> {
  const redis = new Redis(socketPath, { lazyConnect: true, retryStrategy: () => null })
  // Each failed attempt is reported by the command as well.
  redis.on('error', () => {})
  return redis
    .ping()
    .then(() => true)
    .catch(() => false)
    .finally(() => redis.disconnect())
}
