import type { ClubReconciliationConflictsArgs } from '../../../../built/types/club.ts'
import { asUuid } from '../../../../platform/ids.ts'
import { ReconciliationConflictFilter } from '../../../../schema/club/lists.ts'
import { orNull } from '../../../../schema/fields/input-record.ts'
import { toGraphName } from '../../../../schema/fields/rest-names.ts'
import { requireFound } from '../../../../schema/problem.ts'
import { requireState } from '../../../foundation/change/optimistic-lock.ts'
import { asStaff, authorizeStaff } from '../../../foundation/graph/staff-access.ts'
import { byCreation, listPage } from '../../../foundation/lists/paging.ts'
import { clubsOf } from '../../../foundation/query/tenancy.ts'
import type { ClubContext } from '../../records/context.ts'
import type { FieldsOf } from '../../records/fields-of.ts'
import { reference, relation } from '../../records/relations.ts'
import { bookingStore } from '../store.ts'
import type { ReconciliationConflict } from './reconciliation-conflict.ts'
import { conflictStore } from './store.ts'

export const Query = {
  reconciliationConflicts(_parent, { clubId, ...args }, context) {
    return readPage(context, clubId, args)
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  reconciliationConflicts({ id }, args, context) {
    return readPage(context, id, args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async resolveReconciliationConflict(_parent, { input }, { caller, change, notices }) {
    const staff = asStaff(caller)
    const tenancy = clubsOf(staff, 'desk')
    const id = asUuid(input.conflictId, 'conflict')
    const { result } = await change(null, async (tx, now) => {
      const found = requireFound(await conflictStore.find(tx, tenancy, id), 'conflict')
      const { openConflictId } = await bookingStore.lockConflict(tx, found.bookingId)
      const isResolved = openConflictId === id
      if (isResolved) {
        // Under the booking's lock: a snapshot may have renewed it since it was found.
        const open = requireFound(await conflictStore.find(tx, tenancy, id), 'conflict')
        requireState('conflict', open, input.expectedUpdatedAt ?? undefined)
        await conflictStore.resolve(tx, id, now, staff.subject)
        await bookingStore.closeConflict(tx, found.bookingId)
      }
      // Read again under the booking's lock: a snapshot may have resolved it meanwhile.
      const conflict = requireFound(await conflictStore.find(tx, tenancy, id), 'conflict')
      return { result: { conflict, isResolved }, events: [] }
    })
    const { conflict, isResolved } = result
    if (isResolved)
      notices.publish({
        clubId: conflict.clubId,
        kind: 'RECONCILIATION_CONFLICT',
        resourceId: id,
      })
    return { conflict }
  },
} satisfies FieldsOf<'Mutation'>

export const ReconciliationConflictFields = {
  __resolveReference: reference('conflict'),
  booking: relation('booking', 'bookingId'),
  fields: ({ fields }: ReconciliationConflict) => fields.map(toGraphName),
  matchSession: relation('matchSession', 'matchSessionId'),
}

function readPage(context: ClubContext, clubId: string, args: ClubReconciliationConflictsArgs) {
  const conditions = {
    clubId: authorizeStaff(context.caller, clubId, 'desk'),
    ...orNull(ReconciliationConflictFilter, args.filter),
  }
  return listPage<ReconciliationConflict>({
    context,
    list: ['reconciliationConflicts', conditions],
    args,
    read: (slice) => conflictStore.list(context.loaders.pages, conditions, slice),
    positionOf: byCreation,
  })
}
