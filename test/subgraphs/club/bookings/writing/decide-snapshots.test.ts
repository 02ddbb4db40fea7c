import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { MatchSessionStatus } from '../../../../../schema/club/statuses.ts'
import { Problem } from '../../../../../schema/problem.ts'
import type { Booking, WaitingSnapshot } from '../../../../../subgraphs/club/bookings/booking.ts'
import type { ConflictChange } from '../../../../../subgraphs/club/bookings/conflicts/reconciliation-conflict.ts'
import {
  type BatchDecision,
  type ChangedRows,
  decideSnapshot,
  decideSnapshots,
} from '../../../../../subgraphs/club/bookings/writing/decide.ts'
import type { LockedSource } from '../../../../../subgraphs/club/bookings/writing/lock-store.ts'
import { isNotStarted } from '../../../../../subgraphs/club/match-sessions/rules.ts'
import type { MatchSession } from '../../../../../subgraphs/club/match-sessions/session.ts'
import type { DomainEvent } from '../../../../../subgraphs/foundation/event-log/event-log.ts'
import { aSnapshot, aTarget, NOW } from '../bookings.ts'
import { COURTS, snapshots, turns } from './random-snapshots.ts'

const { court: _court, ...target } = aTarget()

const SOURCE: LockedSource = {
  ...target,
  failuresInARow: 0,
  erasing: null,
  courts: new Map(
    Object.entries(COURTS).flatMap(([name, court]) =>
      court === null ? [] : [[name, { ...court, publicId: court.id }] as const],
    ),
  ),
}

const OWNER = SOURCE.installationId

/** The rows that a database would contain, with all outcomes and events. */
interface Story {
  bookings: Map<string, Booking>
  sessions: Map<string, MatchSession>
  outcomes: unknown[]
  conflicts: ConflictChange[]
  events: DomainEvent[]
  /** Number of ids for new records. */
  ids: number
}

const aStory = (): Story => ({
  bookings: new Map(),
  sessions: new Map(),
  outcomes: [],
  conflicts: [],
  events: [],
  ids: 0,
})

/** Equal stories get equal ids. */
function newIdOf(story: Story): string {
  story.ids += 1
  return `id-${story.ids}`
}

/** Snapshots that came together, and what became of the sessions after them. */
interface Round {
  snapshots: WaitingSnapshot[]
  turn: MatchSessionStatus | null
}

const rounds: fc.Arbitrary<Round[]> = fc.array(
  fc.record({
    snapshots: fc.array(
      fc.record({
        installationId: fc.constantFrom(OWNER, OWNER, OWNER, 'another-installation'),
        snapshot: fc
          .tuple(fc.constantFrom('a', 'b', 'c'), snapshots)
          .map(([externalBookingId, snapshot]) => ({ ...snapshot, externalBookingId })),
      }),
      { maxLength: 8 },
    ),
    turn: turns,
  }),
  { maxLength: 5 },
)

const sourceStates = fc.constantFrom('ACTIVE' as const, 'ERROR' as const, 'PAUSED' as const)

describe('a batch of snapshots', () => {
  test('decides like one snapshot after the other, and writes each row once', () => {
    fc.assert(
      fc.property(rounds, sourceStates, (history, sourceStatus) => {
        const source = { ...SOURCE, sourceStatus }
        const together = aStory()
        const inTurn = aStory()
        for (const { snapshots, turn } of history) {
          putTogether(together, source, snapshots)
          for (const waiting of snapshots) putAlone(inTurn, source, waiting)
          for (const story of [together, inTurn]) turnSessions(story, turn)
        }
        expect(together).toEqual(inTurn)
      }),
    )
  })

  test('lets a second snapshot of a booking see the first, and each have its own outcome', () => {
    const versions = [3, 2, 3, 4].map((sourceVersion) => ({
      installationId: OWNER,
      snapshot: aSnapshot({ sourceVersion }),
    }))
    const story = aStory()
    putTogether(story, SOURCE, versions)
    expect(story.outcomes).toEqual([
      expect.objectContaining({ outcome: 'CREATED' }),
      expect.objectContaining({ code: 'version_conflict' }),
      expect.objectContaining({ outcome: 'UNCHANGED' }),
      expect.objectContaining({ outcome: 'UPDATED' }),
    ])
    expect(story.bookings.get('b-1')).toMatchObject({ id: 'id-1', sourceVersion: 4 })
  })

  test('knows no source for an installation that does not own it', () => {
    const story = aStory()
    const foreign = { installationId: 'another-installation', snapshot: aSnapshot() }
    putTogether(story, SOURCE, [foreign])
    expect(story.outcomes).toEqual([expect.objectContaining({ code: 'not_found' })])
    expect(story.bookings.size).toBe(0)
  })
})

function putTogether(story: Story, source: LockedSource, snapshots: WaitingSnapshot[]): void {
  const { bookings, sessions } = story
  const newId = () => newIdOf(story)
  const decision = decideSnapshots({ snapshots, source, bookings, sessions, newId, now: NOW })
  writeInto(bookings, decision.bookings)
  writeInto(sessions, decision.sessions)
  story.outcomes.push(...decision.outcomes.map(toPlain))
  story.conflicts.push(...decision.conflicts)
  story.events.push(...decision.events)
}

function writeInto<Row>(rows: Map<string, Row>, { added, replaced }: ChangedRows<Row>): void {
  expect([...added.keys()].some((key) => rows.has(key))).toBe(false)
  expect([...replaced.keys()].every((key) => rows.has(key))).toBe(true)
  for (const [key, row] of [...added, ...replaced]) rows.set(key, row)
}

function putAlone(
  story: Story,
  source: LockedSource,
  { installationId, snapshot }: WaitingSnapshot,
): void {
  const { bookings, sessions } = story
  const newId = () => newIdOf(story)
  const ids = { booking: newId(), session: newId(), conflict: newId() }
  const stored = bookings.get(snapshot.externalBookingId) ?? null
  const session = sessions.get(stored?.matchSessionId ?? '') ?? null
  const court = COURTS[snapshot.externalCourtId] ?? null
  try {
    if (installationId !== OWNER) throw new Problem('not_found', 'absent')
    const decided = decideSnapshot(snapshot, {
      target: { ...source, court },
      stored,
      session,
      ids,
      now: NOW,
    })
    story.outcomes.push(toPlain(decided.result))
    if (decided.result.outcome === 'UNCHANGED') return

    bookings.set(snapshot.externalBookingId, decided.result.booking)
    for (const session of [decided.replacedSession, decided.session])
      if (session) sessions.set(session.id, session)
    if (decided.conflict) story.conflicts.push(decided.conflict)
    story.events.push(...decided.events)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    story.outcomes.push(toPlain(error))
  }
}

function toPlain(outcome: BatchDecision['outcomes'][number]): unknown {
  return outcome instanceof Problem ? { code: outcome.code, details: outcome.details } : outcome
}

function turnSessions({ sessions }: Story, turn: MatchSessionStatus | null): void {
  if (turn === null) return
  for (const [id, session] of sessions)
    if (isNotStarted(session)) sessions.set(id, { ...session, status: turn })
}
