import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { SETTLE_MS } from '../../../../subgraphs/club/persons/erasure-queue.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { sessionsExecuting } from '../../../support/database/sessions.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { tablesWith } from '../../privacy/traces.ts'
import { askChange } from '../match-sessions/courtside.ts'
import { aBookingInput, CLUB_SECRET_KEYS } from '../running-club.ts'
import { type PersonTest, startPersonTest } from './person-fixture.ts'

let person: PersonTest

beforeAll(async () => {
  person = await startPersonTest()
})

afterAll(() => person.close())

const ZYZZY = { displayName: 'Zyzzy' }

const traces = () => tablesWith(person.club.database, [/zyzzy/i], CLUB_SECRET_KEYS)

/** Books a court for Berta, of a source or without one by the desk, and returns the source. */
const BOOKED_BY = {
  async source() {
    const { sourceId, caller } = await person.addSource()
    const participants = [{ externalId: 'p-2', displayName: 'Berta', consentToShare: true }]
    const input = aBookingInput({ bookingSourceId: sourceId, participants })
    expect((await person.club.ask('PutBooking', { input }, caller)).codes).toEqual([])
    return sourceId
  },
  async desk() {
    const input = {
      ...{ clubId: person.home.club.id, courtId: person.home.courts[0]?.id },
      ...{ scheduledStart: '2099-12-01T18:00:00Z', scheduledEnd: '2099-12-01T19:00:00Z' },
      players: [{ displayName: 'Berta', mayBeShown: true }],
      clientRequestId: newUuid(),
    }
    const booked = await askChange(person.club, 'createClubBooking', input, person.owner)
    expect(booked.codes).toEqual([])
    return null
  },
}

const ACTS = {
  enterResult: {
    sets: [
      { blue: 6, orange: 4 },
      { blue: 6, orange: 2 },
    ],
  },
  awardMatch: { team: 'BLUE', reason: 'WALKOVER' },
}

/** The clock cancels the match, then its booking gets Zyzzy, of whom the session does not learn. */
async function cancelByClock(): Promise<string> {
  const { database } = person.club
  const [row] = await database.query<{ id: string }[]>('SELECT id FROM match_sessions')
  const hourMs = 60 * 60 * 1000
  const ago = (ms: number) => new Date(person.clock().getTime() - ms)
  const times = [ago(2 * hourMs), ago(hourMs)]
  await database.query(
    `UPDATE match_sessions SET scheduled_start = ?, scheduled_end = ?, status = 'CANCELLED',
       ended_by = 'CLOCK', due_at = NULL`,
    times,
  )
  const late = { externalId: 'p-1', ...ZYZZY, team: 'BLUE', consentToShare: true }
  await database.query(
    'UPDATE bookings SET scheduled_start = ?, scheduled_end = ?, participants = ?',
    [...times, JSON.stringify([{ ...late, consentReference: null }])],
  )
  return row?.id ?? ''
}

/** Holds the last lock of each transaction that publishes, so that none of them commits meanwhile. */
async function holdingPublishers<T>(work: () => Promise<T>): Promise<T> {
  const [held, locked] = [makeGate(), makeGate()]
  const holding = inTransaction(person.club.database, async (tx) => {
    await tx.query(
      'SELECT publication_sequence FROM organization_heads WHERE organization_id = ? FOR UPDATE',
      [person.home.club.organizationId],
    )
    locked.open()
    await held.opened
  })
  await locked.opened
  try {
    return await work()
  } finally {
    held.open()
    await holding
  }
}

async function isPublisherWaiting(): Promise<boolean> {
  const waiting = await sessionsExecuting(person.club.database, 'INSERT INTO organization_heads')
  return waiting.length > 0
}

test.each([
  ['enterResult', 'source'],
  ['enterResult', 'desk'],
  ['awardMatch', 'source'],
  ['awardMatch', 'desk'],
] as const)(
  '%s takes over no person of a booking of the %s whose erasure ends before it is stored',
  async (act, by) => {
    for (const table of ['booking_search_terms', 'bookings', 'match_sessions', 'score_events'])
      await person.club.database.query(`DELETE FROM ${table}`)
    const sourceId = await BOOKED_BY[by]()
    const sessionId = await cancelByClock()
    const { erasure } = (await person.erase(sourceId, ZYZZY)).data.erasePerson

    const acted = await holdingPublishers(async () => {
      const input = { sessionId, eventSequence: 0, ...ACTS[act] }
      const answer = askChange(person.club, act, input, person.owner)
      await until(isPublisherWaiting)
      person.skip(SETTLE_MS)
      await until(async () => (await person.read(erasure.id)).status === 'COMPLETED')
      return { answer }
    })
    expect((await acted.answer).codes).toEqual([])
    const [stored] = await person.club.database.query(
      'SELECT status, participants FROM match_sessions',
    )
    expect(stored).toMatchObject({ status: 'COMPLETED' })
    expect(JSON.parse(String(stored?.['participants']))).toMatchObject([
      { displayName: '', externalId: '', team: 'BLUE' },
    ])
    expect(await traces()).toEqual([])
  },
)
