import { setTimeout as pause } from 'node:timers/promises'
import { makeRestClient } from '../../forms/clients/rest-client.ts'
import { type Audit, audit, readEvents } from './audit.ts'
import { type FollowedAddresses, missedBy, startFollowers } from './followers.ts'
import { makeWriterTarget } from './make-writer-target.ts'
import { repeatUnanswered } from './repeat-unanswered.ts'
import { startRequestLoops } from './request-loop.ts'
import { startWriters } from './writers.ts'

/** What clients saw while processes were replaced or killed. */
export interface LoadResult extends Audit {
  seconds: number
  requests: number
  /** Answers that are no success, with their number. */
  failed: Readonly<Record<string, number>>
  followers: number
  /** Ends of connections that are not the documented ones of a restart. */
  unplannedEnds: readonly string[]
  plannedEnds: number
  /** Events that a follower did not receive, and those that it received twice. */
  missed: number
  doubled: number
  /** Ids of the events of all written bookings. */
  expected: ReadonlySet<string>
}

export interface LoadPlan {
  followers: { sockets: number; subscriptions: number; streams: number }
  writers: number
  /** Of each client of the Club API after an answer: longer where other suites need the processor. */
  pauseMs?: number
  /** Prints progress. */
  say: (line: string) => void
}

/** Clients reconnect within 30 s after a restart. */
const CATCH_UP_MS = 60_000

const PARTNER_PAUSE_MS = 20

/** Within the rate limit of an API key. */
const CLUB_PAUSE_MS = 2_000

/** How a stopping process ends the three kinds of connections. */
const PLANNED: Readonly<Record<string, RegExp>> = {
  socket: /^The stream ended: 1001 reconnect$/,
  'graphql-ws': /^1012 reconnect;after=\d+$/,
  'server-sent events': /^retry$/,
}

/** Disturbs an installation whose clients read, write and follow, and counts what they saw. */
export async function underLoad(
  installation: FollowedAddresses,
  plan: LoadPlan,
  disturb: () => Promise<void>,
): Promise<LoadResult> {
  const { baseUrl, sandbox } = installation
  await using stack = new AsyncDisposableStack()
  const partner = makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
  const patient = repeatUnanswered(partner)
  const target = { ...(await makeWriterTarget(sandbox, patient, 'under-load')), partner }
  const followers = startFollowers(installation, plan.followers)
  stack.defer(() => followers.stop())
  const writing = startWriters(target, plan.writers, plan.pauseMs)
  stack.defer(() => writing.stop())
  const { partners, clubs } = makeRequests(installation)
  const all = [
    startRequestLoops(partners, plan.pauseMs ?? PARTNER_PAUSE_MS),
    startRequestLoops(clubs, CLUB_PAUSE_MS),
  ]
  for (const loops of all) stack.defer(() => loops.stop())
  await untilOrLate(() => followers.all.every(({ ids }) => ids.length > 0))

  const startedAt = Date.now()
  await disturb()
  const seconds = (Date.now() - startedAt) / 1000
  await writing.stop()
  await Promise.all(all.map((loops) => loops.stop()))
  const outcomes = all.flatMap((loops) => [...loops.outcomes])

  const audited = await audit(patient, writing.bookings)
  const ids = new Set(Array.from(writing.bookings.values(), ({ id }) => id))
  const events = (await readEvents(patient)).filter(({ resource }) => ids.has(resource.id))
  const expected = new Set(events.map(({ id }) => id))
  plan.say(`${expected.size} events are expected by ${followers.all.length} followers`)
  await untilOrLate(() => followers.haveAll(expected))
  await followers.stop()

  const ends = followers.all.flatMap(({ kind, ends }) => ends.map((end) => ({ kind, end })))
  const unplanned = ends.filter(({ kind, end }) => !PLANNED[kind]?.test(end))
  return {
    ...audited,
    expected,
    seconds,
    requests: writing.answers.length + outcomes.reduce((sum, [, count]) => sum + count, 0),
    failed: countFailures(writing.answers, outcomes),
    followers: followers.all.length,
    plannedEnds: ends.length - unplanned.length,
    unplannedEnds: unplanned.map(({ kind, end }) => `${kind}: ${end}`),
    missed: followers.all.reduce((sum, one) => sum + missedBy(one, expected), 0),
    doubled: followers.all.reduce((sum, { ids }) => sum + ids.length - new Set(ids).size, 0),
  }
}

/** A follower that misses events for good is counted, and not waited for. */
async function untilOrLate(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + CATCH_UP_MS
  while (!isTrue() && Date.now() < deadline) await pause(50)
}

function countFailures(
  answers: readonly { isAcknowledged: boolean; said: string }[],
  outcomes: readonly (readonly [string, number])[],
): Record<string, number> {
  const failed: Record<string, number> = {}
  const add = (said: string, count: number) => {
    failed[said] = (failed[said] ?? 0) + count
  }
  for (const { isAcknowledged, said } of answers) if (!isAcknowledged) add(`PUT: ${said}`, 1)
  for (const [outcome, count] of outcomes) if (!/^2\d\d$/.test(outcome)) add(outcome, count)
  return failed
}

/** Reads of both APIs and of the graph, and writes of the Volunteer API. */
function makeRequests({ baseUrl, graphUrl, sandbox }: FollowedAddresses) {
  const partner = { authorization: `Bearer ${sandbox.installations['full']?.access_token}` }
  const club = { authorization: `Bearer ${sandbox.api_keys['pro']?.key}` }
  const json = { 'content-type': 'application/json' }
  const post = (url: string, headers: Record<string, string>, body: unknown) =>
    fetch(url, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) })
  const volunteer = `${baseUrl}/api/developer/v1`
  let helper = 0
  const addHelper = () => {
    helper += 1
    const one = { external_id: `under-load-${helper % 50}`, first_name: `Ada ${helper}` }
    return post(`${volunteer}/helpers/bulk`, club, { helpers: [one] })
  }
  const partners = [
    () => fetch(`${baseUrl}/v1/club/bookings?limit=50`, { headers: partner }),
    () => fetch(`${baseUrl}/v1/club/match-sessions?limit=20`, { headers: partner }),
    () =>
      post(`${graphUrl}/graphql`, partner, {
        query: '{ viewer { __typename } courts { nodes { name } } }',
      }),
  ]
  return { partners, clubs: [() => fetch(`${volunteer}/events`, { headers: club }), addHelper] }
}
