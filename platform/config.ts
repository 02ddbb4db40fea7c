import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { LOG_LEVELS } from './log.ts'

/** Everything a process is told from outside. The schema below is the reference of the variables. */
export type Config = ReturnType<typeof toConfig>

/** What each process cannot do without; the all-in-one has or makes everything itself. */
const NEEDS = {
  'all-in-one': [],
  facade: ['gatewayUrl', 'secretKeys', 'redisUrl'],
  gateway: ['clubSubgraphUrl', 'volunteerSubgraphUrl', 'secretKeys', 'redisUrl'],
  club: ['clubDatabase', 'secretKeys', 'redisUrl'],
  volunteer: ['volunteerDatabase', 'secretKeys', 'redisUrl'],
  migrate: ['clubDatabase', 'volunteerDatabase'],
  'seed-sandbox': ['clubDatabase', 'volunteerDatabase', 'secretKeys', 'publicUrl', 'gatewayUrl'],
} as const satisfies Readonly<Record<string, readonly (keyof Config)[]>>

/** The variables that set what processes need; any one of them does. */
const SET_BY = {
  gatewayUrl: ['GATEWAY_URL'],
  clubSubgraphUrl: ['CLUB_SUBGRAPH_URL'],
  volunteerSubgraphUrl: ['VOLUNTEER_SUBGRAPH_URL'],
  secretKeys: ['SECRET_KEYS'],
  redisUrl: ['REDIS_URL'],
  clubDatabase: ['DATABASE_URL', 'CLUB_DATABASE_URL'],
  volunteerDatabase: ['DATABASE_URL', 'VOLUNTEER_DATABASE_URL'],
  publicUrl: ['PUBLIC_URL'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof Variables.shape)[]>>

export type ProcessName = keyof typeof NEEDS

/** The configuration of a process, in which nothing that it needs is missing. */
export type ConfigOf<Name extends ProcessName> = Config & {
  [Property in (typeof NEEDS)[Name][number]]: NonNullable<Config[Property]>
}

/** The environment is not usable; the message lists every fault on a line of its own. */
export class ConfigError extends Error {}

/** 32 bytes in base64; Node would read any text as some bytes. */
const SECRET_KEY = /^[A-Za-z0-9+/_-]{43}=?$/

const Port = z.coerce.number().int().min(0).max(65_535)
const DatabaseUrl = z.url({ protocol: /^mysql$/ })
const HttpUrl = z.url({ protocol: /^https?$/ })

const Secrets = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => SECRET_KEY.test(key)), {
    message: 'a comma list of base64 texts of 32 bytes each, the current one first',
  })
  .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))

const Variables = z.object({
  PORT: Port.default(4000).describe('Port that clients connect to.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of everything kept on disk.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address that clients use.'),
  ENVIRONMENT: z.enum(['SANDBOX', 'PRODUCTION']).default('SANDBOX'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  DATABASE_URL: DatabaseUrl.optional().describe(
    'mysql://user:pass@host/prefix for both databases; ?socketPath=… for a local socket.',
  ),
  CLUB_DATABASE_URL: DatabaseUrl.optional().describe('Overrides DATABASE_URL for club data.'),
  VOLUNTEER_DATABASE_URL: DatabaseUrl.optional().describe('Overrides it for volunteer data.'),
  EMBEDDED_DATABASE: z
    .enum(['auto', 'system', 'fetch', 'off'])
    .default('auto')
    .describe('Where the private database server comes from when no address is given.'),
  SECRET_KEYS: Secrets.optional().describe('Keys of cursors, seals and secrets at rest.'),
  REDIS_URL: z
    .url({ protocol: /^(rediss?|unix)$/ })
    .optional()
    .describe('redis://user:pass@host/0: rate limits and wake-ups that processes share.'),
  GATEWAY_URL: HttpUrl.optional().describe('Where the facade asks the gateway.'),
  CLUB_SUBGRAPH_URL: HttpUrl.optional().describe('Where the gateway asks for club data.'),
  VOLUNTEER_SUBGRAPH_URL: HttpUrl.optional().describe('Where it asks for volunteer data.'),
  CLUB_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe('Requests of an installation per minute.'),
  AUTH_ISSUER: z.url().optional().describe('OpenID issuer; unset: the sandbox issuer at /idp.'),
  AUTH_AUDIENCE: z.string().min(1).default('clubgate').describe('Audience of access tokens.'),
  AUTH_STAFF_CLAIM: z.string().min(1).default('clubgate_staff').describe('Claim with staff roles.'),
  XDG_CACHE_HOME: z.string().optional().describe('Where fetched programs are kept.'),
})

type Environment = z.output<typeof Variables>

/** Reads the environment of a process; an empty value counts as unset. */
export function readConfig<Name extends ProcessName = 'all-in-one'>(
  env: Readonly<Record<string, string | undefined>>,
  name?: Name,
): ConfigOf<Name> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const check = (env: Partial<Environment>, context: z.RefinementCtx) =>
    checkTogether(name ?? 'all-in-one', env, (path, message) =>
      context.addIssue({ code: 'custom', path: [path], message }),
    )
  // Also beside faults of single variables, so that one start shows every fault.
  const parsed = Variables.superRefine(check, { when: () => true }).safeParse(set)
  if (!parsed.success) throw new ConfigError(toMessage(parsed.error))

  // What the process needs was checked together with the rest.
  return toConfig(parsed.data) as ConfigOf<Name>
}

type Demand = (name: string, message: string) => void

/** What a process demands, and variables of each other. */
function checkTogether(name: ProcessName, env: Partial<Environment>, demand: Demand): void {
  const missing = NEEDS[name].filter((need) => SET_BY[need].every((setter) => !env[setter]))
  for (const variable of new Set(missing.map((need) => SET_BY[need][0])))
    demand(variable, `needed by the process ${name}`)
  if (name === 'all-in-one') checkDatabases(env, demand)
  if (env.ENVIRONMENT !== 'PRODUCTION') return

  if (name === 'all-in-one' && !env.SECRET_KEYS) demand('SECRET_KEYS', 'needed in PRODUCTION')
  if ((name === 'all-in-one' || name === 'gateway') && !env.AUTH_ISSUER)
    demand('AUTH_ISSUER', 'needed in PRODUCTION')
  if (name === 'seed-sandbox') demand('ENVIRONMENT', 'nothing invented belongs into PRODUCTION')
}

/** The all-in-one takes both databases from outside, or none. */
function checkDatabases(env: Partial<Environment>, demand: Demand): void {
  const hasDatabase = env.DATABASE_URL ?? (env.CLUB_DATABASE_URL && env.VOLUNTEER_DATABASE_URL)
  if (env.EMBEDDED_DATABASE === 'off' && !hasDatabase)
    demand('DATABASE_URL', 'needed while EMBEDDED_DATABASE is off')
  if (!env.DATABASE_URL && Boolean(env.CLUB_DATABASE_URL) !== Boolean(env.VOLUNTEER_DATABASE_URL))
    demand('DATABASE_URL', 'set it, or both CLUB_DATABASE_URL and VOLUNTEER_DATABASE_URL')
  if (env.ENVIRONMENT === 'PRODUCTION' && !hasDatabase)
    demand('DATABASE_URL', 'needed in PRODUCTION')
}

function toMessage(error: z.ZodError): string {
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `The environment is not usable:\n${faults.join('\n')}`
}

function toConfig(env: Environment) {
  const { club, volunteer } = toDatabases(env)
  const cacheHome = env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache')
  return {
    environment: env.ENVIRONMENT,
    port: env.PORT,
    host: env.HOST,
    publicUrl: withoutSlashes(env.PUBLIC_URL),
    dataDir: resolve(env.DATA_DIR),
    cacheDir: join(cacheHome, 'clubgate'),
    logLevel: env.LOG_LEVEL,
    databases: club && volunteer ? { club, volunteer } : null,
    clubDatabase: club,
    volunteerDatabase: volunteer,
    embeddedDatabase: env.EMBEDDED_DATABASE,
    secretKeys: env.SECRET_KEYS ?? null,
    redisUrl: env.REDIS_URL ?? null,
    gatewayUrl: withoutSlashes(env.GATEWAY_URL),
    clubSubgraphUrl: withoutSlashes(env.CLUB_SUBGRAPH_URL),
    volunteerSubgraphUrl: withoutSlashes(env.VOLUNTEER_SUBGRAPH_URL),
    clubRateLimit: env.CLUB_RATE_LIMIT,
    issuer: env.AUTH_ISSUER ?? null,
    audience: env.AUTH_AUDIENCE,
    staffClaim: env.AUTH_STAFF_CLAIM,
  }
}

function withoutSlashes(url: string | undefined): string | null {
  return url?.replace(/\/+$/, '') ?? null
}

function toDatabases(env: Environment) {
  const club = env.CLUB_DATABASE_URL ?? withSuffix(env.DATABASE_URL, '_club')
  const volunteer = env.VOLUNTEER_DATABASE_URL ?? withSuffix(env.DATABASE_URL, '_volunteer')
  return { club: club ?? null, volunteer: volunteer ?? null }
}

function withSuffix(address: string | undefined, suffix: string): string | undefined {
  if (!address) return undefined
  const url = new URL(address)
  const prefix = url.pathname.replace(/^\/|\/$/g, '') || 'clubgate'
  url.pathname = `/${prefix}${suffix}`
  return url.href
}
