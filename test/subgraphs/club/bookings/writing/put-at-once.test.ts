import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../../platform/caller.ts'
import { inTransaction } from '../../../../../subgraphs/foundation/database/transaction.ts'
import type { ClubFixture } from '../../../../support/club/fixtures.ts'
import { sessionsExecuting } from '../../../../support/database/sessions.ts'
import { until } from '../../../../support/time/until.ts'
import { findContradictions } from '../../consistency.ts'
import {
  type Answered,
  aBookingInput,
  addHome,
  addSource,
  type RunningClub,
  startClub,
} from '../../running-club.ts'

let club: RunningClub
let home: ClubFixture

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
})

afterAll(() => club.close())

/** Puts bookings that all wait together, because their source is held until the last has come. */
async function putTogether(
  sourceId: string,
  puts: readonly { input: Record<string, unknown>; caller: Caller }[],
): Promise<Answered[]> {
  const arrived = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const held = inTransaction(club.database, async (tx) => {
    await tx.query('SELECT id FROM booking_sources WHERE id = ? FOR UPDATE', [sourceId])
    holding.resolve()
    await arrived.promise
  })
  await holding.promise
  const answers = puts.map(({ input, caller }) =>
    club.ask(
      'PutBooking',
      { input: aBookingInput({ bookingSourceId: sourceId, ...input }) },
      caller,
    ),
  )
  await until(isBlocked)
  arrived.resolve()
  await held
  return Promise.all(answers)
}

/** A session reads the source that is held. */
const isBlocked = async () =>
  (await sessionsExecuting(club.database, 'SELECT s.id AS bookingSourceId')).length > 0

const named = (name: string, rest: Record<string, unknown> = {}) => ({
  externalBookingId: name,
  ...rest,
})

/** The outcome of each answer, or the code of its error. */
const outcomesOf = (answers: readonly Answered[]) =>
  answers.map(({ data, codes }) => data?.putBooking?.outcome ?? codes[0])

async function countBookings(sourceId: string): Promise<number> {
  const sql = 'SELECT id FROM bookings WHERE booking_source_id = ?'
  return (await club.database.query(sql, [sourceId])).length
}

describe('bookings that are put at the same time through one source', () => {
  test('are written together, each with its own outcome', async () => {
    const { sourceId, caller } = await addSource(club, home)
    const inputs = [
      named('first'),
      named('a'),
      named('b', { externalCourtId: 'nowhere' }),
      named('a', { sourceVersion: 2, externalCourtId: 'c2' }),
      named('a', { sourceVersion: 1 }),
      named('a', { sourceVersion: 2, externalCourtId: 'c2' }),
      named('c', { externalCourtId: 'c3' }),
    ]
    const answers = await putTogether(
      sourceId,
      inputs.map((input) => ({ input, caller })),
    )
    expect(outcomesOf(answers)).toEqual([
      'CREATED',
      'CREATED',
      'unmapped_court',
      'UPDATED',
      'version_conflict',
      'UNCHANGED',
      'CREATED',
    ])
    const [, made, , changed] = answers.map(({ data }) => data?.putBooking?.booking)
    expect(changed).toMatchObject({ id: made.id, sourceVersion: 2, externalCourtId: 'c2' })
    expect(await countBookings(sourceId)).toBe(3)
    expect(await findContradictions(club.database)).toEqual([])
  })

  test('show each caller the fields that its own scopes allow', async () => {
    const { sourceId, caller } = await addSource(club, home)
    if (caller.kind !== 'installation') throw new Error('It is an installation.')
    const blind = { ...caller, scopes: ['bookings:write', 'participants:write'] as const }
    const participants = [{ externalId: 'p-1', displayName: 'Ana', consentToShare: true }]
    const answers = await putTogether(sourceId, [
      { input: named('first'), caller },
      { input: named('seen', { participants }), caller },
      { input: named('unseen', { participants }), caller: { ...blind, scopes: [...blind.scopes] } },
      {
        input: named('refused', { participants }),
        caller: { ...caller, scopes: ['bookings:write'] },
      },
    ])
    expect(outcomesOf(answers)).toEqual(['CREATED', 'CREATED', 'CREATED', 'insufficient_scope'])
    const shown = answers.map(({ data }) => data?.putBooking?.booking?.participants?.length)
    expect(shown).toEqual([0, 1, 0, undefined])
  })

  test('know no source for an installation that does not own it', async () => {
    const { sourceId, caller } = await addSource(club, home)
    const foreign = (await addSource(club, home)).caller
    const answers = await putTogether(sourceId, [
      { input: named('first'), caller },
      { input: named('own'), caller },
      { input: named('own', { sourceVersion: 2 }), caller: foreign },
    ])
    expect(outcomesOf(answers)).toEqual(['CREATED', 'CREATED', 'not_found'])
    const alone = await club.ask(
      'PutBooking',
      {
        input: aBookingInput({
          bookingSourceId: sourceId,
          externalBookingId: 'own',
          sourceVersion: 3,
        }),
      },
      foreign,
    )
    expect(alone.codes).toEqual(['not_found'])
    expect(await countBookings(sourceId)).toBe(2)
  })

  test('are written but for the one that the database refuses', async () => {
    const { sourceId, caller } = await addSource(club, home)
    await club.database.query(
      `CREATE TRIGGER refuse_one BEFORE INSERT ON bookings FOR EACH ROW
       IF NEW.external_booking_id = 'cursed' THEN SIGNAL SQLSTATE '45000'; END IF`,
    )
    const names = ['first', 'before', 'cursed', 'after']
    const answers = await putTogether(
      sourceId,
      names.map((name) => ({ input: named(name), caller })),
    )
    await club.database.query('DROP TRIGGER refuse_one')
    expect(outcomesOf(answers)).toEqual(['CREATED', 'CREATED', 'internal_error', 'CREATED'])
    expect(await countBookings(sourceId)).toBe(3)
    expect(await findContradictions(club.database)).toEqual([])
  })

  test('bring a failing source back once, whatever their outcomes', async () => {
    const { sourceId, caller } = await addSource(club, home)
    await club.database.query(
      "UPDATE booking_sources SET status = 'ERROR', failures_in_a_row = 12 WHERE id = ?",
      [sourceId],
    )
    const answers = await putTogether(sourceId, [
      { input: named('first', { externalCourtId: 'nowhere' }), caller },
      { input: named('a'), caller },
      { input: named('b', { externalCourtId: 'nowhere' }), caller },
    ])
    expect(outcomesOf(answers)).toEqual(['unmapped_court', 'CREATED', 'unmapped_court'])
    const [source] = await club.database.query(
      'SELECT status, failures_in_a_row AS failures FROM booking_sources WHERE id = ?',
      [sourceId],
    )
    expect(source).toEqual({ status: 'ACTIVE', failures: 0 })
  })
})
