import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from '../../platform/config/files/make-folder.ts'
import { privateTemporaryFolder } from '../../platform/config/files/private-temporary-folder.ts'
import { StartupError } from '../../platform/config/startup-error.ts'

/** Locks the data directory against a second process; the returned function releases the lock. */
export async function lockDataDir(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  const unlock = await tryLockDataDir(dataDir, platform)
  if (unlock === null)
    throw new StartupError(
      `Clubgate is already running on ${await realpath(dataDir)}. Stop it first, or choose another DATA_DIR.`,
    )

  return unlock
}

/**
 * Null if another process has locked the data directory. The lock is a listening socket, which the kernel closes
 * however the process ends.
 */
export async function tryLockDataDir(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<(() => Promise<void>) | null> {
  await makeFolder(dataDir, 0o700)
  const folder = await realpath(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  // An abstract socket name of Linux leaves no file behind.
  const lock = platform === 'linux' ? await listen(`\0clubgate-${name}`) : await listenOnFile(name)
  if (lock === null) return null

  return async () => {
    lock.close()
    await once(lock, 'close')
  }
}

/** Null if another process listens on the path. */
async function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy())
  server.unref()
  server.listen(path)
  try {
    await once(server, 'listening')
    return server
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw fault
    return null
  }
}

/** `listen` on a socket file; replaces the file of a crashed process, which refuses connections. */
async function listenOnFile(name: string): Promise<Server | null> {
  const path = join(await privateTemporaryFolder('locks'), `${name.slice(0, 16)}.sock`)
  const server = await listen(path)
  if (server !== null) return server
  if (await acceptsConnections(path)) return null

  await rm(path, { force: true })
  return listen(path)
}

async function acceptsConnections(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
