import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { privateTemporaryFolder } from '../../platform/files/private-temporary-folder.ts'
import { StartupError } from '../../platform/startup-error.ts'

/**
 * Keeps a second launcher off the data directory until the returned function is called or this
 * process dies, in whatever way: what is held is a listening socket, which the kernel takes back.
 */
export async function holdDataDir(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  // Linux has socket names apart from the file system; nothing of them can stay behind.
  const holder =
    platform === 'linux' ? await listen(`\0clubgate-${name}`) : await listenOnFile(name)
  if (holder === null)
    throw new StartupError(
      `Clubgate is already running on ${folder}. Stop it first, or choose another DATA_DIR.`,
    )

  return async () => {
    holder.close()
    await once(holder, 'close')
  }
}

/** Null if another process listens there. */
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

/** The socket file of a crashed process refuses connections. */
async function listenOnFile(name: string): Promise<Server | null> {
  const path = join(await privateTemporaryFolder('locks'), `${name.slice(0, 16)}.sock`)
  const server = await listen(path)
  if (server !== null || (await isAnswered(path))) return server

  await rm(path, { force: true })
  return listen(path)
}

async function isAnswered(path: string): Promise<boolean> {
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
