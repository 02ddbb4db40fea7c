import { z } from 'zod'

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
} as const
