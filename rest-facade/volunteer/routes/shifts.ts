import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { withFields } from '../../../schema/fields/input-record.ts'
import { field } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { toDeletedShiftBody, toShiftBody } from '../../../schema/volunteer/bodies/shift-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { ShiftFilter } from '../../../schema/volunteer/lists.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { resultOf, resultsOf, toBulkAnswer } from '../bodies/bulk.ts'
import { earliestFirst } from '../bodies/in-order.ts'
import { deletable, deleted } from '../bodies/lists.ts'
import { ShiftBody } from '../bodies/resources.ts'
import { digestRefused, validItems } from '../bulk-input.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { NewShiftBody, ShiftBulk, ShiftChangesBody } from '../inputs/shift-input.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const Shift = z.object({ shift: ShiftBody })

const CreationResults = resultsOf(
  resultOf({
    type: 'ShiftCreationResult',
    name: 'ShiftBulkResult',
    own: { id: field<string | null>({ of: 'ShiftCreationResult.shiftId' }) },
    outcome: {},
  }),
  'ShiftBulkResults',
)

const ByShiftId = z.object({ eventId: Uuid, shiftId: Uuid })

export const listShiftsRoute = defineListRoute({
  path: '/events/:eventId/shifts',
  scopes: ['shifts:read'],
  params: ByEventId,
  filter: withFields({ roleId: omittable(Uuid) }, ShiftFilter),
  tag: 'Shifts',
  summary: 'List the shifts of an event',
  operation: operation('ListShifts'),
  variables: ({ params: { eventId }, query }) => ({ eventId, ...toListVariables(query) }),
  page: ({ shifts }) => shifts,
  rows: 'shifts',
  row: deletable(ShiftBody, 'Shift'),
  toRow: toShiftBody,
  deletedAt: ({ deletedAt }) => deletedAt,
  sort: (nodes) => earliestFirst(nodes, ({ startTime }) => startTime),
})

export const createShiftRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/shifts',
  scopes: ['shifts:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: NewShiftBody,
  tag: 'Shifts',
  summary: 'Create a shift',
  operation: operation('CreateShift'),
  variables: ({ idempotencyKey, params: { eventId }, body }) => ({
    input: { idempotencyKey, eventId, ...toVariables(body) },
  }),
  answers: { 201: Shift },
  answer: ({ createShift }) => ({ shift: toShiftBody(requireData(createShift).shift) }),
})

export const createShiftsRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/shifts/bulk',
  scopes: ['shifts:write'],
  idempotencyKey: 'optional',
  params: ByEventId,
  body: ShiftBulk,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  tag: 'Shifts',
  summary: 'Create many shifts',
  operation: operation('CreateShifts'),
  variables: ({ idempotencyKey, params: { eventId }, body: { shifts } }) => ({
    input: {
      ...{ idempotencyKey, requestDigest: digestRefused(shifts), eventId },
      shifts: validItems(shifts).map(toVariables),
    },
  }),
  answers: { 200: CreationResults },
  answer: ({ createShifts }, _context, { body }) =>
    toBulkAnswer(body.shifts, requireData(createShifts).results, (result) => ({
      id: result?.shiftId ?? null,
    })),
})

export const getShiftRoute = defineRoute({
  method: 'GET',
  path: '/events/:eventId/shifts/:shiftId',
  scopes: ['shifts:read'],
  params: ByShiftId,
  tag: 'Shifts',
  summary: 'Read a shift',
  operation: operation('GetShift'),
  variables: ({ params: { eventId, shiftId } }) => ({ id: shiftId, eventId }),
  answers: { 200: Shift },
  answer: ({ shift }) => ({ shift: toShiftBody(requireFound(shift, 'shift')) }),
})

export const updateShiftRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId/shifts/:shiftId',
  scopes: ['shifts:write'],
  params: ByShiftId,
  body: ShiftChangesBody,
  tag: 'Shifts',
  summary: 'Change a shift',
  operation: operation('UpdateShift'),
  variables: ({ params: { eventId, shiftId }, body }) => ({
    input: { shiftId, eventId, ...toVariables(body) },
  }),
  answers: { 200: Shift },
  answer: ({ updateShift }) => ({ shift: toShiftBody(requireData(updateShift).shift) }),
})

export const deleteShiftRoute = defineRoute({
  method: 'DELETE',
  path: '/events/:eventId/shifts/:shiftId',
  scopes: ['shifts:write'],
  params: ByShiftId,
  tag: 'Shifts',
  summary: 'Delete a shift',
  operation: operation('DeleteShift'),
  variables: ({ params: { eventId, shiftId } }) => ({ input: { shiftId, eventId } }),
  answers: { 200: z.object({ shift: deleted(ShiftBody, 'Shift') }) },
  answer: ({ deleteShift }) => ({ shift: toDeletedShiftBody(requireData(deleteShift).shift) }),
})
