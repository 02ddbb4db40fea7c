import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../support/database/start-server.ts'

/** A database server that can be stopped in mid-air, as by a machine that freezes: no connection breaks. */
export interface StoppableServer {
  socketPath: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

function isStopped(pid: number): boolean {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.every((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('T')
  })
}

export async function startStoppableServer(): Promise<StoppableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'clubgate-test-'))
  const server = await startServer(folder)
  const send = (signal: NodeJS.Signals) => process.kill(server.pid(), signal)
  return {
    socketPath: server.socketPath,
    freeze() {
      send('SIGSTOP')
      // The signal is on its way when that returns: on a busy machine a thread may answer once more.
      while (!isStopped(server.pid()));
    },
    thaw: () => void send('SIGCONT'),
    async close() {
      // One that is frozen would not hear that it has to end.
      send('SIGCONT')
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
