import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/input-record.ts'
import { ShiftFilter } from '../../../schema/volunteer/lists.ts'
import { NewVolunteerShift, VolunteerShiftChanges } from '../../../schema/volunteer/shifts.ts'
import type { ShiftContent } from './rules.ts'

export const ShiftFilterInput = toGraph(withFields({ roleId: omittable(z.string()) }, ShiftFilter))

export const CreateShiftInput = toGraph(
  withFields({ ...KEYED, eventId: z.string(), roleId: omittable(z.string()) }, NewVolunteerShift),
).transform(({ idempotencyKey, eventId, ...asked }) => ({
  idempotencyKey: idempotencyKey ?? null,
  eventId,
  content: {
    roleId: asked.roleId ?? null,
    title: asked.title,
    description: asked.description ?? null,
    location: asked.location ?? null,
    startTime: asked.startTime,
    endTime: asked.endTime,
    requiredHelpers: asked.requiredHelpers ?? 1,
    status: asked.status ?? 'OPEN',
  } satisfies ShiftContent,
}))

const NAMED = { id: z.string(), eventId: omittable(z.string()) }

export const UpdateShiftInput = toGraph(
  withFields({ ...NAMED, roleId: z.string().nullish() }, VolunteerShiftChanges),
).transform(({ id, eventId, expectedUpdatedAt, resetConfirmations, ...changes }) => ({
  id,
  eventId,
  expectedUpdatedAt,
  resetConfirmations: resetConfirmations ?? false,
  changes,
}))

export const DeleteShiftInput = toGraph(inputRecord(NAMED))
