import { z } from 'zod'
import { exactText, IdempotencyKey } from '../../../schema/fields/fields.ts'
import { ApiKeyName } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'

export const CreateApiKeyInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  clubId: z.string(),
  name: ApiKeyName,
  grantedScopes: z.array(z.enum(VOLUNTEER_SCOPES)).min(1),
  expiresAt: z.date().nullish(),
})

export const RevokeApiKeyInput = z.object({ apiKeyId: z.string() })

export const KeyHash = exactText({ min: 64, max: 64 }).regex(/^[0-9a-f]{64}$/)
