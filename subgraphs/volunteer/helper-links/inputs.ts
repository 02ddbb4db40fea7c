import { z } from 'zod'
import { KEYED } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { NewHelperLink } from '../../../schema/volunteer/helper-links.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'

export const CreateHelperLinkInput = toGraph(
  withFields({ ...KEYED, eventId: z.string(), helperId: z.string() }, NewHelperLink),
).transform(({ idempotencyKey, expiresInDays, revokeEarlier, ...ids }) => ({
  idempotencyKey: idempotencyKey ?? null,
  link: {
    ...ids,
    expiresInDays: expiresInDays ?? VOLUNTEER_LIMITS.helperLink.days.default,
    revokeEarlier: revokeEarlier ?? false,
  },
}))
