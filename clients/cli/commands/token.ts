import { parseArgs } from 'node:util'
import { unwrap } from '../../typescript/src/index.ts'
import { type Command, CommandError, usageError } from '../command.ts'
import {
  apiKeyOf,
  CLUBS,
  installationOf,
  oneOf,
  orMissing,
  readSandboxFile,
  SANDBOX_OPTION,
  type SandboxClubName,
  type SandboxContent,
  type SandboxInstallation,
  volunteerClientOf,
} from '../sandbox-access.ts'

interface Credential {
  token: string
  /** Null: valid until it is revoked. */
  expires_at: string | null
  /** Opens the page of a helper. */
  url?: string
  scopes?: readonly string[]
}

type FindToken = (
  sandbox: SandboxContent,
  club: SandboxClubName,
) => string | Credential | Promise<Credential>

const TOKENS = {
  installation: (sandbox, club) => toCredential(installationOf(sandbox, club)),
  'api-key': (sandbox, club) => {
    const { key: token, scopes } = apiKeyOf(sandbox, club)
    return { token, scopes, expires_at: null }
  },
  owner: (sandbox, club) => sandbox.clubs[club].staff_token,
  frontdesk: (sandbox) => staffToken(sandbox, 'frontdesk'),
  coach: (sandbox) => staffToken(sandbox, 'coach'),
  coordinator: (sandbox) => staffToken(sandbox, 'coordinator'),
  device: (sandbox, club) =>
    orMissing(sandbox.clubs[club].device_tokens[0], `clubs.${club}.device_tokens`).token,
  admin: (sandbox) => sandbox.admin_token,
  helper: createHelperLink,
} satisfies Record<string, FindToken>

type Bearer = keyof typeof TOKENS

/** Their tokens exist for the main club alone. */
const MAIN_CLUB_ONLY: readonly Bearer[] = ['frontdesk', 'coach', 'coordinator']

export const tokenCommand: Command = {
  summary: 'prints a token or an API key of the sandbox',
  help: `Usage: clubgate token [--as NAME] [OPTIONS]

Prints a token, and on the error output how long it is valid, the scopes that it has, and the link of a helper.

  --as NAME           installation (default), api-key, owner, frontdesk, coach, coordinator, device, admin, helper
  --installation NAME one of sandbox.json's installations, instead of --as and --club
  --club NAME         main (default) or other
  --sandbox FILE      sandbox.json; default: the one in DATA_DIR, or in .data

Example:
  curl -H "Authorization: Bearer $(npx clubgate token)" http://127.0.0.1:4000/v1/club/context`,

  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        ...SANDBOX_OPTION,
        installation: { type: 'string' },
        as: { type: 'string' },
        club: { type: 'string' },
      },
    })
    const { installation, as = 'installation', club: clubName = 'main' } = values
    if (installation !== undefined && (values.as ?? values.club) !== undefined)
      throw usageError('Name either --as or --installation; --club belongs to --as.')
    const bearer = oneOf('--as', as, Object.keys(TOKENS) as Bearer[])
    const club = oneOf('--club', clubName, CLUBS)
    if (club !== 'main' && MAIN_CLUB_ONLY.includes(bearer))
      throw new CommandError(`The sandbox has a ${bearer} in its main club alone.`)

    const sandbox = await readSandboxFile(values.sandbox, context)
    const found = await (installation === undefined
      ? TOKENS[bearer](sandbox, club)
      : tokenOfInstallation(sandbox, installation))
    const {
      token,
      expires_at: expiresAt,
      scopes,
      url,
    }: Credential = typeof found === 'string' ? { token: found, expires_at: readEnd(found) } : found
    const life = toLife(expiresAt)
    context.print(token)
    context.note(life)
    if (scopes !== undefined) context.note(`Scopes: ${scopes.join(', ')}.`)
    if (url !== undefined) context.note(`Link: ${url}`)
    return 0
  },
}

function tokenOfInstallation({ installations }: SandboxContent, text: string): Credential {
  const name = oneOf('--installation', text, Object.keys(installations))
  return toCredential(orMissing(installations[name], name))
}

function toCredential({ access_token: token, scopes }: SandboxInstallation): Credential {
  return { token, scopes, expires_at: readEnd(token) }
}

/** Longer times are printed in days. */
const DAYS_FROM_HOURS = 48

export function toLife(expiresAt: string | null): string {
  if (expiresAt === null) return 'Valid until it is revoked.'
  const minutes = Math.floor((new Date(expiresAt).getTime() - Date.now()) / 60_000)
  if (minutes < 0) throw new CommandError('The token has expired: restart the sandbox.')
  const hours = Math.floor(minutes / 60)
  return hours < DAYS_FROM_HOURS
    ? `Valid for ${hours} h ${minutes % 60} min.`
    : `Valid for ${Math.floor(hours / 24)} d ${hours % 24} h.`
}

function staffToken({ staff = {} }: SandboxContent, name: string): string {
  return orMissing(staff[name], `staff.${name}`)
}

/** A link of the first helper of an active event. */
async function createHelperLink(
  sandbox: SandboxContent,
  club: SandboxClubName,
): Promise<Credential> {
  const client = volunteerClientOf(sandbox, club)
  const params = { query: { status: 'active' as const } }
  for await (const { id: eventId } of client.items('/events', { params }))
    for await (const { id: helperId } of client.items('/events/{eventId}/helpers', {
      params: { path: { eventId } },
    })) {
      const path = { eventId, helperId }
      const made = await client.POST('/events/{eventId}/helpers/{helperId}/link', {
        params: { path },
        body: {},
      })
      return unwrap(made).helper_link
    }
  throw new CommandError('No active event of this club has a helper.')
}

/** The end of an access token, from its claims. */
function readEnd(token: string): string {
  const [, claims = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
  return new Date(exp * 1000).toISOString()
}
