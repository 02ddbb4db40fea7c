import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { MatchSessionStatus } from '../../../../../schema/club/statuses.ts'
import { Problem } from '../../../../../schema/problem.ts'
import type { Snapshot, SnapshotDecision } from '../../../../../subgraphs/club/bookings/booking.ts'
import { isNotStarted, isStanding } from '../../../../../subgraphs/club/match-sessions/rules.ts'
import type { MatchSession } from '../../../../../subgraphs/club/match-sessions/session.ts'
import type { DomainEvent } from '../../../../../subgraphs/foundation/event-log/event-log.ts'
import { after, NOTHING, NOW, put } from '../bookings.ts'
import { COURTS, snapshots, turns } from './random-snapshots.ts'

interface Step {
  snapshot: Snapshot
  turn: MatchSessionStatus | null
}

const histories: fc.Arbitrary<Step[]> = fc.array(fc.record({ snapshot: snapshots, turn: turns }), {
  maxLength: 12,
})

interface Story {
  stored: ReturnType<typeof after>
  accepted: Snapshot[]
  sessions: Map<string, MatchSession>
  events: DomainEvent[]
}

/** Plays snapshots one after the other, as the store would; `check` sees every accepted one. */
function play(
  history: readonly Step[],
  check = (_before: Story['stored'], _step: Step, _decision: SnapshotDecision) => {},
): Story {
  const story: Story = { stored: NOTHING, accepted: [], sessions: new Map(), events: [] }
  for (const step of history) {
    const decision = tryPut(story.stored, step.snapshot)
    if (decision) {
      check(story.stored, step, decision)
      story.stored = after(story.stored, decision)
      story.events.push(...decision.events)
      if (decision.result.outcome !== 'UNCHANGED') story.accepted.push(step.snapshot)
    }
    story.stored = turnSession(story, step.turn)
    if (story.stored.session) story.sessions.set(story.stored.session.id, story.stored.session)
  }
  return story
}

function tryPut(stored: Story['stored'], snapshot: Snapshot): SnapshotDecision | null {
  try {
    const court = COURTS[snapshot.externalCourtId] ?? null
    return put(stored, { snapshot, target: { court } })
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function turnSession({ stored, events }: Story, turn: MatchSessionStatus | null): Story['stored'] {
  const { session } = stored
  if (!turn || !session || !isNotStarted(session) || session.status === turn) return stored

  const publishedCount = session.publishedCount + 1
  const { organizationId, clubId, id } = session
  const resource = { type: 'match_session', id }
  const type = 'session.status_changed'
  const changedFields = ['status']
  events.push({ type, organizationId, clubId, resource, sequence: publishedCount, changedFields })
  return { ...stored, session: { ...session, status: turn, publishedCount } }
}

const isEnd = ({ status }: Snapshot) => status !== 'CONFIRMED'

const isSamePlan = (a: Snapshot, b: Snapshot) =>
  a.status === b.status &&
  a.externalCourtId === b.externalCourtId &&
  a.scheduledStart.getTime() === b.scheduledStart.getTime()

const byVersion = (a: Snapshot, b: Snapshot) => a.sourceVersion - b.sourceVersion

describe('any sequence of snapshots', () => {
  test('leaves the booking as the highest accepted version says', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { stored, accepted } = play(history)
        expect(accepted).toEqual(accepted.toSorted(byVersion))
        const highest = accepted.at(-1)
        if (!highest) return expect(stored.booking).toBeNull()

        expect(stored.booking).toMatchObject(highest)
        const court = COURTS[highest.externalCourtId]
        if (court)
          expect(stored.booking).toMatchObject({ courtId: court.id, locationId: court.locationId })
      }),
    )
  })

  test('accepts exactly snapshots with a higher version and, unless they end the booking, a usable court', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const accepted: Snapshot[] = []
        for (const { snapshot } of history) {
          const last = accepted.at(-1)
          const isUsable = snapshot.externalCourtId.startsWith('c')
          const needsNone = last && (isEnd(snapshot) || isSamePlan(last, snapshot))
          const version = last?.sourceVersion ?? -1
          if ((isUsable || needsNone) && snapshot.sourceVersion > version) accepted.push(snapshot)
        }
        expect(play(history).accepted).toEqual(accepted)
      }),
    )
  })

  test('numbers the events of each resource 1, 2, 3 …, as many as it counts', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { stored, sessions, events } = play(history)
        const published = Map.groupBy(events, (event) => event.resource.id)
        for (const ofResource of published.values())
          expect(ofResource.map((event) => event.sequence)).toEqual(
            ofResource.map((_, index) => index + 1),
          )
        const counted = [...(stored.booking ? [stored.booking] : []), ...sessions.values()]
        expect(new Map(counted.map(({ id, publishedCount }) => [id, publishedCount]))).toEqual(
          new Map([...published].map(([id, ofResource]) => [id, ofResource.length])),
        )
      }),
    )
  })

  test('leaves at most one session that is not cancelled, which is the booking’s own', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { stored, sessions } = play(history)
        const standing = [...sessions.values()].filter(isStanding)
        expect(standing.length).toBeLessThanOrEqual(1)
        for (const session of standing)
          expect([session.id, session.bookingId]).toEqual([
            stored.booking?.matchSessionId,
            stored.booking?.id,
          ])
      }),
    )
  })

  test('leaves a session equal to its booking unless play has begun', () => {
    fc.assert(
      fc.property(histories, (history) => {
        play(history, (before, { snapshot }, decision) => {
          if (decision.result.outcome === 'UNCHANGED') return
          const { booking, session } = after(before, decision)
          const wasLocked = isStanding(before.session) && !isNotStarted(before.session)
          const isKept = snapshot.status === 'COMPLETED' && !isStanding(before.session)
          if (wasLocked || isKept)
            return expect({ ...session, updatedAt: null }).toEqual({
              ...before.session,
              updatedAt: null,
            })
          if (snapshot.status === 'CANCELLED') return expect(isStanding(session)).toBe(false)

          const isPast = snapshot.scheduledEnd <= NOW
          expect(isStanding(session)).toBe(!isPast || isStanding(before.session))
          if (!isStanding(session)) return
          const { courtId, locationId, scheduledStart, scheduledEnd, participants: who } = session
          expect(booking).toMatchObject({
            courtId,
            locationId,
            scheduledStart,
            scheduledEnd,
            participants: who,
          })
        })
      }),
    )
  })

  test('publishes only fields that differ, by their REST names', () => {
    const names = new Set([
      'source_version',
      'external_court_id',
      'court_id',
      'location_id',
      'scheduled_start',
      'scheduled_end',
      'status',
      'participants',
      'match_session_id',
      'display_phase',
    ])
    fc.assert(
      fc.property(histories, (history) => {
        for (const { changedFields } of play(history).events) {
          expect(new Set(changedFields).size).toBe(changedFields.length)
          expect(changedFields.every((name) => names.has(name))).toBe(true)
        }
      }),
    )
  })
})
