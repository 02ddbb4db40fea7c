import { describe, expect, test } from '@jest/globals'
import { completeChange } from '../../../../subgraphs/club/match-sessions/changed-fields.ts'
import { configure } from '../../../../subgraphs/club/match-sessions/rules.ts'
import { startMatch } from '../../../../subgraphs/club/match-sessions/scores/rules.ts'
import { eventsOf as eventsOfPut, NOW, storedAfter } from '../bookings/bookings.ts'

const aSession = () => {
  const { session } = storedAfter({}, { status: 'READY', publishedCount: 3 })
  if (session === null) throw new Error('The booking has no session.')
  return session
}

const eventsOf = ({ events }: ReturnType<typeof completeChange>) =>
  eventsOfPut({ events } as Parameters<typeof eventsOfPut>[0])

describe('the events of a changed session', () => {
  test('add an event for fields that no other event names, and count it', () => {
    const before = aSession()
    const changed = { scoringMode: 'ADVANTAGE', aiModelVersion: 'ball-7' }
    const decision = completeChange(before, configure(before, changed, NOW))
    expect(eventsOf(decision)).toEqual([
      ['session.status_changed', 'match_session', 4, ['ai_model_version', 'scoring_mode']],
    ])
    expect(decision.session.publishedCount).toBe(4)
  })

  test('name the missing fields in the first event', () => {
    const before = aSession()
    const draft = { id: 'event-1', source: 'COURT_DEVICE', clientEventId: null } as const
    const decision = completeChange(before, startMatch(before, draft, NOW))
    const named = ['actual_start', 'display_phase', 'event_sequence', 'score', 'status']
    expect(eventsOf(decision)).toEqual([
      ['session.status_changed', 'match_session', 4, named],
      ['match.started', 'match_session', 5, ['actual_start', 'status']],
    ])
  })

  test('are none where a read shows nothing new', () => {
    const before = aSession()
    const session = { ...before, dueAt: NOW, scoredAt: NOW, updatedAt: NOW }
    expect(completeChange(before, { session, events: [] }).events).toEqual([])
  })
})
