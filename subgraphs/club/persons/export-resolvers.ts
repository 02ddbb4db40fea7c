import { callerKey } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { PersonInput } from '../../../schema/club/persons.ts'
import type { Team } from '../../../schema/club/statuses.ts'
import { UNASSIGNED } from '../../../schema/club/statuses.ts'
import { notFound } from '../../../schema/problem.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import type { CursorBinding, Cursors } from '../../foundation/lists/paging.ts'
import { inClub, reachOf } from '../../foundation/query/tenancy.ts'
import type { PersonKey } from '../booking-sources/person-key.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { Participant } from '../match-sessions/participants.ts'
import { isNamedBy } from '../match-sessions/participants.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { ERASURE_PAGE } from './erasure-queue.ts'
import type { PersonPosition, PersonRow, PersonTable } from './person-erasure.ts'
import { FIRST, type PersonScope, readPersonRows } from './person-row-store.ts'
import { isOfOwnBookings, toOrigin, toPersonKey } from './rules.ts'

export const Query = {
  async exportPerson(_parent, { clubId: id, person, after }, { caller, cursors, database }) {
    const clubId = authorizeOwner(caller, id)
    const input = parseInput(PersonInput, person)
    const bookingSourceId = toOrigin(clubId, input)
    if (!isOfOwnBookings({ clubId, bookingSourceId })) {
      const isOfClub = await bookingSourceStore.findAll(database, reachOf(inClub(clubId)), [
        bookingSourceId,
      ])
      if (isOfClub.length === 0) throw notFound('booking source')
    }

    const key = toPersonKey(input)
    const binding = ['exportPerson', callerKey(caller), bookingSourceId, key]
    return exportPage(
      { database, cursors, binding, scope: { clubId, bookingSourceId }, key },
      after,
    )
  },
} satisfies FieldsOf<'Query'>

interface PersonExport {
  records: PersonRecord[]
  endCursor: string | null
}

interface PersonRecord {
  kind: PersonTable
  recordId: string
  externalBookingId: string | null
  scheduledStart: Date
  participants: (Omit<Participant, 'team'> & { team: Team | null })[]
}

interface ExportRequest {
  database: Queryable
  cursors: Cursors
  binding: CursorBinding
  scope: PersonScope
  key: PersonKey
}

/** One request ends with the first page that has records, and reads so many at most. */
const PAGES = 10

async function exportPage(
  { database, cursors, binding, scope, key }: ExportRequest,
  after: string | null | undefined,
): Promise<PersonExport> {
  let records: PersonRecord[] = []
  let next: PersonPosition | null = after == null ? FIRST : openPosition(cursors, binding, after)
  for (let pages = 0; next !== null && pages < PAGES && records.length === 0; pages += 1) {
    const page = await readPersonRows(database, scope, next, ERASURE_PAGE)
    records = page.rows.flatMap((row) => toRecord(row, key))
    next = page.next
  }
  return { records, endCursor: next && cursors.seal(binding, [JSON.stringify(next), '']) }
}

function openPosition(cursors: Cursors, binding: CursorBinding, cursor: string): PersonPosition {
  const [position] = cursors.open(binding, cursor)
  return JSON.parse(String(position)) as PersonPosition
}

function toRecord(row: PersonRow, key: PersonKey): PersonRecord[] {
  const { table, id, externalBookingId, scheduledStart } = row
  const named = row.participants.filter((one) => isNamedBy(one, key))
  if (named.length === 0) return []

  const participants = named.map(({ team, ...rest }) => ({
    ...rest,
    team: team === UNASSIGNED ? null : team,
  }))
  return [{ kind: table, recordId: id, externalBookingId, scheduledStart, participants }]
}
