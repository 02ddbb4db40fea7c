import type { ExaminedRole } from '../doctor-options.ts'
import type { GivenEnvironment, Verdicts } from '../finding.ts'
import { findForeignSecrets } from './foreign-secrets.ts'
import { findMisspelt } from './misspelt-variables.ts'

/** Variables of an installation for real persons: a sandbox has its own issuer, and no proxy. */
const OF_PRODUCTION = [
  'ADMIN_SUBJECTS',
  'AUTH_ISSUER',
  'AUTH_TOKEN_TYPE',
  'PORTAL_CLIENT_SECRET',
  'SMTP_URL',
  'TRUST_PROXY',
  'ZITADEL_KEY_FILE',
  'ZITADEL_ORGANIZATION_ID',
  'ZITADEL_PROJECT_ID',
] as const

/** What a start does not refuse: an environment that is complete, and another one than was meant. */
export function findEnvironment(env: GivenEnvironment, role: ExaminedRole): Verdicts {
  return [
    ...findForgottenMode(env),
    ...(env['ENVIRONMENT'] === 'PRODUCTION' ? findForeignSecrets(env, role) : []),
    ...findMisspelt(env),
  ]
}

function findForgottenMode(env: GivenEnvironment): Verdicts {
  if (env['ENVIRONMENT']) return []
  const set = OF_PRODUCTION.filter((name) => env[name])
  if (set.length === 0) return []
  return [
    [
      'WRONG',
      `ENVIRONMENT is not set, so this is a sandbox, whose sign-in has no password; ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} for PRODUCTION. Set ENVIRONMENT=PRODUCTION, or SANDBOX where one is meant.`,
    ],
  ]
}
