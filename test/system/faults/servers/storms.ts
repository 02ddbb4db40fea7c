import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../../support/time/until.ts'
import type { Storm } from './storm.ts'
import type { WholeServer, WholeServers } from './whole-servers.ts'
import { loggedBy, workersOf } from './workers-of.ts'

/** Longer than a heartbeat may be missing. */
const FROZEN_MS = 25_000

const inTurn = ({ servers }: WholeServers, nth: number): WholeServer => {
  const server = servers[nth % servers.length]
  if (server === undefined) throw new Error('There is no server.')
  return server
}

/** Kills a server, and starts it again as its supervisor does. */
const killServer: Storm['happen'] = async (installation, nth) => {
  const server = inTurn(installation, nth)
  server.child.process.kill('SIGKILL')
  await server.child.exited
  await server.start()
}

export const STORMS: readonly Storm[] = [
  { title: 'a server is killed and started again', happen: killServer },
  {
    title: 'a server is frozen, goes on, and is stopped',
    async happen(installation, nth) {
      const server = inTurn(installation, nth)
      server.child.process.kill('SIGSTOP')
      await pause(FROZEN_MS)
      server.child.process.kill('SIGCONT')
      server.child.process.kill('SIGTERM')
      await server.child.exited
      await server.start()
    },
  },
  {
    title: 'a worker of a cluster is killed',
    processes: 2,
    async happen(installation, nth) {
      const { child } = inTurn(installation, nth)
      const [worker = 0] = workersOf(child)
      process.kill(worker, 'SIGKILL')
      await untilServing(child, 2, worker)
    },
  },
  {
    title: 'a worker of a cluster is frozen',
    processes: 2,
    async happen(installation, nth) {
      const { child } = inTurn(installation, nth)
      const [worker = 0] = workersOf(child)
      process.kill(worker, 'SIGSTOP')
      await untilServing(child, 2, worker)
    },
  },
  {
    title: 'the primary of a cluster is killed',
    processes: 2,
    async happen(installation, nth) {
      const server = inTurn(installation, nth)
      const workers = workersOf(server.child)
      await killServer(installation, nth)
      await until(() => workers.every((worker) => !isRunning(worker)))
    },
  },
  {
    title: 'a rolling restart of a cluster',
    processes: 2,
    async happen(installation, nth) {
      const { child } = inTurn(installation, nth)
      const before = loggedBy(child, 'cluster.restarted').length
      child.process.kill('SIGHUP')
      await until(() => loggedBy(child, 'cluster.restarted').length > before)
    },
  },
]

async function untilServing(child: WholeServer['child'], count: number, former: number) {
  await until(() => {
    if (child.process.exitCode !== null)
      throw new Error(`The primary ended: ${child.output().slice(-2_000)}`)
    const workers = workersOf(child)
    return workers.length === count && !workers.includes(former)
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
