import { z } from 'zod'

const MINUTE_MS = 60_000
const UNIT_MS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: 60 * MINUTE_MS }

/** Whether a process serves the portal, and who the portal is at the issuer. */
export const PORTAL_VARIABLES = {
  PORTAL: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether this process serves the portal at /portal; unset: the sandbox of npm start alone.',
    ),
  PORTAL_CLIENT_ID: z
    .string()
    .min(1)
    .max(200)
    .default('clubgate-portal')
    .describe(
      'The portal as a client of the issuer, with the redirect PUBLIC_URL/portal/callback.',
    ),
  PORTAL_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Its secret; unset: a public client with PKCE.'),
  PORTAL_IDLE_LIMIT: z
    .string()
    .regex(/^(0|[0-9]{1,3}[mh])$/, '0 for none, or a time from 15m to 12h')
    .default('2h')
    .transform((text) => Number.parseInt(text, 10) * (UNIT_MS[text.slice(-1)] ?? 0))
    .refine((ms) => ms === 0 || (ms >= 15 * MINUTE_MS && ms <= 720 * MINUTE_MS), {
      message: '0 for none, or a time from 15m to 12h',
    })
    .describe('How long a session of the portal may be without activity; 0 switches this off.'),
} as const
