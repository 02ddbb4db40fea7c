import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { LOG_LEVELS } from './log.ts'

/** Everything a process is told from outside. The schema below is the reference of the variables. */
export type Config = ReturnType<typeof toConfig>

/** The environment is not usable; the message lists every fault on a line of its own. */
export class ConfigError extends Error {}

/** 32 bytes in base64; Node would read any text as some bytes. */
const SECRET_KEY = /^[A-Za-z0-9+/_-]{43}=?$/

const Port = z.coerce.number().int().min(0).max(65_535)
const DatabaseUrl = z.url({ protocol: /^mysql$/ })

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
    'mysql://user:pass@host/prefix for both databases.',
  ),
  CLUB_DATABASE_URL: DatabaseUrl.optional().describe('Overrides DATABASE_URL for club data.'),
  VOLUNTEER_DATABASE_URL: DatabaseUrl.optional().describe('Overrides it for volunteer data.'),
  EMBEDDED_DATABASE: z
    .enum(['auto', 'system', 'fetch', 'off'])
    .default('auto')
    .describe('Where the private database server comes from when no address is given.'),
  SECRET_KEYS: Secrets.optional().describe('Keys of cursors, seals and secrets at rest.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('redis://user:pass@host/0, for rate limits that several processes share.'),
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

// Also beside faults of single variables, so that one start shows every fault.
const Environment = Variables.superRefine(checkTogether, { when: () => true })

/** Reads the environment; an empty value counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(toMessage(parsed.error))

  return toConfig(parsed.data)
}

/** What variables demand of each other. */
function checkTogether(env: Partial<z.output<typeof Variables>>, context: z.RefinementCtx): void {
  const demand = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const hasDatabase = env.DATABASE_URL ?? (env.CLUB_DATABASE_URL && env.VOLUNTEER_DATABASE_URL)
  if (env.EMBEDDED_DATABASE === 'off' && !hasDatabase)
    demand('DATABASE_URL', 'needed while EMBEDDED_DATABASE is off')
  if (!env.DATABASE_URL && Boolean(env.CLUB_DATABASE_URL) !== Boolean(env.VOLUNTEER_DATABASE_URL))
    demand('DATABASE_URL', 'set it, or both CLUB_DATABASE_URL and VOLUNTEER_DATABASE_URL')
  if (env.ENVIRONMENT !== 'PRODUCTION') return

  if (!env.SECRET_KEYS) demand('SECRET_KEYS', 'needed in PRODUCTION')
  if (!env.AUTH_ISSUER) demand('AUTH_ISSUER', 'needed in PRODUCTION')
  if (!hasDatabase) demand('DATABASE_URL', 'needed in PRODUCTION')
}

function toMessage(error: z.ZodError): string {
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `The environment is not usable:\n${faults.join('\n')}`
}

function toConfig(env: z.output<typeof Environment>) {
  const cacheHome = env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache')
  return {
    environment: env.ENVIRONMENT,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(env.DATA_DIR),
    cacheDir: join(cacheHome, 'clubgate'),
    logLevel: env.LOG_LEVEL,
    databases: toDatabases(env),
    embeddedDatabase: env.EMBEDDED_DATABASE,
    secretKeys: env.SECRET_KEYS ?? null,
    redisUrl: env.REDIS_URL ?? null,
    clubRateLimit: env.CLUB_RATE_LIMIT,
    issuer: env.AUTH_ISSUER ?? null,
    audience: env.AUTH_AUDIENCE,
    staffClaim: env.AUTH_STAFF_CLAIM,
  }
}

/** Addresses of both databases, or null when the embedded server is to be used. */
function toDatabases(
  env: z.output<typeof Environment>,
): { club: string; volunteer: string } | null {
  const club = env.CLUB_DATABASE_URL ?? withSuffix(env.DATABASE_URL, '_club')
  const volunteer = env.VOLUNTEER_DATABASE_URL ?? withSuffix(env.DATABASE_URL, '_volunteer')
  return club && volunteer ? { club, volunteer } : null
}

function withSuffix(address: string | undefined, suffix: string): string | undefined {
  if (!address) return undefined
  const url = new URL(address)
  const prefix = url.pathname.replace(/^\/|\/$/g, '') || 'clubgate'
  url.pathname = `/${prefix}${suffix}`
  return url.href
}
