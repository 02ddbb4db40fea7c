import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { VolunteerRoleFilter } from '../../../schema/volunteer/lists.ts'
import {
  NewVolunteerRole,
  ROLE_FIELDS,
  VolunteerRoleChanges,
} from '../../../schema/volunteer/roles.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'

export const readRoleFilter = filterReader(
  withFields({ eventId: omittable(z.string()) }, VolunteerRoleFilter),
)

export const CreateVolunteerRoleInput = toGraph(
  withFields({ ...KEYED, eventId: z.string() }, NewVolunteerRole),
).transform(({ idempotencyKey, eventId, ...content }) => ({
  idempotencyKey: idempotencyKey ?? null,
  eventId,
  content: withEmptyFields(ROLE_FIELDS, content),
}))

const NAMED = { roleId: z.string(), eventId: omittable(z.string()) }

export const UpdateVolunteerRoleInput = toGraph(withFields(NAMED, VolunteerRoleChanges)).transform(
  ({ roleId: id, eventId, expectedUpdatedAt, ...changes }) => ({
    id,
    eventId,
    expectedUpdatedAt,
    changes,
  }),
)

export const DeleteVolunteerRoleInput = toGraph(inputRecord(NAMED)).transform(
  ({ roleId: id, eventId }) => ({ id, eventId }),
)
