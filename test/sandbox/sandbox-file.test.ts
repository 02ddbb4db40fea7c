import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { decodeJwt, jwtVerify } from 'jose'
import { newUuid } from '../../platform/ids.ts'
import { type LocalIssuer, makeLocalIssuer } from '../../sandbox/issuer/local-issuer.ts'
import { writeSandboxFile } from '../../sandbox/sandbox-file.ts'
import { loadPartnerKeys, type PartnerKeys } from '../../sandbox/seed/partner-keys.ts'
import { seedRegistrations } from '../../sandbox/seed/seed-registrations.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import {
  makeFolder,
  NOW,
  openSandboxDatabases,
  type SandboxDatabases,
  SECRET_KEYS,
  seed,
} from './sandbox-fixture.ts'

const BASE_URL = 'http://127.0.0.1:4321'
const HALF_A_DAY = 12 * 60 * 60
const NAMES =
  'full peer participants_reader participants_writer reader minimal no_club other inactive'.split(
    ' ',
  )

interface SandboxInstallation {
  id: string
  club: 'main' | 'other'
  application_id: string
  scopes: string[]
  access_token: string
  oauth_subject: string
  oauth_audience: string
}

interface SandboxClub {
  id: string
  organization_id: string
  staff_token: string
  locations: string[]
  courts: { id: string; location_id: string }[]
  match_sessions: string[]
}

interface SandboxFile {
  clubs: { main: SandboxClub; other: SandboxClub }
  installations: Record<string, SandboxInstallation>
  expired_access_token: string
  api_keys: Record<string, SandboxApiKey>
}

interface SandboxApiKey {
  club?: string
  verein_id?: string
  key: string
  scopes?: string[]
}

describe('sandbox.json', () => {
  let databases: SandboxDatabases
  let folder: Awaited<ReturnType<typeof makeFolder>>
  let issuer: LocalIssuer
  let partnerKeys: PartnerKeys

  beforeAll(async () => {
    databases = await openSandboxDatabases()
    folder = await makeFolder()
    await seed(databases)
    partnerKeys = await loadPartnerKeys(folder.path)
    await seedRegistrations(databases.club, partnerKeys, { now: NOW, newId: newUuid })
    issuer = await makeLocalIssuer({
      dataDir: folder.path,
      issuerUrl: `${BASE_URL}/idp`,
      audience: 'clubgate',
      staffClaim: 'clubgate_staff',
      clock: () => NOW,
    })
  })

  afterAll(async () => {
    await databases.close()
    await folder.remove()
  })

  async function write(): Promise<SandboxFile> {
    await writeSandboxFile({
      hasPortal: true,
      dataDir: folder.path,
      baseUrl: BASE_URL,
      graphUrl: BASE_URL,
      club: databases.club,
      secretKeys: SECRET_KEYS,
      issuer,
      partnerKeys,
      audience: 'clubgate',
      staffClaim: 'clubgate_staff',
      clock: () => NOW,
    })
    return JSON.parse(await readFile(join(folder.path, 'sandbox.json'), 'utf8')) as SandboxFile
  }

  test('is readable by its owner only', async () => {
    await write()
    expect((await stat(join(folder.path, 'sandbox.json'))).mode & 0o777).toBe(0o600)
  })

  test('has a link of the portal for each role of staff, and for a helper', async () => {
    const { portal } = (await write()) as SandboxFile & { portal: unknown }
    const roles = ['owner', 'frontdesk', 'coach', 'coordinator', 'admin', 'helper']
    const links = roles.map((role) => [role, `${BASE_URL}/portal/sign-in/as/${role}`])
    expect(portal).toEqual({ url: `${BASE_URL}/portal/`, sign_in: Object.fromEntries(links) })
  })

  test('names the addresses', async () => {
    expect(await write()).toMatchObject({
      base_url: BASE_URL,
      club_api: `${BASE_URL}/v1/club`,
      developer_api: `${BASE_URL}/api/developer/v1/`,
      graphql: `${BASE_URL}/graphql`,
      graphql_ws: 'ws://127.0.0.1:4321/graphql',
      issuer: `${BASE_URL}/idp`,
    })
  })

  test('has a token for every installation, good for twelve hours', async () => {
    const { installations } = await write()
    expect(Object.keys(installations)).toEqual(NAMES)
    for (const installation of Object.values(installations)) {
      const { payload } = await jwtVerify(installation.access_token, issuer.keySet, {
        currentDate: NOW,
        audience: installation.oauth_audience,
        issuer: `${BASE_URL}/idp`,
      })
      expect(payload.sub).toBe(installation.oauth_subject)
      expect(payload.exp).toBe(Math.floor(NOW.getTime() / 1000) + HALF_A_DAY)
      expect(payload['clubgate_staff']).toBeUndefined()
    }
  })

  test('has the credentials of an installation as its exchange returns them', async () => {
    const { full } = (await write()).installations
    expect(full).toMatchObject({
      oauth_issuer: `${BASE_URL}/idp`,
      oauth_token_url: `${BASE_URL}/idp/token`,
      private_jwk: { kty: 'RSA' },
    })
  })

  test('describes each installation as stored in the database', async () => {
    const { installations, clubs } = await write()
    for (const { id, club, application_id, oauth_subject } of Object.values(installations)) {
      const [row] = await databases.club.query(
        'SELECT club_id, application_id, oauth_subject FROM installations WHERE id = ?',
        [id],
      )
      expect(row).toEqual({
        club_id: clubs[club].id,
        application_id,
        oauth_subject: Buffer.from(oauth_subject),
      })
    }
    expect(installations['full']?.scopes).toEqual(CLUB_SCOPES)
    expect(installations['minimal']?.scopes).toEqual(['club:read'])
    expect(installations['other']?.club).toBe('other')
  })

  test('has a staff token of the owner of each club', async () => {
    const { clubs } = await write()
    for (const { id, staff_token } of Object.values(clubs)) {
      const { payload } = await jwtVerify(staff_token, issuer.keySet, { currentDate: NOW })
      expect(payload['clubgate_staff']).toEqual({ clubs: [{ id, role: 'OWNER' }] })
    }
    expect(clubs.main.organization_id).not.toBe(clubs.other.organization_id)
  })

  test('lists first the courts that can be booked', async () => {
    const { clubs } = await write()
    for (const club of Object.values(clubs)) {
      const rows = await Promise.all(
        club.courts.slice(0, 5).map(({ id, location_id }) =>
          databases.club.query(
            `SELECT c.status, l.status AS location FROM courts c JOIN locations l
             ON l.id = c.location_id WHERE c.id = ? AND l.id = ?`,
            [id, location_id],
          ),
        ),
      )
      for (const [row] of rows) expect(row).toEqual({ status: 'AVAILABLE', location: 'ACTIVE' })
      expect(club.locations).toContain(club.courts[0]?.location_id)
    }
  })

  test('names match sessions of the clubs, first those with the whole score of a match', async () => {
    const { clubs } = await write()
    for (const { id, match_sessions } of Object.values(clubs)) {
      const rows = await databases.club.query(
        'SELECT id, status, score FROM match_sessions WHERE club_id = ? AND id IN (?)',
        [id, match_sessions],
      )
      expect(rows).toHaveLength(match_sessions.length)
      const first = rows.find((row) => row['id'] === match_sessions[0])
      expect(first?.['status']).toBe('COMPLETED')
      expect(JSON.parse(String(first?.['score']))).toMatchObject({ completed: true })
    }
  })

  test('has an expired token of full', async () => {
    const { expired_access_token, installations } = await write()
    await expect(
      jwtVerify(expired_access_token, issuer.keySet, { currentDate: NOW }),
    ).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
    const { sub, exp = 0 } = decodeJwt(expired_access_token)
    const earlier = new Date((exp - 1) * 1000)
    await jwtVerify(expired_access_token, issuer.keySet, { currentDate: earlier })
    expect(sub).toBe(installations['full']?.oauth_subject)
  })

  test('has API keys of clubs with every plan, and ended ones', async () => {
    const { api_keys, clubs } = await write()
    const key = expect.stringMatching(/^vk_[\w-]{40}$/)
    const vereinId = expect.any(String)
    const main = { club: 'main', verein_id: clubs.main.id, key }
    const all = { key, scopes: VOLUNTEER_SCOPES }
    expect(api_keys).toEqual({
      pro: { ...main, ...all },
      read_only: { ...main, scopes: ['events:read'] },
      addon: { verein_id: vereinId, ...all },
      free: { verein_id: vereinId, ...all },
      other: { club: 'other', verein_id: clubs.other.id, ...all },
      expired: { key },
      revoked: { key },
    })
    const ids = Object.values(api_keys).flatMap(({ verein_id }) => verein_id ?? [])
    expect(new Set(ids).size).toBe(4)
  })

  test('has API keys whose hashes are in the database', async () => {
    const { api_keys } = await write()
    for (const [name, { key, verein_id, scopes }] of Object.entries(api_keys)) {
      const [row] = await databases.volunteer.query(
        `SELECT k.club_id, k.scopes, k.prefix, k.expires_at <= ? AS isExpired,
           k.revoked_at IS NOT NULL AS isRevoked
         FROM api_keys k WHERE k.hash = ?`,
        [NOW, createHash('sha256').update(key).digest()],
      )
      expect(row).toMatchObject({ prefix: key.slice(0, 11), isRevoked: name === 'revoked' ? 1 : 0 })
      expect(row?.['isExpired']).toBe(name === 'expired' ? 1 : null)
      if (verein_id) expect(row?.['club_id']).toBe(verein_id)
      if (scopes) expect(JSON.parse(String(row?.['scopes']))).toEqual(scopes)
    }
  })

  test('has the same ids, API keys and other tokens when it is written again', async () => {
    const [first, second] = [await write(), await write()]
    expect(second.clubs.main.id).toBe(first.clubs.main.id)
    expect(second.api_keys).toEqual(first.api_keys)
    expect(second.installations['full']?.id).toBe(first.installations['full']?.id)
    expect(second.installations['full']?.access_token).not.toBe(
      first.installations['full']?.access_token,
    )
  })
})
