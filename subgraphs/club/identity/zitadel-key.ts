import { z } from 'zod'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { jsonOrNull } from './json-or-null.ts'

const KeyFile = z.object({
  type: z.literal('serviceaccount'),
  keyId: z.string().min(1),
  key: z.string().includes('PRIVATE KEY'),
  userId: z.string().min(1),
})

/** Key file of a ZITADEL service user. */
export type ServiceKey = z.output<typeof KeyFile>

/** Parses a key file; error messages contain nothing of it. */
export function readServiceKey(text: string): ServiceKey {
  const parsed = KeyFile.safeParse(jsonOrNull(text))
  if (parsed.success) return parsed.data

  throw new StartupError('ZITADEL_KEY_FILE is not the JSON key of a ZITADEL service user.')
}
