import { findOriginFault, isInsecureOrigin } from '../origins.ts'
import type { Environment } from '../variables.ts'
import { coversMostAddresses } from './covered-addresses.ts'
import { isGuessable } from './guessable-key.ts'

/** Reports a fault of a variable. */
export type Demand = (name: string, message: string) => void

const KEY_LISTS = [
  'SECRET_KEYS',
  'GATEWAY_SEAL_KEYS',
  'CLUB_SEAL_KEYS',
  'VOLUNTEER_SEAL_KEYS',
] as const

/** Commands need no PUBLIC_URL: they neither serve clients nor create links. */
export const COMMANDS: readonly string[] = [
  'migrate',
  'reseal',
  'backup',
  'restore',
  'provision',
  'seed-sandbox',
  'simulate',
]

/** Processes that verify access tokens. */
const VERIFIERS: readonly string[] = ['all-in-one', 'server', 'edge', 'gateway']

/** Reports the faults of an environment for PRODUCTION. */
export function checkProduction(name: string, env: Partial<Environment>, demand: Demand): void {
  for (const list of KEY_LISTS)
    if (env[list]?.some(isGuessable))
      demand(list, 'a key that can be guessed is refused in PRODUCTION: openssl rand -base64 32')
  if (env.AUTH_ISSUER && !env.AUTH_ISSUER.startsWith('https://'))
    demand('AUTH_ISSUER', 'must be https:// in PRODUCTION')
  if (env.WEBHOOK_ALLOW_CIDRS?.length) demand('WEBHOOK_ALLOW_CIDRS', 'refused in PRODUCTION')
  for (const origin of env.CORS_ORIGINS ?? [])
    if (findOriginFault(origin) === null && isInsecureOrigin(origin))
      demand('CORS_ORIGINS', `${origin} must be https:// in PRODUCTION`)
  if (coversMostAddresses(env.TRUST_PROXY ?? []))
    demand('TRUST_PROXY', 'refused in PRODUCTION where it covers most addresses: name the proxies')
  if (!COMMANDS.includes(name) && !env.PUBLIC_URL)
    demand('PUBLIC_URL', 'needed in PRODUCTION: the address that clients use')
  if (name === 'all-in-one' && !env.SECRET_KEYS) demand('SECRET_KEYS', 'needed in PRODUCTION')
  if (VERIFIERS.includes(name) && !env.AUTH_ISSUER) demand('AUTH_ISSUER', 'needed in PRODUCTION')
  if (name === 'seed-sandbox' || name === 'simulate')
    demand('ENVIRONMENT', 'nothing invented belongs into PRODUCTION')
}
