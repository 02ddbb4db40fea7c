import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type InstallationCredentials,
  makeAccessTokens,
  RS256,
} from '../../typescript/src/access-tokens.ts'
import { toApiAddress } from '../../typescript/src/addresses.ts'
import { useToken } from '../../typescript/src/fixed-credential.ts'
import type { ClientOptions, CredentialSource } from '../../typescript/src/send.ts'
import { type CommandContext, CommandError, usageError } from '../command.ts'
import {
  apiKeyOf,
  installationOf,
  type Product,
  readSandboxFile,
  type SandboxContent,
} from '../sandbox-access.ts'
import { asRecord, type JsonObject } from './tool.ts'

/** An API with the credential for it. */
export interface ApiAccess {
  api: Product
  /** Address of the platform. */
  baseUrl: string
  /** Address of the API. */
  address: string
  graphUrl: string
  source: CredentialSource
  options: ClientOptions
}

export interface McpAccess {
  /** Address of the platform. */
  baseUrl: string
  apis: readonly ApiAccess[]
  /** The installation that is asked for the environment; null without one. */
  context: ApiAccess | null
  /** Whether the API key is that of the sandbox of this DATA_DIR. */
  hasOwnApiKey: boolean
}

export interface AccessOptions {
  sandbox?: string | undefined
  exchange?: string | undefined
  key?: string | undefined
  url?: string | undefined
}

export const CONTEXT_PATH = '/context'

const API_PATHS = { club: '/v1/club', volunteer: '/api/developer/v1' } as const

const CREDENTIAL_VARIABLES = ['CLUBGATE_TOKEN', 'CLUBGATE_API_KEY'] as const

/** The credential by options and environment; without any that of the sandbox. */
export async function readAccess(
  options: AccessOptions,
  context: Pick<CommandContext, 'env'>,
): Promise<McpAccess> {
  const { exchange, key, url } = options
  if (exchange !== undefined || key !== undefined) return accessByExchange(options)
  const hasVariable = CREDENTIAL_VARIABLES.some((name) => context.env[name])
  if (url !== undefined || (hasVariable && options.sandbox === undefined))
    return accessByEnvironment(url, context)
  return accessBySandbox(await readSandboxFile(options.sandbox, context), context)
}

async function accessBySandbox(
  sandbox: SandboxContent,
  context: Pick<CommandContext, 'env'>,
): Promise<McpAccess> {
  const { base_url: baseUrl, graphql: graphUrl, issuer } = sandbox
  const installation = installationOf(sandbox, 'main')
  const { key } = apiKeyOf(sandbox, 'main')
  const tokens = { ...installation, oauth_issuer: issuer, oauth_token_url: `${issuer}/token` }
  const club = toAccess('club', { baseUrl, graphUrl, source: makeAccessTokens(tokens, {}) })
  const volunteer = toAccess('volunteer', { baseUrl, graphUrl, source: useToken(key) })
  const hasOwnApiKey = await isOfOwnSandbox(key, baseUrl, context)
  return { baseUrl, apis: [club, volunteer], context: club, hasOwnApiKey }
}

async function accessByEnvironment(
  url: string | undefined,
  context: Pick<CommandContext, 'env'>,
): Promise<McpAccess> {
  const { CLUBGATE_TOKEN: token, CLUBGATE_API_KEY: key } = context.env
  if (url === undefined)
    throw usageError(
      'CLUBGATE_TOKEN and CLUBGATE_API_KEY need --url, such as https://clubgate.example.',
    )
  if (!token && !key) throw usageError('--url needs CLUBGATE_TOKEN or CLUBGATE_API_KEY.')
  for (const name of CREDENTIAL_VARIABLES) requireSendable(name, context.env[name])

  const baseUrl = toBaseUrl('--url', url)
  const graphUrl = `${baseUrl}/graphql`
  const club = token ? toAccess('club', { baseUrl, graphUrl, source: useToken(token) }) : null
  const volunteer = key ? toAccess('volunteer', { baseUrl, graphUrl, source: useToken(key) }) : null
  const own = key ? await findOwnSandbox(key, baseUrl, context) : null
  return {
    baseUrl,
    apis: [club, volunteer].filter((access) => access !== null),
    context: club ?? (own && (await accessBySandbox(own, context)).context),
    hasOwnApiKey: own !== null,
  }
}

/** By the stored answer of the installation exchange and the private key of the application. */
async function accessByExchange(options: AccessOptions): Promise<McpAccess> {
  const { exchange: file, key: keyFile, url } = options
  if (file === undefined || keyFile === undefined)
    throw usageError('--exchange FILE and --key FILE.jwk belong together.')
  const stored = await readJson(file)
  const exchange = asRecord(stored['data'] ?? stored)
  const missing = EXCHANGE_FIELDS.filter((name) => typeof exchange[name] !== 'string')
  if (missing.length > 0)
    throw new CommandError(
      `${file} is no answer of the installation exchange: it lacks ${missing.join(', ')}.`,
    )

  const credentials = { ...exchange, private_jwk: await readPrivateKey(keyFile) }
  toBaseUrl(`oauth_token_url of ${file}`, String(exchange['oauth_token_url']))
  const address =
    url === undefined
      ? toBaseUrl(`api_base_url of ${file}`, String(exchange['api_base_url']))
      : toBaseUrl('--url', url)
  const baseUrl = address.replace(new RegExp(`${API_PATHS.club}$`), '')
  // Its members were looked at above.
  const source = makeAccessTokens(credentials as unknown as InstallationCredentials, {})
  const club = toAccess('club', { baseUrl, graphUrl: `${baseUrl}/graphql`, source })
  return { baseUrl, apis: [club], context: club, hasOwnApiKey: false }
}

const EXCHANGE_FIELDS = [
  ...['oauth_subject', 'credential_key_id', 'oauth_issuer', 'oauth_token_url'],
  ...['oauth_audience_scope', 'api_base_url'],
] as const

/** Refuses a user with a password, because addresses stand in messages and logs. */
function toBaseUrl(name: string, text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw usageError(`${name} is an address, such as https://clubgate.example.`)
  if (url.username !== '' || url.password !== '')
    throw usageError(`${name} has no place for a user or a password.`)
  return text.replace(/\/+$/, '')
}

function requireSendable(name: string, token: string | undefined): void {
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw new CommandError(`${name} has a character that no token has, such as a line break.`)
}

async function readPrivateKey(file: string): Promise<JsonObject> {
  const jwk = await readJson(file)
  await crypto.subtle.importKey('jwk', jwk, RS256, false, ['sign']).catch(() => {
    throw new CommandError(`${file} is no private RSA key as a JWK.`)
  })
  return jwk
}

async function readJson(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`)
  })
  try {
    return asRecord(JSON.parse(text))
  } catch {
    throw new CommandError(`${file} is not JSON.`)
  }
}

function toAccess(
  api: Product,
  place: { baseUrl: string; graphUrl: string; source: CredentialSource },
): ApiAccess {
  const { baseUrl, graphUrl, source } = place
  const address = toApiAddress(baseUrl, API_PATHS[api])
  return { api, baseUrl, address, graphUrl, source, options: {} }
}

async function isOfOwnSandbox(
  key: string,
  baseUrl: string,
  context: Pick<CommandContext, 'env'>,
): Promise<boolean> {
  return (await findOwnSandbox(key, baseUrl, context)) !== null
}

/** The sandbox of this DATA_DIR, if the API key is one of its keys and the address its own. */
async function findOwnSandbox(
  key: string,
  baseUrl: string,
  { env }: Pick<CommandContext, 'env'>,
): Promise<SandboxContent | null> {
  const file = join(env['DATA_DIR'] ?? '.data', 'sandbox.json')
  const own = await readFile(file, 'utf8').then(JSON.parse, () => null)
  const isOwn =
    own?.base_url === baseUrl &&
    Object.values<{ key: string }>(own.api_keys ?? {}).some((one) => one.key === key)
  return isOwn ? own : null
}
