import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { NEEDS, SET_BY } from './process-needs.ts'
import { findInsecureConnections } from './production/insecure-connections.ts'
import { COMMANDS, checkProduction, type Demand } from './production/production-demands.ts'
import { StartupError } from './startup-error.ts'
import { type Environment, EnvironmentVariables } from './variables.ts'
import { withoutTrailingSlashes } from './without-trailing-slashes.ts'

/** Configuration from environment variables, which `variables.ts` documents. */
export type Config = ReturnType<typeof toConfig>

export type ProcessName = keyof typeof NEEDS

/** Configuration with the required settings of a process. */
export type ConfigOf<Name extends ProcessName> = Config & {
  [Property in (typeof NEEDS)[Name][number]]: NonNullable<Config[Property]>
}

/** Invalid environment; the message has one line per fault. */
export class ConfigError extends StartupError {}

/** Reads the environment of a process; an empty value counts as unset. */
export function readConfig<Name extends ProcessName = 'all-in-one'>(
  env: Readonly<Record<string, string | undefined>>,
  name?: Name,
): ConfigOf<Name> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const check = (env: Partial<Environment>, context: z.RefinementCtx) => {
    const demanded = new Set<string>()
    checkTogether(name ?? 'all-in-one', env, (path, message) => {
      if (demanded.has(path)) return
      demanded.add(path)
      context.addIssue({ code: 'custom', path: [path], message })
    })
  }
  // Runs even if single variables are invalid, so that one start reports every fault.
  const parsed = EnvironmentVariables.superRefine(check, { when: () => true }).safeParse(set, {
    error: toRule,
  })
  if (!parsed.success) throw new ConfigError(toMessage(parsed.error))

  // `checkTogether` has checked the required settings.
  return toConfig(parsed.data) as ConfigOf<Name>
}

/** Checks the required settings, and rules over several variables. */
function checkTogether(name: ProcessName, env: Partial<Environment>, demand: Demand): void {
  const missing = NEEDS[name].filter((need) => SET_BY[need].every((setter) => !env[setter]))
  for (const variable of new Set(missing.map((need) => SET_BY[need][0])))
    demand(variable, `needed by the process ${name}`)
  if (WITH_EMBEDDED_DATABASE.includes(name)) checkDatabases(env, demand)
  if (PROVISIONERS.includes(name)) checkIdentityProvider(name, env, demand)
  if (env.ENVIRONMENT === undefined && !MODE_INDEPENDENT.includes(name))
    checkSandboxIsMeant(env, demand)
  if (env.ENVIRONMENT === 'PRODUCTION') checkProduction(name, env, demand)
  if (env.SMTP_URL && !env.MAIL_FROM) demand('MAIL_FROM', 'needed where SMTP_URL is set')
}

/** Commands that behave alike in a sandbox and in PRODUCTION. */
const MODE_INDEPENDENT = COMMANDS.filter((name) => name !== 'seed-sandbox')

/** Without ENVIRONMENT, refuses to expose a sandbox, whose sign-in has no password, to a network. */
function checkSandboxIsMeant(
  { NODE_ENV, HOST, INTERNAL_HOST }: Partial<Environment>,
  demand: Demand,
) {
  const isReachable = [HOST, INTERNAL_HOST].some((host) => host !== undefined && !isLoopback(host))
  if (NODE_ENV === 'production' || isReachable)
    demand(
      'ENVIRONMENT',
      'say SANDBOX or PRODUCTION where NODE_ENV is production or others can reach HOST or INTERNAL_HOST',
    )
}

/** Processes that create principals at the identity provider. */
const PROVISIONERS: readonly ProcessName[] = ['all-in-one', 'server', 'club']

function checkIdentityProvider(name: ProcessName, env: Partial<Environment>, demand: Demand): void {
  if (env.IDENTITY_PROVIDER === 'zitadel') checkZitadel(env, demand)
  else if (env.ENVIRONMENT === 'PRODUCTION')
    demand('IDENTITY_PROVIDER', 'local is for sandboxes; PRODUCTION needs zitadel')
  else if (name === 'club' && !env.AUTH_ISSUER && !env.GRAPH_URL)
    demand('GRAPH_URL', 'needed for the URL of the sandbox issuer')
}

function checkZitadel(env: Partial<Environment>, demand: Demand): void {
  const needed = [
    'AUTH_ISSUER',
    'ZITADEL_PROJECT_ID',
    'ZITADEL_ORGANIZATION_ID',
    'ZITADEL_KEY_FILE',
  ]
  for (const variable of needed)
    if (!env[variable as keyof Environment])
      demand(variable, 'needed for IDENTITY_PROVIDER zitadel')
}

/** Processes that use the embedded database where no other is configured. */
const WITH_EMBEDDED_DATABASE: readonly ProcessName[] = ['all-in-one', 'backup', 'restore']

/** Both databases are needed or none. */
function checkDatabases(env: Partial<Environment>, demand: Demand): void {
  const hasDatabase = env.DATABASE_URL ?? (env.CLUB_DATABASE_URL && env.VOLUNTEER_DATABASE_URL)
  if (env.EMBEDDED_DATABASE === 'off' && !hasDatabase)
    demand('DATABASE_URL', 'needed while EMBEDDED_DATABASE is off')
  if (!env.DATABASE_URL && Boolean(env.CLUB_DATABASE_URL) !== Boolean(env.VOLUNTEER_DATABASE_URL))
    demand('DATABASE_URL', 'set it, or both CLUB_DATABASE_URL and VOLUNTEER_DATABASE_URL')
  if (env.ENVIRONMENT === 'PRODUCTION' && !hasDatabase)
    demand('DATABASE_URL', 'needed in PRODUCTION')
}

/** The rule of a variable with a list of values; the other variables name theirs. */
function toRule(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : undefined
}

function toMessage(error: z.ZodError): string {
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `The environment is not usable:\n${faults.join('\n')}`
}

function toConfig(env: Environment) {
  const { club, volunteer } = toDatabases(env)
  const cacheHome = env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache')
  return {
    environment: env.ENVIRONMENT ?? 'SANDBOX',
    port: env.PORT,
    host: env.HOST,
    internalPort: env.INTERNAL_PORT,
    internalHost: env.INTERNAL_HOST,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    publicUrl: withoutSlashes(env.PUBLIC_URL),
    isSecure: env.ENVIRONMENT === 'PRODUCTION' || env.PUBLIC_URL?.startsWith('https:') === true,
    dataDir: resolve(env.DATA_DIR),
    sandboxShell: env.SANDBOX_SHELL ?? null,
    cacheDir: join(cacheHome, 'clubgate'),
    logLevel: env.LOG_LEVEL ?? (env.ENVIRONMENT === 'PRODUCTION' ? 'info' : 'warn'),
    shutdownDelayMs: env.SHUTDOWN_DELAY,
    databases: club && volunteer ? { club, volunteer } : null,
    clubDatabase: club,
    volunteerDatabase: volunteer,
    embeddedDatabase: env.EMBEDDED_DATABASE,
    secretKeys: env.SECRET_KEYS ?? null,
    gatewaySealKeys: env.GATEWAY_SEAL_KEYS ?? env.SECRET_KEYS ?? null,
    clubSealKeys: env.CLUB_SEAL_KEYS ?? env.SECRET_KEYS ?? null,
    volunteerSealKeys: env.VOLUNTEER_SEAL_KEYS ?? env.SECRET_KEYS ?? null,
    redisUrl: env.REDIS_URL ?? null,
    graphUrl: withoutSlashes(env.GRAPH_URL),
    gatewayUrl: withoutSlashes(env.GATEWAY_URL),
    clubSubgraphUrl: withoutSlashes(env.CLUB_SUBGRAPH_URL),
    volunteerSubgraphUrl: withoutSlashes(env.VOLUNTEER_SUBGRAPH_URL),
    clubRateLimit: env.CLUB_RATE_LIMIT,
    staffRateLimit: env.STAFF_RATE_LIMIT,
    clubExchangeRateLimit: env.CLUB_EXCHANGE_RATE_LIMIT,
    credentialRateLimit: env.CREDENTIAL_RATE_LIMIT,
    clubSocketLimit: env.CLUB_SOCKET_LIMIT,
    volunteerEventLimits: env.VOLUNTEER_EVENT_LIMITS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    trustProxy: env.TRUST_PROXY ?? null,
    cors: { origins: env.CORS_ORIGINS, allowsLoopback: env.ENVIRONMENT !== 'PRODUCTION' },
    trustedOnly: env.GRAPHQL_TRUSTED_ONLY ?? null,
    hasGraphiql: (env.GRAPHIQL ?? (env.ENVIRONMENT === 'PRODUCTION' ? 'off' : 'on')) === 'on',
    hasGzip: env.REST_GZIP === 'on',
    portal: env.PORTAL ?? null,
    portalClientId: env.PORTAL_CLIENT_ID,
    portalClientSecret: env.PORTAL_CLIENT_SECRET ?? null,
    portalIdleLimitMs: env.PORTAL_IDLE_LIMIT === 0 ? null : env.PORTAL_IDLE_LIMIT,
    webhookAllowCidrs: env.WEBHOOK_ALLOW_CIDRS,
    clubWebhookScheduleMs: env.CLUB_WEBHOOK_SCHEDULE ?? null,
    identityProvider: env.IDENTITY_PROVIDER,
    zitadelProjectId: env.ZITADEL_PROJECT_ID ?? null,
    zitadelOrganizationId: env.ZITADEL_ORGANIZATION_ID ?? null,
    zitadelKeyFile: env.ZITADEL_KEY_FILE ?? null,
    issuer: env.AUTH_ISSUER ?? null,
    tokenType: env.AUTH_TOKEN_TYPE,
    audience: env.AUTH_AUDIENCE,
    staffClaim: env.AUTH_STAFF_CLAIM,
    adminSubjects: env.ADMIN_SUBJECTS,
    adminToken: env.ADMIN_TOKEN ?? null,
    tracing: tracingOf(env),
    insecureConnections: env.ENVIRONMENT === 'PRODUCTION' ? findInsecureConnections(env) : [],
  }
}

/** Null where nothing asks for traces; the SDK itself reads the other variables of OpenTelemetry. */
function tracingOf(env: Environment): { hasServiceName: boolean } | null {
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_RESOURCE_ATTRIBUTES: attributes = '' } = env
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (env.OTEL_SDK_DISABLED === 'true' || exporter === 'none' || !(exporter ?? endpoint))
    return null

  return { hasServiceName: Boolean(env.OTEL_SERVICE_NAME) || attributes.includes('service.name=') }
}

function withoutSlashes(url: string | undefined): string | null {
  return url === undefined ? null : withoutTrailingSlashes(url)
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
