import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { until } from '../foundation/until.ts'
import { findFreePort, type Instance, makeDataDir, startInstance } from './instance.ts'
import { makeRestClient, type RestClient } from './rest-client.ts'

const EXAMPLE = resolve(import.meta.dirname, '../../examples/follow-events.ts')
const WRITERS = 8

let dir: Awaited<ReturnType<typeof makeDataDir>>
let instance: Instance
let port: number

beforeAll(async () => {
  dir = await makeDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port })
}, 90_000)

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

const partnerOf = ({ baseUrl, sandbox }: Instance): RestClient =>
  makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')

describe('a consumer of events', () => {
  test('misses none when it and the platform are killed in the middle', async () => {
    const sourceId = await connect(partnerOf(instance), instance.sandbox.clubs.main.courts[0]?.id)
    const first = startConsumer()
    await until(() => first.ids().length > 0)
    const before = keepWriting(sourceId, 'before')
    await until(() => before.written() > 100)
    first.kill()
    await instance.end('SIGKILL')
    await before.stopped

    instance = await startInstance({ dataDir: dir.path, port })
    const second = startConsumer()
    const after = keepWriting(sourceId, 'after')
    await until(() => after.written() > 100)
    await instance.end('SIGKILL')
    await after.stopped

    // The second consumer lives on, and comes back by itself.
    instance = await startInstance({ dataDir: dir.path, port })
    const logged = await replayAll(partnerOf(instance))
    await until(() => second.ids().includes(logged.at(-1) ?? ''))
    second.kill()

    const seen = [...new Set([...first.ids(), ...second.ids()])]
    expect(seen).toEqual(logged)
    expect(logged.length).toBeGreaterThan(400)
  }, 180_000)
})

/** The example in a process of its own. */
function startConsumer() {
  const place = join(dir.path, 'last-event')
  const child = spawn(process.execPath, [EXAMPLE, join(dir.path, 'sandbox.json'), place])
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  return {
    ids: () => [...text.matchAll(/^\d+ \S+ (\S+)\n/gm)].map(([, id = '']) => id),
    kill: () => child.kill('SIGKILL'),
  }
}

/** Pushes bookings until the platform is gone. */
function keepWriting(sourceId: string, name: string) {
  const partner = partnerOf(instance)
  let written = 0
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const path = `/booking-sources/${sourceId}/bookings/${name}-${writer}-${n}`
      const answer = await partner('PUT', path, SNAPSHOT).catch(() => null)
      if (answer === null) return
      expect(answer.status).toBe(201)
      written += 1
    }
  }
  const stopped = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return { written: () => written, stopped }
}

async function replayAll(partner: RestClient): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<RestClient>> = await partner(
      'GET',
      `/events?limit=500${cursor && `&cursor=${cursor}`}`,
    )
    ids.push(...page.body.data.map(({ id }: { id: string }) => id))
    cursor = page.body.next_cursor
  }
  return ids
}

async function connect(partner: RestClient, courtId: string | undefined): Promise<string> {
  const body = { source_key: 'follow', name: 'Front desk' }
  const key = { 'idempotency-key': 'follow' }
  const source = await partner('POST', '/booking-sources', body, key)
  const { id } = source.body.data
  const mapping = { court_id: courtId, external_court_name: 'Centre court' }
  await partner('PUT', `/booking-sources/${id}/court-mappings/c1`, mapping)
  return id
}

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2104-05-01T18:00:00Z',
  scheduled_end: '2104-05-01T19:30:00Z',
  status: 'CONFIRMED',
}
