import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Pool, RowDataPacket } from 'mysql2/promise'
import { Refusal } from './refusal.ts'

/** The installation behind an access token. */
export interface Installation {
  id: string
  clubId: string
  scopes: readonly string[]
}

interface InstallationRow extends RowDataPacket {
  id: string
  clubId: string
  status: string
  clubStatus: string
  scopes: string[] | string
  expiresAt: Date | null
}

interface VerifiedToken {
  subject: string
  expiresAtMs: number
}

const LOOK_UP_EVERY_MS = 1_000

/** Caches verified tokens until they expire, and installations for one second. */
export async function makeAuthenticate(pool: Pool, issuer: string, audience: string) {
  const keySet = await findKeySet(issuer)
  const tokens = new Map<string, VerifiedToken>()
  const lookUps = new Map<string, { at: number; found: Promise<Installation> }>()

  async function verify(token: string): Promise<VerifiedToken> {
    const known = tokens.get(token)
    if (known && Date.now() < known.expiresAtMs) return known

    const { payload } = await jwtVerify(token, keySet, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: 5,
    }).catch(() => {
      throw new Refusal(401, 'invalid_token')
    })
    const verified = { subject: payload.sub ?? '', expiresAtMs: (payload.exp ?? 0) * 1000 }
    tokens.set(token, verified)
    return verified
  }

  function lookUp(subject: string): Promise<Installation> {
    const now = Date.now()
    const known = lookUps.get(subject)
    if (known && now - known.at < LOOK_UP_EVERY_MS) return known.found

    const found = findInstallation(pool, subject)
    lookUps.set(subject, { at: now, found })
    found.catch(() => lookUps.delete(subject))
    return found
  }

  return async (header: string | undefined, scope: string): Promise<Installation> => {
    if (!header?.startsWith('Bearer ')) throw new Refusal(401, 'authentication_required')
    const { subject } = await verify(header.slice('Bearer '.length))
    const installation = await lookUp(subject)
    if (!installation.scopes.includes(scope)) throw new Refusal(403, 'insufficient_scope')

    return installation
  }
}

async function findKeySet(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  const discovery = (await response.json()) as { jwks_uri: string }
  return createRemoteJWKSet(new URL(discovery.jwks_uri))
}

async function findInstallation(pool: Pool, subject: string): Promise<Installation> {
  const [[row]] = await pool.query<InstallationRow[]>(
    `SELECT i.id AS id, i.application_id AS applicationId, i.club_id AS clubId,
       i.environment AS environment, i.status AS status, i.scopes AS scopes,
       i.oauth_subject AS oauthSubject, i.installed_at AS installedAt, i.expires_at AS expiresAt,
       a.slug AS provider, cl.organization_id AS organizationId, cl.status AS clubStatus
     FROM installations i
     JOIN applications a ON a.id = i.application_id
     JOIN clubs cl ON cl.id = i.club_id
     WHERE i.oauth_subject = ?`,
    [Buffer.from(subject)],
  )
  if (row === undefined) throw new Refusal(401, 'invalid_token')
  const isExpired = row.expiresAt !== null && row.expiresAt <= new Date()
  if (row.status !== 'ACTIVE' || row.clubStatus !== 'ACTIVE' || isExpired)
    throw new Refusal(403, 'installation_inactive')

  const { id, clubId, scopes } = row
  return { id, clubId, scopes: typeof scopes === 'string' ? JSON.parse(scopes) : scopes }
}
