import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { writeFileAtomically } from '../platform/config/files/write-file-atomically.ts'
import { LOCAL_AUDIENCE_SCOPE, toTokenUrl } from '../platform/config/local-issuer-address.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { Database } from '../subgraphs/foundation/database/database.ts'
import { toKeyText } from '../subgraphs/volunteer/api-keys/rules.ts'
import type { LocalIssuer } from './issuer/local-issuer.ts'
import { API_KEY_NAMES, API_KEYS, type ApiKeyPlan } from './plans/api-key-plans.ts'
import type { ClubPlan } from './plans/club-plan.ts'
import { APPROVAL, INSTALLATIONS, type InstallationName } from './plans/installation-plans.ts'
import { type ClubName, NAMED_CLUBS } from './plans/organizations.ts'
import { ADMIN, findMember, ROLE_NAMES } from './plans/staff.ts'
import { apiKeyBytes } from './seed/api-keys/api-key-bytes.ts'
import { approveInstallation } from './seed/approve-installation.ts'
import { findClubIds } from './seed/find-clubs.ts'
import type { PartnerKeys } from './seed/partner-keys.ts'
import { findSandboxSessions, getSandboxClub, getSandboxInstallation } from './seed/sandbox-ids.ts'

export interface SandboxFileSetup extends Pick<Config, 'dataDir' | 'audience' | 'staffClaim'> {
  baseUrl: string
  /** Address of the graph. */
  graphUrl: string
  club: Database
  hasPortal: boolean
  /** Secrets from which the API keys are derived. */
  secretKeys: readonly Buffer[]
  issuer: LocalIssuer
  /** Signing keys of the partners. */
  partnerKeys: PartnerKeys
  clock: Clock
}

const TOKEN_SECONDS = 12 * 60 * 60

/** Writes `sandbox.json`: addresses, ids and fresh tokens for clients. */
export async function writeSandboxFile(setup: SandboxFileSetup): Promise<void> {
  const { dataDir, baseUrl, graphUrl, issuer } = setup
  const content = {
    base_url: baseUrl,
    club_api: `${baseUrl}/v1/club`,
    developer_api: `${baseUrl}/api/developer/v1/`,
    graphql: `${graphUrl}/graphql`,
    graphql_ws: `${graphUrl.replace(/^http/, 'ws')}/graphql`,
    issuer: issuer.issuerUrl,
    admin_token: await signStaffToken(setup, ADMIN.subject, { admin: true }),
    staff: await forEach(ROLE_NAMES, (name) => toStaffToken(setup, name)),
    clubs: await forEach(NAMED_CLUBS, (name) => toClub(setup, name)),
    installations: await forEach(INSTALLATIONS, (name) => toInstallation(setup, name)),
    expired_access_token: await signExpiredToken(issuer),
    authorization: await toAuthorization(setup),
    api_keys: await toApiKeys(setup),
    ...(setup.hasPortal ? { portal: toPortal(baseUrl) } : {}),
  }
  await writeFileAtomically(join(dataDir, 'sandbox.json'), `${JSON.stringify(content, null, 2)}\n`)
}

/** Each link signs in whenever it is opened on this machine: staff for 12 hours, a helper for a day. */
function toPortal(baseUrl: string) {
  const names = [...Object.keys(ROLE_NAMES), 'admin', 'helper']
  const links = names.map((name) => [name, `${baseUrl}/portal/sign-in/as/${name}`])
  return { url: `${baseUrl}/portal/`, sign_in: Object.fromEntries(links) }
}

async function forEach<Name extends string, Entry>(
  named: Readonly<Record<Name, unknown>>,
  toEntry: (name: Name) => Promise<Entry>,
): Promise<Record<string, Entry>> {
  const names = Object.keys(named) as Name[]
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await toEntry(name)] as const)),
  )
}

async function toClub(setup: SandboxFileSetup, name: ClubName) {
  const { slug, owner } = NAMED_CLUBS[name]
  const { id, organizationId, locationIds, courts } = await getSandboxClub(setup.club, slug)
  return {
    id,
    organization_id: organizationId,
    staff_token: await signStaffToken(setup, owner, { clubs: [{ id, role: 'OWNER' }] }),
    locations: locationIds,
    match_sessions: await findSandboxSessions(setup.club, id),
    courts: courts.map((court) => ({ id: court.id, location_id: court.locationId })),
    device_tokens: await Promise.all(
      courts.map(async (court) => ({
        court_id: court.id,
        token: await signStaffToken(setup, `sandbox-device-${court.id}`, {
          device: { club_id: id, court_id: court.id },
        }),
      })),
    ),
  }
}

/** A token of the main club's member of staff with this role. */
async function toStaffToken(
  setup: SandboxFileSetup,
  name: keyof typeof ROLE_NAMES,
): Promise<string> {
  const member = findMember(name)
  if (member === null) throw new Error(`The main club has no ${name}.`)
  const { id } = await getSandboxClub(setup.club, NAMED_CLUBS.main.slug)
  return signStaffToken(setup, member.subject, { clubs: [{ id, role: ROLE_NAMES[name] }] })
}

function signStaffToken(
  { issuer, staffClaim }: SandboxFileSetup,
  subject: string,
  claim: Readonly<Record<string, unknown>>,
): Promise<string> {
  const claims = { [staffClaim]: claim }
  return issuer.signAccessToken({ subject, expiresInSeconds: TOKEN_SECONDS, claims })
}

async function toInstallation(
  { club, issuer, partnerKeys, audience }: SandboxFileSetup,
  name: InstallationName,
) {
  const { oauthSubject, application, club: clubName } = INSTALLATIONS[name]
  const { id, applicationId, scopes } = await getSandboxInstallation(club, oauthSubject)
  const accessToken = await issuer.signAccessToken({
    subject: oauthSubject,
    expiresInSeconds: TOKEN_SECONDS,
    claims: { client_id: application },
  })
  return {
    id,
    club: clubName,
    application_id: applicationId,
    scopes,
    access_token: accessToken,
    oauth_subject: oauthSubject,
    credential_key_id: partnerKeys[application].kid,
    private_jwk: partnerKeys[application],
    oauth_issuer: issuer.issuerUrl,
    oauth_token_url: toTokenUrl(issuer.issuerUrl),
    oauth_audience: audience,
    oauth_audience_scope: LOCAL_AUDIENCE_SCOPE,
  }
}

/** An approval that is not exchanged yet, and the key for the calls after the exchange. */
async function toAuthorization({ club, partnerKeys, clock }: SandboxFileSetup) {
  const approval = await approveInstallation(club, clock())
  return {
    club: APPROVAL.club,
    application_id: approval.applicationId,
    code: approval.code,
    code_verifier: approval.codeVerifier,
    redirect_uri: approval.redirectUri,
    private_jwk: partnerKeys[APPROVAL.application],
  }
}

/** A correctly signed token that expired yesterday. */
function signExpiredToken(issuer: LocalIssuer): Promise<string> {
  const { oauthSubject, application } = INSTALLATIONS.full
  return issuer.signAccessToken({
    subject: oauthSubject,
    expiresInSeconds: -TOKEN_SECONDS,
    claims: { client_id: application },
  })
}

async function toApiKeys({ club, secretKeys }: SandboxFileSetup) {
  const clubIds = await findClubIds(club)
  return Object.fromEntries(
    API_KEY_NAMES.map((name) => {
      const plan: ApiKeyPlan = API_KEYS[name]
      const key = toKeyText(apiKeyBytes(secretKeys, name))
      if (plan.state !== 'VALID') return [name, { key }]

      const named = nameOf(plan.club)
      const vereinId = clubIds.get(plan.club.slug)
      const { scopes } = plan
      return [name, { ...(named && { club: named }), verein_id: vereinId, key, scopes }]
    }),
  )
}

/** Its name in `clubs`, if it has one. */
function nameOf(plan: ClubPlan): ClubName | undefined {
  const names = Object.keys(NAMED_CLUBS) as ClubName[]
  return names.find((name) => NAMED_CLUBS[name] === plan)
}
