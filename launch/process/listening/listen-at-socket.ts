import type { FastifyInstance } from 'fastify'
import { waitFor } from '../../../platform/limits/backoff.ts'
import type { Log } from '../../../platform/log.ts'
import { listenAtPath, type SocketFile } from './socket-file.ts'

export interface SocketListener {
  path: string
  log: Log
  /** How often the file is looked for; set only by tests. */
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 5_000

/**
 * Listens at a Unix socket until the server closes, and again after its file was removed: by a person, or with the
 * folder by another unit of systemd. Connections that are open stay open meanwhile.
 */
export async function listenAtSocket(
  app: FastifyInstance,
  { path, log, lookEveryMs = LOOK_EVERY_MS }: SocketListener,
): Promise<void> {
  const { server } = app
  const closing = new AbortController()
  let watching: Promise<void> | null = null
  let file: SocketFile | null = null
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => {
    await watching
    await file?.remove()
  })

  const listenAgain = async () => {
    if (server.listening)
      log.error({ event: 'internal_socket.lost', path }, 'the file of a Unix socket is gone')
    server.close()
    // The listener of a cluster ends when each of its processes has seen this, and closed it.
    await waitFor(2 * lookEveryMs, closing.signal)
    if (closing.signal.aborted) return
    file = await listenAtPath(server, path)
    if (closing.signal.aborted) server.close()
    log.info({ event: 'internal_socket.restored', path }, 'the Unix socket has a file again')
  }
  const watch = async () => {
    while (!closing.signal.aborted) {
      await waitFor(lookEveryMs, closing.signal)
      if (closing.signal.aborted || (await file?.isThere())) continue
      await listenAgain().catch((err: unknown) =>
        log.error({ event: 'internal_socket.failed', path, err }, 'the Unix socket has no file'),
      )
    }
  }
  await app.ready()
  file = await listenAtPath(server, path)
  watching = watch()
}
