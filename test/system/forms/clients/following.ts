import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { until } from '../../../support/time/until.ts'
import { type Instance, readSandbox } from '../../support/processes/instance.ts'
import { makeRestClient, type RestClient } from './rest-client.ts'

const EXAMPLE = resolve(import.meta.dirname, '../../../../examples/follow-events.ts')
const WRITERS = 8
/** Between two writes of a writer: without it they take both cores from the start of what they wait for. */
const PAUSE_MS = 50
const LINE = /^\d+ \S+ (\S+)\n/gm

/** The example in a process of its own. */
export interface Follower {
  /** Events it has processed, in order; those of a process before it are not among them. */
  ids(): string[]
  kill(): void
}

/** Followers that go on where the one before them was; all end with what holds them. */
export interface Followers extends Disposable {
  start(): Follower
  /** Once the last one has caught up: what is kept, and what all of them have seen of it. */
  compare(instance: Instance): Promise<{ logged: string[]; seen: string[] }>
}

export function makeFollowers(dataDir: string): Followers {
  const followers: Follower[] = []
  return {
    start() {
      const follower = startFollower(dataDir)
      followers.push(follower)
      return follower
    },
    async compare(instance) {
      const logged = await replayAll(instance)
      const [oldest = '', newest = ''] = [logged[0], logged.at(-1)]
      await until(() => followers.at(-1)?.ids().includes(newest) === true)
      const ids = [...new Set(followers.flatMap((follower) => follower.ids()))]
      return { logged, seen: ids.slice(ids.indexOf(oldest), ids.indexOf(newest) + 1) }
    },
    [Symbol.dispose]() {
      for (const follower of followers) follower.kill()
    },
  }
}

function startFollower(dataDir: string): Follower {
  const files = ['sandbox.json', 'last-event'].map((name) => join(dataDir, name))
  // Into a file: unread output beyond the buffer of a pipe would be lost with a killed process.
  const output = join(dataDir, `follower-${newUuid()}`)
  const descriptor = openSync(output, 'w')
  const stdio: StdioOptions = ['ignore', descriptor, 'ignore']
  const child: ChildProcess = spawn(process.execPath, [EXAMPLE, ...files], { stdio })
  closeSync(descriptor)
  return {
    ids: () => [...readFileSync(output, 'utf8').matchAll(LINE)].map(([, id = '']) => id),
    kill: () => void child.kill('SIGKILL'),
  }
}

function partnerOf({ baseUrl, dataDir }: Instance): RestClient {
  const { installations } = readSandbox(dataDir)
  return makeRestClient(baseUrl, installations['full']?.access_token ?? '')
}

/** Makes a source with a mapped court; answers its id. */
export async function connectSource(instance: Instance): Promise<string> {
  const partner = partnerOf(instance)
  const body = { source_key: 'follow', name: 'Front desk' }
  const source = await partner('POST', '/booking-sources', body, { 'idempotency-key': 'follow' })
  const { id } = source.body.data
  const court = instance.sandbox.clubs.main.courts[0]?.id
  const mapping = { court_id: court, external_court_name: 'Centre court' }
  await partner('PUT', `/booking-sources/${id}/court-mappings/c1`, mapping)
  return id
}

/** Pushes bookings until it is stopped. */
export function keepWriting(instance: Instance, sourceId: string, name: string) {
  const partner = partnerOf(instance)
  let written = 0
  let isStopping = false
  const write = async (writer: number) => {
    for (let n = 0; !isStopping; n += 1) {
      const path = `/booking-sources/${sourceId}/bookings/${name}-${writer}-${n}`
      let status = 0
      // A tier that is being restarted makes the others answer 503; an edge answers nothing.
      await until(async () => {
        status = (await partner('PUT', path, SNAPSHOT).catch(toAway)).status
        return status !== 503 || isStopping
      })
      if (status === 503) return
      // Written by an attempt that was answered 503, it is unchanged.
      expect([200, 201]).toContain(status)
      written += 1
      await pause(PAUSE_MS)
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  const stop = async () => {
    isStopping = true
    await writers
  }
  return { written: () => written, stop }
}

function toAway(error: Error): { status: number } {
  if (!/^(fetch failed|terminated)$/.test(error.message)) throw error
  return { status: 503 }
}

/** Ids of all kept events, by replay. */
async function replayAll(instance: Instance): Promise<string[]> {
  const partner = partnerOf(instance)
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

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2104-05-01T18:00:00Z',
  scheduled_end: '2104-05-01T19:30:00Z',
  status: 'CONFIRMED',
}
