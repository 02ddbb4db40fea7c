import { z } from 'zod'
import { exactText, fault } from '../fields.ts'
import { inputRecord } from '../input-record.ts'
import { LIMITS } from '../limits.ts'

/** What a partner exchanges a one-time code for an installation with (Authentication, 2). */
export const InstallationExchange = inputRecord({
  code: z.string().regex(/^[A-Za-z0-9_-]{40,200}$/, {
    message: 'Send 40 to 200 characters of A-Z, a-z, 0-9, underscore and hyphen.',
  }),
  codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, {
    message: 'Send 43 to 128 characters of A-Z, a-z, 0-9, dot, underscore, tilde and hyphen.',
  }),
  redirectUri: exactText({ min: 1, max: LIMITS.url }).superRefine((text, context) => {
    if (!URL.canParse(text)) fault(context, 'format', 'Send an absolute address.')
  }),
})
