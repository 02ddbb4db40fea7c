import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { startOwnDatabase } from '../measuring/own-database.ts'
import { stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'
import type { StreamReply } from './stream-server.ts'

/** Starts a process that writes events and has their sockets, on a database of its own. */
export async function startStreamServer(
  stack: AsyncDisposableStack,
  signal: AbortSignal,
  execArgv: readonly string[] = [],
) {
  const { socketPath } = await startOwnDatabase(stack, { bench: 'stream', signal })
  const server = fork(join(import.meta.dirname, 'stream-server.ts'), {
    env: { ...CALLER_ENVIRONMENT, NODE_ENV: 'production', TEST_DATABASE_SOCKET: socketPath },
    execArgv: [...execArgv],
  })
  stack.defer(() => stopChild(server))
  return { server, address: await reply(server, 'address') }
}

/** The next answer of this kind. */
export function reply<Kind extends StreamReply['kind']>(
  server: ChildProcess,
  kind: Kind,
): Promise<Extract<StreamReply, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const take = (message: StreamReply) => {
      if (message.kind !== kind) return
      server.off('message', take)
      server.off('exit', fail)
      resolve(message as Extract<StreamReply, { kind: Kind }>)
    }
    const fail = () => reject(new Error('The server of the stream ended early.'))
    server.on('message', take)
    server.once('exit', fail)
  })
}
