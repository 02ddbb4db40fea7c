import type { RestClient } from '../../forms/clients/rest-client.ts'
import { auditBookings, readEventsAfter } from '../load/audit-events.ts'
import { startFollowers } from '../load/event-followers.ts'
import { makeWriterTarget } from '../load/make-writer-target.ts'
import { makePlainClient, makePlainVolunteerClient, patient } from '../load/plain-client.ts'
import type { EventReceiver } from '../load/receivers.ts'
import { countLostRoles, startVolunteerWriter } from '../load/volunteer-writers.ts'
import { type Answered, startWriters } from '../load/writers.ts'
import { type Row, rest, type Site } from './row.ts'

/** What came of a fault. */
export interface Measurement {
  title: string
  acknowledged: number
  lost: number
  events: number
  gaps: number
  /** Events that a socket did not receive; that a webhook did not. */
  missing: { sockets: number; webhooks: number }
  /** Events of the Volunteer API whose three attempts, within 1.3 s, had no taker; the log of deliveries lists them. */
  givenUp: number
  /** Events received more than once. */
  duplicates: { sockets: number; webhooks: number }
  /** Longest time without an acknowledgement of the Club API. */
  longestMs: number
  /** From the start of the fault to the last refusal; 0 without any. */
  recoveredMs: number
  /** How often each answer was given, by both APIs. */
  said: Record<string, number>
  faults: number
  reconnects: number
  /** What else was not as it has to be. */
  complaint: string | null
}

/** The receivers of webhooks, one of each API. */
export interface Stage extends Site {
  clubReceiver: EventReceiver
  volunteerReceiver: EventReceiver
  volunteerWebhookId: string
}

const BEFORE_MS = 4_000
const AFTERWARDS_MS = 6_000
const SOCKETS = 4
/** The webhooks' longest wait after a failure of seconds, twice. */
const DELIVERED_WITHIN_MS = 45_000

let lastEvent: string | undefined

/** Writes to both products before, during and after the fault, and accounts for all of it. */
export async function measureRow(row: Row, stage: Stage, number: number): Promise<Measurement> {
  const { installation } = stage
  await using stack = new AsyncDisposableStack()
  const sandbox = installation.sandbox()
  const token = sandbox.installations['full']?.access_token ?? ''
  const partner = makePlainClient(installation.baseUrl, token)
  const volunteer = makePlainVolunteerClient(
    installation.baseUrl,
    sandbox.api_keys['pro']?.key ?? '',
  )
  const before = await readEventsAfter(partner, lastEvent)
  lastEvent = before.at(-1)?.id ?? lastEvent
  // A row has a court without bookings of the rows before.
  const { body: listed } = await patient(partner)('GET', '/courts?limit=100')
  const courts = listed.data.filter(({ status }: { status: string }) => status !== 'DISABLED')
  const courtId: string = courts[number % courts.length]?.id
  const source = await makeWriterTarget(sandbox, patient(partner), `row-${number}`, courtId)
  const target = { ...source, partner }
  const { baseUrl } = installation
  const followers = startFollowers({ baseUrl, tokens: [token], count: SOCKETS, after: lastEvent })
  stack.defer(() => followers.stop())
  const writing = startWriters(target)
  stack.defer(() => writing.stop())
  const roles = await startVolunteerWriter(volunteer, `Row ${number}`)
  stack.defer(() => roles.stop())
  await rest(BEFORE_MS)
  const faultAt = Date.now()
  const complaint = await row.happen(stage).then(
    () => null,
    (error: Error) => error.message,
  )
  await rest(AFTERWARDS_MS)
  await Promise.all([writing.stop(), roles.stop()])

  const events = await readEventsAfter(partner, lastEvent)
  const ids = events.map(({ id }) => id)
  const { taken } = stage.volunteerReceiver
  const failed = await readFailedRoles(volunteer, stage.volunteerWebhookId)
  const givenUp = [...roles.acknowledged].filter((id) => failed.has(id) && !taken.has(id))
  const webhooks = [
    { expected: ids, taken: stage.clubReceiver.taken },
    { expected: [...roles.acknowledged].filter((id) => !givenUp.includes(id)), taken },
  ]
  const countMissing = () => ({
    sockets: sumOf(followers.received, (seen) => missingIn(ids, seen)),
    webhooks: sumOf(webhooks, ({ expected, taken }) => missingIn(expected, taken)),
  })
  await untilNoneIsMissing(countMissing)
  await followers.stop()
  const audited = await auditBookings(partner, writing.bookings, events)
  const answers = [...writing.answers, ...roles.answers]
  lastEvent = ids.at(-1) ?? lastEvent
  return {
    title: row.title,
    acknowledged: audited.acknowledged + roles.acknowledged.size,
    lost: audited.lost + (await countLostRoles(volunteer, roles)),
    events: ids.length + roles.acknowledged.size,
    gaps: audited.gaps,
    missing: countMissing(),
    givenUp: givenUp.length,
    duplicates: {
      sockets: sumOf(followers.received, (seen) => repeatsIn(ids, seen)),
      webhooks: sumOf(webhooks, ({ expected, taken }) => repeatsIn(expected, taken)),
    },
    longestMs: longestGap(writing.startedAt, writing.answers),
    recoveredMs: Math.max(
      0,
      ...answers.filter((one) => !one.isAcknowledged).map(({ at }) => at - faultAt),
    ),
    said: countBy(answers.map(({ said }) => said)),
    faults: answers.filter(({ said }) => /^5(?!03)/.test(said)).length,
    reconnects: followers.reconnects(),
    complaint,
  }
}

async function untilNoneIsMissing(countMissing: () => Measurement['missing']): Promise<void> {
  const deadline = Date.now() + DELIVERED_WITHIN_MS
  while (Date.now() < deadline) {
    const { sockets, webhooks } = countMissing()
    if (sockets + webhooks === 0) return
    await rest(250)
  }
}

/** The roles of failed deliveries, of the latest 200. */
async function readFailedRoles(
  volunteer: RestClient,
  webhookId: string,
): Promise<ReadonlySet<string>> {
  const path = `webhooks/${webhookId}/deliveries?status=failed&limit=200`
  const { body } = await patient(volunteer)('GET', path)
  const deliveries: { payload: { data: { role: { id: string } } } }[] = body.deliveries
  return new Set(deliveries.map(({ payload }) => payload.data.role.id))
}

function longestGap(startedAt: number, answers: readonly Answered[]): number {
  const acknowledged = answers.filter((one) => one.isAcknowledged).map(({ at }) => at)
  const marks = [startedAt, ...acknowledged, answers.at(-1)?.at ?? startedAt]
  return Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at)))
}

type Seen = ReadonlyMap<string, number>

function missingIn(ids: readonly string[], seen: Seen): number {
  return ids.filter((id) => !seen.has(id)).length
}

function repeatsIn(ids: readonly string[], seen: Seen): number {
  return sumOf(ids, (id) => Math.max(0, (seen.get(id) ?? 0) - 1))
}

function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}

function countBy(texts: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(texts, (text) => text)
  return Object.fromEntries([...groups].map(([text, those]) => [text, those.length]))
}
