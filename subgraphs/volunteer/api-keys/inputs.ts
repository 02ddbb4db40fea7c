import { z } from 'zod'

import { fault, IdempotencyKey } from '../../../schema/fields.ts'
import { ApiKeyName } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'

/** A key that is born expired would be a mistake. */
export function createApiKeyInput(now: Date) {
  return z.object({
    idempotencyKey: IdempotencyKey.nullish(),
    clubId: z.string(),
    name: ApiKeyName,
    scopes: z.array(z.enum(VOLUNTEER_SCOPES)).min(1),
    expiresAt: z
      .date()
      .superRefine((expiresAt, context) => {
        if (expiresAt <= now) fault(context, 'future', 'Send a moment in the future.')
      })
      .nullish(),
  })
}

export const RevokeApiKeyInput = z.object({ id: z.string() })

export const KeyHash = z.string().regex(/^[0-9a-f]{64}$/)
