import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import type { VolunteerEvent } from '../../../../subgraphs/volunteer/events/volunteer-event.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { addProClub } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { addShifts, aShift } from '../shifts/planning-fixture.ts'
import type { VolunteerTest } from '../volunteer-fixture.ts'

/** An event of a club, with helpers who have access to it. */
export interface StaffedEvent {
  key: ApiKeyCaller
  eventId: string
  helperIds: string[]
  addShift(changes?: Partial<Shift>): Promise<string>
  upsert(assignments: readonly object[], caller?: Caller): Promise<Upserted>
  update(id: string, changes: object, caller?: Caller): Promise<{ code: unknown; assignment: Row }>
  /** The list's rows in its order. */
  list(asked?: object): Promise<Row[]>
  shift(id: string): Promise<Row>
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many shapes.
type Row = any

export interface Upserted {
  code: unknown
  /** Per item its outcome, or the code of its rejection. */
  outcomes: string[]
  ids: string[]
  overlaps: string[][]
}

export async function aStaffedEvent(
  volunteer: VolunteerTest,
  helperCount: number,
  changes: Partial<VolunteerEvent> = {},
  ofClub: ApiKeyCaller | null = null,
  known: readonly string[] = [],
): Promise<StaffedEvent> {
  const { database } = volunteer
  const key = ofClub ?? (await addProClub(database))
  const { clubId } = key
  const event = anEvent({ clubId, ...changes })
  const eventId = event.id
  await addEvents(database, event)
  const helpers = Array.from({ length: helperCount }, () => aHelper({ clubId, lastName: 'Huber' }))
  if (helperCount > 0) await helperStore.addAll(database, helpers)
  const helperIds = [...known, ...helpers.map(({ id }) => id)]
  await tableOf(EventAccessEntity).insertAll(
    database,
    helperIds.map((helperId) => anAccess({ clubId, eventId, helperId })),
  )
  return {
    key,
    eventId,
    helperIds,

    async addShift(of = {}) {
      const shift = aShift({ clubId, eventId, ...of })
      await addShifts(database, shift)
      return shift.id
    },

    async upsert(assignments, caller = key) {
      const input = { eventId, assignments }
      const { data, code } = await volunteer.ask('UpsertAssignments', { input }, caller)
      const results: Row[] = data?.upsertAssignments?.results ?? []
      return {
        code,
        outcomes: results.map(({ outcome, refusal }) => refusal?.code ?? outcome),
        ids: results.map(({ assignmentId }) => assignmentId),
        overlaps: results.map((result) => result.overlaps),
      }
    },

    async update(id, asked, caller = key) {
      const input = { assignmentId: id, eventId, ...asked }
      const { data, code } = await volunteer.ask('UpdateAssignment', { input }, caller)
      return { code, assignment: data?.updateAssignment?.assignment }
    },

    async list(asked = {}) {
      const variables = listVariables({ eventId, ...asked }, 'eventId')
      const { data } = await volunteer.ask('ListAssignments', variables, key)
      return data.assignments.nodes
    },

    async shift(id) {
      return (await volunteer.ask('GetShift', { id, eventId }, key)).data.shift
    },
  }
}
