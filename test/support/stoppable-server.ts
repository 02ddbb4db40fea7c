import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './start-server.ts'

/** A database server that can be stopped in mid-air, as by a machine that freezes: no connection breaks. */
export interface StoppableServer {
  socketPath: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function startStoppableServer(): Promise<StoppableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'clubgate-test-'))
  const server = await startServer(folder)
  const send = (signal: NodeJS.Signals) => process.kill(server.pid(), signal)
  return {
    socketPath: server.socketPath,
    freeze: () => void send('SIGSTOP'),
    thaw: () => void send('SIGCONT'),
    async close() {
      // One that is frozen would not hear that it has to end.
      send('SIGCONT')
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
