import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import type { Caller, DeviceCaller, StaffCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import { CourtEntity } from '../../../../subgraphs/club/courts/entities.ts'
import { MatchSessionEntity } from '../../../../subgraphs/club/match-sessions/entities.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { makeChange } from '../../../../subgraphs/foundation/change/change.ts'
import { makeIdempotencyStore } from '../../../../subgraphs/foundation/change/idempotency.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'
import type { ClubFixture } from '../../../support/club/fixtures.ts'
import { type Answered, addHome, type RunningClub, startClub } from '../running-club.ts'
import { aSession, minutesAfter, START } from './a-session.ts'

export { aSession, minutesAfter, START } from './a-session.ts'

/** A club whose clock stands until it is moved, with those who play on its courts. */
export interface Courtside extends RunningClub {
  home: ClubFixture
  clock: Clock
  now(): Date
  setNow(moment: Date): void
  device(court?: number): DeviceCaller
  staff(role?: StaffCaller['roles'][number]['role']): StaffCaller
  /** Writes a session on a court; by default it starts in an hour. */
  addSession(changes?: Partial<MatchSession>, court?: number): Promise<MatchSession>
  /** Asks for a mutation of the club by name. */
  change(name: ChangeName, input: Row, caller?: Caller): Promise<Answered>
  session(id: string): Promise<MatchSession>
  court(index?: number): Promise<Row>
  /** Types of the events about a session and its court, in order. */
  eventsOf(...resourceIds: (string | undefined)[]): Promise<unknown[]>
}

const INPUTS = {
  configureSession: 'ConfigureSessionInput',
  openSession: 'SessionInput',
  startMatch: 'ScoreInput',
  recordPoint: 'TeamScoreInput',
  chooseDecidingSide: 'ChooseDecidingSideInput',
  reversePoint: 'ScoreInput',
  correctScore: 'CorrectScoreInput',
  awardMatch: 'TeamScoreInput',
  enterResult: 'EnterResultInput',
  pauseMatch: 'SessionInput',
  resumeMatch: 'SessionInput',
  abortSession: 'SessionInput',
  setCourtStatusOverride: 'SetCourtStatusOverrideInput',
  reportCourtDevice: 'ReportCourtDeviceInput',
  resolveReconciliationConflict: 'ResolveReconciliationConflictInput',
  setOpeningHours: 'SetOpeningHoursInput',
  createClubBooking: 'CreateClubBookingInput',
  moveClubBooking: 'MoveClubBookingInput',
  cancelClubBooking: 'CancelClubBookingInput',
} as const

export type ChangeName = keyof typeof INPUTS

const SESSION_ANSWER = `session { id status endedBy eventSequence displayPhase aiModelVersion ruleVersion
    actualStart actualEnd booking { provider }
    score { points { blue orange } games { blue orange } sets { blue orange } pointNumber completed
      decidingPointSide winner } }`

const SCORE_ANSWER = `${SESSION_ANSWER}
  idempotentReplay
  event { id eventType team source awardReason sequence reversedEventId clientEventId
    snapshotBefore { pointNumber } snapshotAfter { pointNumber } }`

const WITHOUT_EVENT: readonly ChangeName[] = [
  ...(['configureSession', 'openSession'] as const),
  ...(['pauseMatch', 'resumeMatch', 'abortSession'] as const),
]

export async function startCourtside({ courts = 2, replicas = 1 } = {}): Promise<Courtside> {
  let now = START
  const clock = () => now
  const club = await startClub({ clock, replicas })
  const home = await addHome(club, courts)
  const courtOf = (index: number) => {
    const court = home.courts[index]
    if (!court) throw new Error(`There is no court ${index}.`)
    return court
  }
  const device = (index = 0): DeviceCaller => ({
    kind: 'device',
    subject: `device-${index}`,
    clubId: home.club.id,
    courtId: courtOf(index).id,
  })
  return {
    ...club,
    home,
    clock,
    now: clock,
    setNow: (moment) => {
      now = moment
    },
    device,
    staff: (role = 'OPERATOR') => ({
      kind: 'staff',
      subject: 'staff-1',
      isAdmin: false,
      roles: [{ clubId: home.club.id, role }],
    }),
    async addSession(changes = {}, court = 0) {
      const session = aSession({
        organizationId: home.club.organizationId,
        clubId: home.club.id,
        locationId: home.location.id,
        courtId: courtOf(court).id,
        scheduledStart: minutesAfter(now, 60),
        scheduledEnd: minutesAfter(now, 150),
        ...changes,
      })
      await tableOf(MatchSessionEntity).insert(club.database, session)
      return session
    },
    change: (name, input, caller = device()) => askChange(club, name, input, caller),
    async session(id) {
      const table = tableOf(MatchSessionEntity)
      const sql = `SELECT ${table.columns('ms')} FROM match_sessions ms WHERE ms.id = ?`
      const [row] = await club.database.query(sql, [id])
      return table.toRecord(row ?? {})
    },
    async court(index = 0) {
      const table = tableOf(CourtEntity)
      const sql = `SELECT ${table.columns('c')} FROM courts c WHERE c.id = ?`
      const [row] = await club.database.query(sql, [courtOf(index).id])
      return row ? { ...table.toRecord(row) } : {}
    },
    async eventsOf(...resourceIds) {
      const rows = await club.database.query(
        'SELECT type FROM event_log WHERE resource_id IN (?) ORDER BY publication_sequence',
        [resourceIds],
      )
      return rows.map((row) => row['type'])
    },
  }
}

export function askChange(
  club: RunningClub,
  name: ChangeName,
  input: Row,
  caller: Caller,
): Promise<Answered> {
  const ofSession = WITHOUT_EVENT.includes(name) ? SESSION_ANSWER : SCORE_ANSWER
  const answer = ANSWERS[name as keyof typeof ANSWERS] ?? ofSession
  const document = `mutation ${name}($input: ${INPUTS[name]}!) { ${name}(input: $input) { ${answer} } }`
  const asked = { name, kind: 'mutation', document, hash: name, registered: false } as const
  return club.execute(asked, caller, { input })
}

/** What the session clock stands on. */
export function clockPartsOf({ database }: RunningClub, clock: Clock) {
  const idempotencyStore = makeIdempotencyStore(makeSecretBox([Buffer.alloc(32, 1)]))
  const parts = { database, idempotencyStore, bus: makeLocalBus(), clock, newId: newUuid }
  return { database, change: makeChange(parts) }
}

const BOOKING = `booking { id courtId locationId provider status scheduledStart scheduledEnd matchSessionId updatedAt
  bookingSourceId externalBookingId externalCourtId sourceVersion participants { externalId } }`

const ANSWERS = {
  createClubBooking: `${BOOKING} idempotentReplay`,
  moveClubBooking: BOOKING,
  cancelClubBooking: BOOKING,
  setCourtStatusOverride: 'court { id status }',
  reportCourtDevice: 'court { id status }',
  resolveReconciliationConflict:
    'conflict { id status fields sourceVersion resolvedBy resolvedAt }',
  setOpeningHours:
    'location { id updatedAt openingHours { weekday date intervals { opens closes } note } }',
}
