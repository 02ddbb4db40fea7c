import { INITIAL_SNAPSHOT } from '../../../rules/club/scoring/snapshot.ts'
import type { MatchSession } from '../../../subgraphs/club/match-sessions/session.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'

const AT = '2026-07-01 12:30:00.123'

const ID = '01900000-0000-7000-8000-000000000001'

const AUDIENCE = JSON.stringify({
  ...{ type: 'HELPERS', roleIds: [ID], shiftIds: [ID], helperIds: [ID] },
  assignmentStatus: 'PENDING',
})

const PAIR = { blue: 7, orange: 6 }

const SCORE = JSON.stringify({
  ...INITIAL_SNAPSHOT,
  ...{ setHistory: [PAIR], tieBreak: PAIR, matchTieBreak: PAIR },
  ...{ decidingPointSide: 'LEFT', winner: 'BLUE' },
} satisfies MatchSession['score'])

const PARTICIPANTS = JSON.stringify([
  {
    ...{ externalId: 'p-1', displayName: 'Ann', team: 'BLUE' },
    ...{ consentToShare: true, consentReference: 'c-1' },
  },
] satisfies MatchSession['participants'])

const DAY = { opens: '08:00', closes: '22:00' }

/** Gives values to what the rows of each kind may leave out. */
export async function fillGaps(databases: Record<'club' | 'volunteer', Database>): Promise<void> {
  const { club, volunteer } = databases
  await club.query('UPDATE bookings SET participants = ?', [PARTICIPANTS])
  await club.query(
    "UPDATE booking_imports SET status = 'COMPLETED', started_at = ?, completed_at = ?",
    [AT, AT],
  )
  await club.query(
    `INSERT INTO booking_import_steps
     SELECT i.id, 0, JSON_ARRAY(JSON_OBJECT('position', 0, 'externalBookingId', 'b-1',
       'sourceVersion', 1, 'outcome', 'CREATED', 'bookingId', b.id, 'reconciliationStatus', 'NONE',
       'error', JSON_EXTRACT(?, '$')))
     FROM booking_imports i JOIN bookings b ON TRUE`,
    [
      JSON.stringify({
        ...{ code: 'version_conflict', message: 'The version is older.' },
        details: { storedSourceVersion: 3 },
      }),
    ],
  )
  await club.query('UPDATE installations SET expires_at = ?', ['2099-01-01 00:00:00.000'])
  await club.query('UPDATE locations SET opening_hours = ?', [
    JSON.stringify({
      weekly: { monday: [DAY] },
      exceptions: [{ date: '2026-12-24', intervals: [DAY], note: 'Christmas' }],
    }),
  ])
  await club.query(
    `UPDATE match_sessions SET actual_start = ?, actual_end = ?, ai_model_version = 'v1',
       participants = ?, score = ?`,
    [AT, AT, PARTICIPANTS, SCORE],
  )
  await club.query(
    `UPDATE score_events SET team = 'BLUE', snapshot_before = ?, snapshot_after = ?,
       reversed_event_id = id, client_event_id = 'c-1'`,
    [SCORE, SCORE],
  )
  await club.query(
    "UPDATE booking_sources SET external_account_id = 'a-1', last_synchronized_at = ?",
    [AT],
  )
  await volunteer.query(
    `UPDATE helpers SET external_id = 'h-1', email = 'anna@club.com', phone = '+43 1 234',
       language = 'de', notes = 'Bar', tags = '["bar"]'`,
  )
  await volunteer.query("UPDATE events SET description = 'Fest', location = 'Hall'")
  await volunteer.query("UPDATE roles SET description = 'Pour'")
  await volunteer.query("UPDATE shifts SET description = 'Pour', location = 'Bar'")
  await volunteer.query("UPDATE shift_assignments SET status_reason = 'Ill', note = 'Bar'")
  await volunteer.query("UPDATE messages SET subject = 'Bar', send_at = ?, audience = ?", [
    AT,
    AUDIENCE,
  ])
  await volunteer.query(
    `UPDATE availability_requests
     SET description = 'Which days suit you?', respond_by = ?, audience = ?, options = ?`,
    [
      // Still open for every helper, so that a helper's own polls contain it.
      ...['2099-01-01 00:00:00.000', JSON.stringify({ ...JSON.parse(AUDIENCE), type: 'ALL' })],
      JSON.stringify([{ id: ID, label: 'Friday', startTime: AT, endTime: AT }]),
    ],
  )
  await volunteer.query('UPDATE availability_responses SET answers = ?', [
    JSON.stringify([{ optionId: ID, availability: 'YES' }]),
  ])
  await volunteer.query("UPDATE workflow_runs SET cause_id = ?, due_at = ?, error = 'no_event'", [
    ID,
    AT,
  ])
  await volunteer.query("UPDATE workflows SET description = 'd', conditions = ?, actions = ?", [
    JSON.stringify([{ field: 'shift.title', op: 'IN', value: ['Bar'] }]),
    JSON.stringify([
      {
        ...{ type: 'SEND_MESSAGE', subject: 's', body: 'b', eventId: ID, status: 'PENDING' },
        audience: JSON.parse(AUDIENCE),
      },
    ]),
  ])
  await volunteer.query('UPDATE webhook_attempts SET response_status = 500')
  for (const database of [club, volunteer])
    await database.query(
      "UPDATE webhook_endpoints SET description = 'd', last_failure_at = ?, disabled_at = ?",
      [AT, AT],
    )
}
