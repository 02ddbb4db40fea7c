import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { newUuid } from '../../platform/ids.ts'
import { addClub, addInstallation } from '../../test/support/club/fixtures.ts'
import { publish } from '../../test/support/club/publish.ts'
import { startTestApi } from '../../test/support/http/api.ts'

/** Commands of the bench to the process with the sockets. */
export type StreamOrder =
  | { kind: 'tickets'; clubs: number; each: number }
  | { kind: 'publish'; perSecond: number; seconds: number; fields: number }
  | { kind: 'measure memory' }
  | { kind: 'stop' }

export type StreamReply =
  | { kind: 'address'; host: string; port: number }
  | { kind: 'tickets'; tickets: string[][] }
  | { kind: 'memory'; bytes: number }
  | { kind: 'published'; committed: Committed[]; cpuMs: number; memoryBytes: number }

type Committed = [id: string, club: number, atMs: number]

const api = await startTestApi({ streams: { socketLimit: 1e6 } })
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const clubs: Awaited<ReturnType<typeof addClub>>['club'][] = []
const sendReply = (reply: StreamReply) => process.send?.(reply)

process.on('message', async (order: StreamOrder) => {
  if (order.kind === 'tickets') await makeTickets(order.clubs, order.each)
  if (order.kind === 'publish') await publishFor(order)
  if (order.kind === 'measure memory') measureMemory()
  if (order.kind === 'stop') await api.close().finally(() => process.exit())
})
sendReply({ kind: 'address', host: '127.0.0.1', port })

/**
 * Live memory after a collection, where the process was started with `--expose-gc`. Resident memory would hide it: pages
 * that the making of tickets left behind are used again.
 */
function measureMemory(): void {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  sendReply({ kind: 'memory', bytes: heapUsed + external })
}

async function makeTickets(count: number, each: number): Promise<void> {
  clubs.length = 0
  const tickets: string[][] = []
  for (let index = 0; index < count; index += 1) {
    const { club } = await addClub(api.club)
    clubs.push(club)
    const token = await api.tokenFor(await addInstallation(api.club, club))
    const ofClub: string[] = []
    for (let n = 0; n < each; n += 1) {
      const { body } = await api.ask('POST', '/v1/club/event-stream-tickets', {
        token,
        headers: { 'idempotency-key': newUuid() },
      })
      ofClub.push(body.data.ticket)
    }
    tickets.push(ofClub)
  }
  sendReply({ kind: 'tickets', tickets })
}

/** Publishes one event per transaction, round robin over the clubs, at a constant rate. */
async function publishFor({ perSecond, seconds, fields }: StreamOrder & { kind: 'publish' }) {
  const committed: Committed[] = []
  const changed = Array.from(
    { length: fields },
    (_, n) => `${'x'.repeat(fields > 1 ? 100 : 6)}_${n}`,
  )
  const cpu = process.cpuUsage()
  const begin = performance.now()
  const running: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueMs = begin + (n * 1000) / perSecond - performance.now()
    if (dueMs > 0) await pause(dueMs)
    running.push(publishOne(n % clubs.length, changed, committed))
  }
  await Promise.all(running)
  const { user, system } = process.cpuUsage(cpu)
  const memoryBytes = process.memoryUsage().rss
  sendReply({ kind: 'published', committed, cpuMs: (user + system) / 1000, memoryBytes })
}

async function publishOne(index: number, changed: string[], committed: Committed[]): Promise<void> {
  const club = clubs[index]
  if (!club) throw new Error('There are no clubs yet.')
  const [id = ''] = await publish(api, club, 1, changed)
  committed.push([id, index, performance.timeOrigin + performance.now()])
}
