import { once } from 'node:events'
import { access, chmod, constants, lstat, rename, rm } from 'node:fs/promises'
import { connect, type Server } from 'node:net'
import { dirname } from 'node:path'
import { StartupError } from '../../../platform/config/startup-error.ts'

/** The file of a Unix socket at which a server listens. */
export interface SocketFile {
  /** False when the file is gone, or is that of another listener. */
  isThere(): Promise<boolean>
  /** Removes the file, unless another process listens at its path by now. */
  remove(): Promise<void>
}

/** Its user and group: tiers of other users belong to the group. */
const MODE = 0o660

/**
 * Listens at a path. The file of a killed process is replaced; that of a running one is not. The server binds a second
 * name first: one process at a time can have that, and Node removes the name that was bound when it closes, whosever
 * file is there by then.
 */
export async function listenAtPath(server: Server, path: string): Promise<SocketFile> {
  await requireFolder(dirname(path))
  const boundPath = `${path}~`
  await bind(server, boundPath)
  try {
    return toSocketFile(path, await publish(boundPath, path))
  } catch (error) {
    server.close()
    throw error
  }
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const fault = codeOf(error) === 'ENOENT' ? 'does not exist' : 'cannot be written to'
    throw new StartupError(
      `The folder ${folder} ${fault}. Create it for the user of the process, or choose another INTERNAL_SOCKET.`,
      { cause: error },
    )
  }
}

async function bind(server: Server, path: string): Promise<void> {
  try {
    await listen(server, path)
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    if (await isServed(path)) throw taken(path)
    // A process was killed before it gave the socket its name.
    await rm(path, { force: true })
    await listen(server, path)
  }
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path)
  await once(server, 'listening')
}

/** Gives a bound socket its name, and returns the identity of its file. */
async function publish(boundPath: string, path: string): Promise<string | null> {
  const own = await identityOf(boundPath)
  // Processes of a cluster share the listener, and the first one has published it.
  if (own === null) return identityOf(path)

  await requireUnused(path, own)
  await chmod(boundPath, MODE).catch(unlessMissing)
  await rename(boundPath, path).catch(unlessMissing)
  return own
}

async function requireUnused(path: string, own: string): Promise<void> {
  const found = await lstat(path).catch(unlessMissing)
  if (found === undefined) return
  if (!found.isSocket())
    throw new StartupError(`${path} is no socket. Remove it, or choose another INTERNAL_SOCKET.`)
  if ((await isServed(path)) && (await identityOf(path)) !== own) throw taken(path)
}

function toSocketFile(path: string, own: string | null): SocketFile {
  const isThere = async () => own !== null && (await identityOf(path)) === own
  return {
    isThere,
    async remove() {
      if ((await isThere()) && !(await isServed(path))) await rm(path, { force: true })
    },
  }
}

/** The number of a file is not given to another one while a process listens at it. */
async function identityOf(path: string): Promise<string | null> {
  const found = await lstat(path).catch(unlessMissing)
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

/** Without the right to connect, as with a full queue, a process listens. */
async function isServed(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))
  } finally {
    socket.destroy()
  }
}

function taken(path: string): StartupError {
  return new StartupError(
    `Another process listens at ${path}. Stop it first, or choose another INTERNAL_SOCKET.`,
  )
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
