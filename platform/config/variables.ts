import { isIP } from 'node:net'
import { z } from 'zod'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { isAddress } from '../../schema/fields/text/characters.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { CALLER_LIMITS } from '../limits/caller-limit.ts'
import { LOG_LEVELS } from '../log.ts'
import { findOriginFault } from './origins.ts'
import { PORTAL_VARIABLES } from './portal-variables.ts'
import {
  Count,
  DatabaseUrl,
  HttpUrl,
  Port,
  RedisUrl,
  Secrets,
  URL_RULE,
} from './variable-values.ts'

const Text = z.string().optional()

const Host = z.string().min(1).default('127.0.0.1')

const MAIL_FROM = /^(?:[^<>@"\\\p{Cc}]+ <(?<named>[^<>,;]+)>|(?<alone>[^<>,;]+))$/u

function isMailFrom(text: string): boolean {
  const { named, alone } = MAIL_FROM.exec(text)?.groups ?? {}
  return isAddress(named ?? alone ?? '')
}

const EVENT_LIMIT = /^(basic|pro|api_access_plus)=[0-9]{1,6}$/

const WAIT = /^[0-9]{1,6}(ms|s|m|h)$/

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** Reference of all environment variables. */
export const EnvironmentVariables = z.object({
  PORT: Port.default(4000).describe('Port that clients connect to.'),
  HOST: Host.describe('Address to listen on.'),
  INTERNAL_PORT: Port.default(4100).describe('Port that the other tiers connect to.'),
  INTERNAL_HOST: Host.describe('Address to listen on for them; never a public one.'),
  METRICS_PORT: Port.optional().describe(
    'Port of GET /metrics, for the operator alone; unset: it is not served.',
  ),
  METRICS_HOST: Host.describe('Address to listen on for it; never a public one.'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of everything kept on disk.'),
  SANDBOX_SHELL: Text.describe('Command prefix for a shell beside a sandbox in a container.'),
  PUBLIC_URL: HttpUrl.optional().describe(
    'Address that clients use; without a default in PRODUCTION.',
  ),
  ENVIRONMENT: z
    .enum(['SANDBOX', 'PRODUCTION'])
    .optional()
    .describe('Unset: SANDBOX, on an address of this machine alone.'),
  NODE_ENV: Text.describe('As `production`, it demands ENVIRONMENT in so many words.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe('Unset: info in PRODUCTION, a line for each request; warn in a sandbox.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: Text.describe('Address of a collector; it switches traces on.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Text.describe('The same for traces alone.'),
  OTEL_TRACES_EXPORTER: Text.describe('It switches traces on, or off as `none`.'),
  OTEL_SDK_DISABLED: Text.describe('As `true`, it switches traces off.'),
  OTEL_SERVICE_NAME: Text.describe('Unset: clubgate- and the name of the process.'),
  OTEL_RESOURCE_ATTRIBUTES: Text.describe('Attributes of all spans; service.name is read here.'),
  SHUTDOWN_DELAY: z
    .string()
    .regex(WAIT, 'a wait: 0s, 500ms, 5s')
    .default('0s')
    .transform(toMilliseconds)
    .describe('How long /readyz answers 503 before a stopping process takes no more requests.'),
  DATABASE_URL: DatabaseUrl.optional().describe(
    'mysql://user:pass@host/prefix for both databases; ?ssl=verify&ca=FILE for TLS, ?socketPath=… for a local socket.',
  ),
  CLUB_DATABASE_URL: DatabaseUrl.optional().describe('Overrides DATABASE_URL for club data.'),
  VOLUNTEER_DATABASE_URL: DatabaseUrl.optional().describe('Overrides it for volunteer data.'),
  EMBEDDED_DATABASE: z
    .enum(['auto', 'system', 'fetch', 'off'])
    .default('auto')
    .describe('Where the private database server comes from when no address is given.'),
  SECRET_KEYS: Secrets.optional().describe('Keys of cursors and of secrets at rest.'),
  GATEWAY_SEAL_KEYS: Secrets.optional().describe(
    'Deprecated: keys of the seals for a gateway; at an edge they open its cookies.',
  ),
  CLUB_SEAL_KEYS: Secrets.optional().describe(
    'Keys of the seals for the club subgraph; unset: SECRET_KEYS, which no edge needs then.',
  ),
  VOLUNTEER_SEAL_KEYS: Secrets.optional().describe('The same for the volunteer subgraph.'),
  REDIS_URL: RedisUrl.optional().describe(
    'redis://user:pass@host/0, or rediss://host?ca=FILE: rate limits and wake-ups that processes share.',
  ),
  GRAPH_URL: HttpUrl.optional().describe('Where clients ask the graph, and the sandbox issuer.'),
  GATEWAY_URL: HttpUrl.optional().describe('Deprecated: where a facade asks the gateway.'),
  CLUB_SUBGRAPH_URL: HttpUrl.optional().describe(
    'Where an edge asks for club data: its INTERNAL_PORT.',
  ),
  VOLUNTEER_SUBGRAPH_URL: HttpUrl.optional().describe('Where it asks for volunteer data.'),
  CLUB_RATE_LIMIT: Count.default(CLUB_LIMITS.perMinute.installation).describe(
    'Requests of an installation per minute.',
  ),
  STAFF_RATE_LIMIT: Count.default(CLUB_LIMITS.perMinute.staff).describe(
    'Requests of a staff member, or of a device, per minute.',
  ),
  CLUB_EXCHANGE_RATE_LIMIT: Count.default(CLUB_LIMITS.perMinute.exchange).describe(
    'Installation exchanges from one address per minute.',
  ),
  CREDENTIAL_RATE_LIMIT: Count.default(CALLER_LIMITS.credential).describe(
    'Refused credentials from one address per minute.',
  ),
  CLUB_SOCKET_LIMIT: Count.default(CLUB_LIMITS.eventSockets).describe(
    'Event sockets of an installation at once.',
  ),
  VOLUNTEER_EVENT_LIMITS: z
    .string()
    .default('')
    .transform(toList)
    .refine((list) => list.every((limit) => EVENT_LIMIT.test(limit)), {
      message: 'a comma list: basic=3,pro=50,api_access_plus=200',
    })
    .transform(toEventLimits)
    .describe('Draft and active events of a volunteer club at a time, by what it has bought.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:pass@mail.example.com' })
    .optional()
    .describe('smtp:// or smtps://user:pass@host: where messages to helpers are mailed.'),
  MAIL_FROM: z
    .string()
    .refine(isMailFrom, 'an address, or a name and an address: Club <mail@example.org>')
    .optional()
    .describe('Address that mails come from.'),
  TRUST_PROXY: z
    .string()
    .transform(toList)
    .refine((list) => list.every((proxy) => isIP(proxy) !== 0 || isCidr(proxy)), {
      message: 'a comma list of addresses or networks: 127.0.0.1,10.0.0.0/8',
    })
    .optional()
    .describe('Comma list of proxy addresses or networks whose X-Forwarded-For counts.'),
  CORS_ORIGINS: z
    .string()
    .transform(toList)
    .superRefine((list, context) => {
      for (const origin of list) {
        const message = findOriginFault(origin)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }
    })
    .default([])
    .describe('Comma list of origins whose pages may call the APIs; a sandbox adds this machine.'),
  GRAPHQL_TRUSTED_ONLY: z
    .enum(['staff'])
    .optional()
    .describe('Callers whose documents must be registered; unset: none.'),
  GRAPHIQL: z
    .enum(['on', 'off'])
    .optional()
    .describe('Whether browsers see GraphiQL at /graphql; unset: in a sandbox alone.'),
  REST_GZIP: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether answers of both REST APIs are compressed for callers that accept gzip.'),
  ...PORTAL_VARIABLES,
  WEBHOOK_ALLOW_CIDRS: z
    .string()
    .transform(toList)
    .refine((list) => list.every(isCidr), {
      message: 'a comma list of networks: 10.0.0.0/8,::1/128',
    })
    .default([])
    .describe('Networks that webhooks may be sent to although they are not public.'),
  CLUB_WEBHOOK_SCHEDULE: z
    .string()
    .transform(toList)
    .refine((list) => list.every((wait) => WAIT.test(wait)), {
      message: 'a comma list of waits before each attempt: 0s,1m,2h',
    })
    .transform((list) => list.map(toMilliseconds))
    .optional()
    .describe('Waits before attempts of Club API webhooks; unset: 0s,1m,5m,30m,2h,8h,24h,48h.'),
  IDENTITY_PROVIDER: z
    .enum(['local', 'zitadel'])
    .default('local')
    .describe('Who keeps the principals of installations.'),
  ZITADEL_PROJECT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and - alone')
    .optional()
    .describe('Project whose audience access tokens carry.'),
  ZITADEL_ORGANIZATION_ID: z.string().min(1).optional().describe('Where principals are made.'),
  ZITADEL_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('JSON key of the service user that makes them, as ZITADEL gives it out.'),
  AUTH_ISSUER: z
    .url(URL_RULE)
    .optional()
    .describe('OpenID issuer; unset: the sandbox issuer at /idp.'),
  AUTH_TOKEN_TYPE: z
    .enum(['any', 'at+jwt'])
    .default('any')
    .describe(
      'Whether AUTH_ISSUER types its access tokens (RFC 9068), so that no others are taken.',
    ),
  AUTH_AUDIENCE: z.string().min(1).default('clubgate').describe('Audience of access tokens.'),
  AUTH_STAFF_CLAIM: z.string().min(1).default('clubgate_staff').describe('Claim with staff roles.'),
  ADMIN_SUBJECTS: z
    .string()
    .transform(toList)
    .default([])
    .describe('Comma list of subjects of the issuer who are ADMIN of the platform.'),
  ADMIN_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('Access token of an ADMIN, for the command `provision` alone.'),
  XDG_CACHE_HOME: z.string().optional().describe('Where fetched programs are kept.'),
})

export type Environment = z.output<typeof EnvironmentVariables>

function toMilliseconds(wait: string): number {
  return Number.parseInt(wait, 10) * (UNIT_MS[wait.replace(/^[0-9]+/, '')] ?? 0)
}

function toList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isCidr(text: string): boolean {
  const [address = '', prefix = ''] = text.split('/')
  const family = isIP(address)
  return family !== 0 && /^[0-9]+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

/** Overrides the given limits; the others keep their defaults. */
function toEventLimits(list: readonly string[]) {
  const named = list.map((limit) => limit.split('='))
  const given = Object.fromEntries(named.map(([name, count]) => [name, Number(count)]))
  const limits: Record<keyof typeof VOLUNTEER_LIMITS.openEvents, number> = {
    ...VOLUNTEER_LIMITS.openEvents,
    ...given,
  }
  return limits
}
