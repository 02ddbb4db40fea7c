import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ClubClient,
  createClubClient,
  createVolunteerClient,
  type VolunteerClient,
} from '../typescript/src/index.ts'
import { type CommandContext, CommandError, usageError } from './command.ts'

/** Products, each with a stream of events and webhooks of its own. */
export const PRODUCTS = ['club', 'volunteer'] as const

export type Product = (typeof PRODUCTS)[number]

export const CLUBS = ['main', 'other'] as const

export type SandboxClubName = (typeof CLUBS)[number]

/** The members of sandbox.json that the commands use. */
export interface SandboxContent {
  base_url: string
  graphql: string
  graphql_ws: string
  issuer: string
  admin_token: string
  staff: Readonly<Record<string, string>>
  clubs: Record<
    SandboxClubName,
    {
      id: string
      staff_token: string
      courts: { id: string }[]
      device_tokens: { court_id: string; token: string }[]
    }
  >
  installations: Record<string, SandboxInstallation>
  api_keys: Record<string, { key: string; scopes: string[] }>
}

export interface SandboxInstallation {
  scopes: string[]
  access_token: string
  oauth_subject: string
  credential_key_id: string
  oauth_audience_scope: string
  private_jwk: { kty: string }
}

/** Names of the installation and the API key that have every scope in a club. */
const CREDENTIALS = {
  main: { installation: 'full', apiKey: 'pro' },
  other: { installation: 'other', apiKey: 'other' },
} as const

export const SANDBOX_OPTION = { sandbox: { type: 'string' } } as const

/** Reads sandbox.json: of --sandbox, of DATA_DIR, or of .data in this folder. */
export async function readSandboxFile(
  path: string | undefined,
  { env }: Pick<CommandContext, 'env'>,
): Promise<SandboxContent> {
  const file = path ?? join(env['DATA_DIR'] ?? '.data', 'sandbox.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(
      `${file} cannot be read. Start a sandbox with npm start, or name its file by --sandbox.`,
    )
  })
  return JSON.parse(text)
}

export function clubClientOf(sandbox: SandboxContent, club: SandboxClubName): ClubClient {
  const installation = installationOf(sandbox, club)
  const { base_url: baseUrl, issuer } = sandbox
  const credentials = { ...installation, oauth_issuer: issuer, oauth_token_url: `${issuer}/token` }
  return createClubClient({ baseUrl, credentials })
}

export function installationOf(sandbox: SandboxContent, club: SandboxClubName) {
  const { installation } = CREDENTIALS[club]
  return orMissing(sandbox.installations[installation], `installations.${installation}`)
}

export function volunteerClientOf(sandbox: SandboxContent, club: SandboxClubName): VolunteerClient {
  const { key } = apiKeyOf(sandbox, club)
  return createVolunteerClient({ baseUrl: sandbox.base_url, apiKey: key })
}

export function apiKeyOf({ api_keys: keys }: SandboxContent, club: SandboxClubName) {
  const { apiKey } = CREDENTIALS[club]
  return orMissing(keys[apiKey], `api_keys.${apiKey}`)
}

export function orMissing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined)
    throw new CommandError(`sandbox.json has no ${name}; restart the sandbox.`)

  return value
}

/** One of the names, or a usage error. */
export function oneOf<Name extends string>(
  option: string,
  value: string,
  names: readonly Name[],
): Name {
  const found = names.find((name) => name === value)
  if (found !== undefined) return found

  throw usageError(`${option} is one of ${names.join(', ')}.`)
}
