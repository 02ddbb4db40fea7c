import { join } from 'node:path'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { toKeyText } from '../../subgraphs/volunteer/api-keys/rules.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'
import { apiKeyBytes } from './api-key-bytes.ts'
import { findClubIds } from './find-club-ids.ts'
import type { LocalIssuer } from './issuer.ts'
import { API_KEY_NAMES, API_KEYS, type ApiKeyPlan } from './plans/api-key-plans.ts'
import type { ClubPlan } from './plans/club-plan.ts'
import { INSTALLATIONS, type InstallationName } from './plans/installation-plans.ts'
import { type ClubName, NAMED_CLUBS } from './plans/organizations.ts'
import { getSandboxClub, getSandboxInstallation } from './sandbox-ids.ts'

export interface SandboxFileSetup {
  dataDir: string
  baseUrl: string
  /** Where the graph is served. */
  graphUrl: string
  club: Database
  /** The texts of the API keys follow from them. */
  secretKeys: readonly Buffer[]
  issuer: LocalIssuer
  audience: string
  /** Name of the claim that holds the roles of staff. */
  staffClaim: string
}

const TOKEN_SECONDS = 12 * 60 * 60

/** Writes `sandbox.json`: everything that a client needs to begin with, tokens fresh. */
export async function writeSandboxFile(setup: SandboxFileSetup): Promise<void> {
  const { dataDir, baseUrl, graphUrl, issuer } = setup
  const content = {
    base_url: baseUrl,
    club_api: `${baseUrl}/v1/club`,
    developer_api: `${baseUrl}/api/developer/v1/`,
    graphql: `${graphUrl}/graphql`,
    graphql_ws: `${graphUrl.replace(/^http/, 'ws')}/graphql`,
    issuer: issuer.issuerUrl,
    clubs: await forEach(NAMED_CLUBS, (name) => toClub(setup, name)),
    installations: await forEach(INSTALLATIONS, (name) => toInstallation(setup, name)),
    expired_access_token: await signExpiredToken(issuer),
    api_keys: await toApiKeys(setup),
  }
  await writeFileAtomically(join(dataDir, 'sandbox.json'), `${JSON.stringify(content, null, 2)}\n`)
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

async function toClub({ club, issuer, staffClaim }: SandboxFileSetup, name: ClubName) {
  const { slug, owner } = NAMED_CLUBS[name]
  const { id, organizationId, locationIds, courts } = await getSandboxClub(club, slug)
  const staffToken = await issuer.signAccessToken({
    subject: owner,
    expiresInSeconds: TOKEN_SECONDS,
    claims: { [staffClaim]: { clubs: [{ id, role: 'OWNER' }] } },
  })
  return {
    id,
    organization_id: organizationId,
    staff_token: staffToken,
    locations: locationIds,
    courts: courts.map((court) => ({ id: court.id, location_id: court.locationId })),
  }
}

async function toInstallation(
  { club, issuer, audience }: SandboxFileSetup,
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
    oauth_audience: audience,
  }
}

/** Correctly signed; it was good yesterday. */
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

/** Its name in `clubs`, where it stands there. */
function nameOf(plan: ClubPlan): ClubName | undefined {
  const names = Object.keys(NAMED_CLUBS) as ClubName[]
  return names.find((name) => NAMED_CLUBS[name] === plan)
}
