import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import {
  inputRecord,
  toGraph,
  type ValuesOf,
  withFields,
} from '../../../schema/fields/input-record.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import {
  AudienceInGraph,
  MESSAGE_FIELDS,
  MessageKind,
  NewVolunteerMessage,
  VolunteerMessageChanges,
} from '../../../schema/volunteer/messages.ts'
import type { ChosenAudience } from './message.ts'
import type { MessageContent } from './rules.ts'

export const CreateVolunteerMessageInput = toGraph(
  withFields({ ...KEYED, eventId: z.string(), kind: omittable(MessageKind) }, NewVolunteerMessage),
).transform(
  ({ idempotencyKey, eventId, audience = { type: 'ALL' }, status = null, ...written }) => ({
    idempotencyKey: idempotencyKey ?? null,
    eventId,
    content: {
      ...withEmptyFields(MESSAGE_FIELDS, written),
      audience: toAudience(audience),
      status,
    } satisfies MessageContent,
  }),
)

const NAMED = { messageId: z.string(), eventId: omittable(z.string()) }

/** No field has a default here: an absent field leaves the stored value unchanged. */
export const UpdateVolunteerMessageInput = toGraph(
  withFields(NAMED, VolunteerMessageChanges),
).transform(({ messageId, eventId, expectedUpdatedAt, audience, ...changes }) => ({
  id: messageId,
  eventId,
  expectedUpdatedAt,
  changes: { ...changes, ...(audience && { audience: toAudience(audience) }) },
}))

export const DeleteVolunteerMessageInput = toGraph(inputRecord(NAMED)).transform(
  ({ messageId: id, eventId }) => ({ id, eventId }),
)

/** The audience of a message that is not written yet. */
export const AskedAudience = toGraph(AudienceInGraph)

type Asked<Type> = Omit<ValuesOf<typeof AudienceInGraph.fields>, 'type'> & { type: Type }

/** Each id once, and only ids that the audience type uses. */
export function toAudience<Type extends string>(
  requested: Asked<Type>,
): Omit<ChosenAudience, 'type'> & { type: Type } {
  const idsOf = (type: ChosenAudience['type'], ids: readonly string[] = []) =>
    requested.type === type ? [...new Set(ids)].sort() : []
  const { type, assignmentStatus, endingAfter, cancelledSince } = requested
  const shiftIds = idsOf('SHIFT', requested.shiftIds)
  const isComing = type === 'SHIFT' && shiftIds.length === 0
  return {
    type,
    roleIds: idsOf('ROLE', requested.roleIds),
    shiftIds,
    helperIds: idsOf('HELPERS', requested.helperIds),
    ...(type === 'STATUS' && assignmentStatus && { assignmentStatus }),
    ...(isComing && endingAfter && { endingAfter: endingAfter.toISOString() }),
    ...(type === 'SHIFT' && cancelledSince && { cancelledSince: cancelledSince.toISOString() }),
  }
}
