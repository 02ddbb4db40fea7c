import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addSource, aSnapshot } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { playMatch, staffClaimOf } from '../../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string
let booked = 0

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await addSource(api, home, token)
})

afterAll(() => api.close())

/** A booking, with a function that puts its later snapshots. */
async function booking() {
  booked += 1
  const path = `/v1/club/booking-sources/${sourceId}/bookings/r-${booked}`
  const put = async (source_version: number, changes: Record<string, unknown> = {}) => {
    const body = aSnapshot({ source_version, ...changes })
    const answer = await api.ask('PUT', path, { token, body })
    const { data, reconciliation_status, idempotent_replay } = answer.body
    return { data, outcome: [answer.status, reconciliation_status, idempotent_replay] }
  }
  const { data } = await put(1)
  return { id: data.id as string, sessionId: data.match_session_id as string, put }
}

/** A booking whose match is on. */
async function inPlay() {
  const made = await booking()
  await playMatch(api, home, made.sessionId, 'B')
  await api.club.query("UPDATE match_sessions SET status = 'PAUSED' WHERE id = ?", [made.sessionId])
  return made
}

async function asStaff(query: string, variables: Record<string, unknown> = {}) {
  const staff = await api.staffToken(staffClaimOf(home))
  const { body } = await api.ask('POST', '/graphql', { token: staff, body: { query, variables } })
  return body
}

const conflictsOf = async (status: string) => {
  const query = `query ($clubId: ID!, $status: ReconciliationConflictStatus) {
    reconciliationConflicts(clubId: $clubId, filter: { status: $status }, first: 200) {
      nodes { id bookingId matchSessionId sourceVersion fields resolvedAt resolvedBy } } }`
  const { data } = await asStaff(query, { clubId: home.club.id, status })
  return data.reconciliationConflicts.nodes as Record<string, unknown>[]
}

const CANCELLED = { status: 'CANCELLED' }

describe('PUT booking after a walkover of its match', () => {
  const act = async (name: string, type: string, input: object) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { session { status } } }`
    const { data, errors } = await asStaff(query, { input })
    return errors ? errors[0].extensions.code : data[name].session.status
  }

  test('answers 202, and a walkover is not taken back to a booking that it would not follow', async () => {
    const { sessionId, put } = await booking()
    const walkover = { sessionId, eventSequence: 0, team: 'BLUE', reason: 'WALKOVER' }
    expect(await act('awardMatch', 'TeamScoreInput', walkover)).toBe('COMPLETED')
    const path = `/v1/club/match-sessions/${sessionId}`
    const read = async () => (await api.ask('GET', path, { token })).body.data
    const ended = await read()
    expect(ended).toMatchObject({ status: 'COMPLETED', actual_start: null, event_sequence: 1 })
    expect([ended.actual_end, ended.score.winner]).toEqual([expect.any(String), 'BLUE'])
    const written = await api.ask('GET', `${path}/score-events`, { token })
    const award = { event_type: 'MATCH_AWARDED', sequence: 1, snapshot_before: null }
    expect(written.body.data).toMatchObject([award])

    expect((await put(2, CANCELLED)).outcome).toEqual([202, 'required', false])
    const back = { sessionId, eventSequence: 1 }
    expect(await act('reversePoint', 'ScoreInput', back)).toBe('state_conflict')
    expect((await put(3)).outcome).toEqual([200, 'none', false])
    expect(await act('reversePoint', 'ScoreInput', back)).toBe('SCHEDULED')
    expect((await put(4, CANCELLED)).outcome).toEqual([200, 'none', false])
    expect(await read()).toMatchObject({ status: 'CANCELLED', score: null, actual_end: null })
  })
})

describe('PUT booking while its match is on', () => {
  test('answers 202 and leaves the session, until a snapshot agrees with it again', async () => {
    const { id, sessionId, put } = await inPlay()
    const before = await api.ask('GET', `/v1/club/match-sessions/${sessionId}`, { token })

    expect((await put(2, CANCELLED)).outcome).toEqual([202, 'required', false])
    expect((await put(2, CANCELLED)).outcome).toEqual([200, 'required', true])
    const open = (await conflictsOf('OPEN')).filter(({ bookingId }) => bookingId === id)
    expect(open).toMatchObject([
      { matchSessionId: sessionId, sourceVersion: 2, fields: ['status'] },
    ])

    expect((await put(3, { external_court_id: 'c2' })).outcome).toEqual([202, 'required', false])
    expect((await put(4)).outcome).toEqual([200, 'none', false])
    expect((await put(4)).outcome).toEqual([200, 'none', true])
    const resolved = (await conflictsOf('RESOLVED')).filter(({ bookingId }) => bookingId === id)
    expect(resolved).toMatchObject([
      { id: open[0]?.['id'], sourceVersion: 3, resolvedAt: expect.any(String), resolvedBy: null },
    ])
    const after = await api.ask('GET', `/v1/club/match-sessions/${sessionId}`, { token })
    expect(after.body).toEqual(before.body)
  })

  test('answers 200 while nothing differs, and for the end of the booking', async () => {
    const { put } = await inPlay()
    expect((await put(2)).outcome).toEqual([200, 'none', false])
    expect((await put(3, { status: 'COMPLETED' })).outcome).toEqual([200, 'none', false])
  })

  test('answers 202 for the end of a booking that says something else than its match', async () => {
    const { put } = await inPlay()
    const moved = { status: 'COMPLETED', scheduled_end: '2099-07-01T20:00:00Z' }
    expect((await put(2, moved)).outcome).toEqual([202, 'required', false])
    expect((await put(3, { status: 'COMPLETED' })).outcome).toEqual([200, 'none', false])
  })

  test('publishes the conflict after the booking, with what was not carried over', async () => {
    const { id, put } = await inPlay()
    await put(2, { scheduled_end: '2099-07-01T20:00:00Z' })
    const rows = await api.club.query(
      `SELECT type, sequence, changed_fields AS fields FROM event_log
       WHERE resource_id = ? ORDER BY publication_sequence`,
      [id],
    )
    expect(
      rows.map((row) => [row['type'], row['sequence'], JSON.parse(`${row['fields']}`)]),
    ).toEqual([
      ['booking.created', 1, expect.anything()],
      ['booking.updated', 2, ['scheduled_end', 'source_version']],
      ['booking.reconciliation_required', 3, ['scheduled_end']],
    ])
    const open = (await conflictsOf('OPEN')).filter(({ bookingId }) => bookingId === id)
    expect(open).toMatchObject([{ fields: ['scheduledEnd'] }])
  })
})

describe('a conflict resolved by staff', () => {
  const RESOLVE = `mutation ($input: ResolveReconciliationConflictInput!) {
    resolveReconciliationConflict(input: $input) { conflict { id status resolvedBy } } }`

  test('is none, and opens again with the next different snapshot', async () => {
    const { id, put } = await inPlay()
    await put(2, CANCELLED)
    const [open] = (await conflictsOf('OPEN')).filter(({ bookingId }) => bookingId === id)
    const input = { conflictId: open?.['id'] }
    const { data } = await asStaff(RESOLVE, { input })

    expect(data.resolveReconciliationConflict.conflict).toEqual({
      id: open?.['id'],
      status: 'RESOLVED',
      resolvedBy: 'staff-1',
    })
    expect((await put(2, CANCELLED)).outcome).toEqual([200, 'none', true])
    expect((await put(3, CANCELLED)).outcome).toEqual([202, 'required', false])
    const again = (await conflictsOf('OPEN')).filter(({ bookingId }) => bookingId === id)
    expect(again.map((conflict) => conflict['id'])).not.toEqual([open?.['id']])
  })

  test('stays open where a snapshot has changed it since it was looked at', async () => {
    const { id, put } = await inPlay()
    await put(2, CANCELLED)
    const seenOf = async () => {
      const { data } = await asStaff(
        `{ reconciliationConflicts(clubId: "${home.club.id}", first: 200, filter: { status: OPEN }) {
          nodes { id bookingId updatedAt } } }`,
      )
      return data.reconciliationConflicts.nodes.find(
        (one: { bookingId: string }) => one.bookingId === id,
      )
    }
    const seen = await seenOf()
    await put(3, CANCELLED)
    const settle = async ({ id: conflictId, updatedAt: expectedUpdatedAt }: typeof seen) => {
      const input = { conflictId, expectedUpdatedAt }
      const { data, errors } = await asStaff(RESOLVE, { input })
      return errors?.[0].extensions.code ?? data.resolveReconciliationConflict.conflict.status
    }
    expect(await settle(seen)).toBe('concurrent_update')
    expect(await settle(await seenOf())).toBe('RESOLVED')
  })

  test('is not for partners, nor for staff of another club', async () => {
    const { id, put } = await inPlay()
    await put(2, CANCELLED)
    const [open] = (await conflictsOf('OPEN')).filter(({ bookingId }) => bookingId === id)
    const other = await addClub(api.club)
    const codeFor = async (as: string) => {
      const variables = { input: { conflictId: open?.['id'] } }
      const { body } = await api.ask('POST', '/graphql', {
        token: as,
        body: { query: RESOLVE, variables },
      })
      return body.errors[0].extensions.code
    }
    expect(await codeFor(token)).toBe('forbidden')
    expect(await codeFor(await api.staffToken(staffClaimOf(other)))).toBe('not_found')
  })
})
