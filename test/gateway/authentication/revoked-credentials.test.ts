import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PairScorePadMutation } from '../../../built/types/operations.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { StaffCaller } from '../../../platform/caller.ts'
import type { Credential } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { makeEndedSessions } from '../../../portal/server/sessions/ended-sessions.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'
import { operation } from '../../../schema/operations.ts'
import { CourtDeviceEntity } from '../../../subgraphs/club/court-devices/entities.ts'
import { StaffRoleEntity } from '../../../subgraphs/club/staff-members/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { makeLinkTokens } from '../../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { SECRET_KEYS, type ServedTiers } from '../../support/http/serve-tiers.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

let api: TestApi
let home: ClubFixture
/** A process that heard of no revocation, as after a loss of Redis. */
let forgetful: ServedTiers

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
  forgetful = await api.serveAgain()
})

afterAll(async () => {
  await forgetful.app.close()
  await api.close()
})

const LINKS = makeLinkTokens(SECRET_KEYS)

const OWNER_SUBJECT = 'staff-1'

/** Data of a mutation by the club's owner. */
async function mutate(field: string, input: object, selection = '__typename') {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`
  const token = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
  const { body } = await api.ask('POST', '/graphql', {
    token,
    body: { query, variables: { input } },
  })
  expect(body.errors).toBeUndefined()
  return body.data[field]
}

interface Revocable {
  credential: Credential
  revoke: () => Promise<unknown>
}

const courtId = () => home.courts[0]?.id ?? ''
const ofCourt = () => ({ id: newUuid(), clubId: home.club.id, courtId: courtId() })
const MADE = { createdAt: new Date(), updatedAt: new Date() }

async function aHelped() {
  const ids = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  await api.volunteer.query("UPDATE events SET end_date = '2099-12-31'")
  return { eventId: ids.VolunteerEvent, helperId: ids.Helper }
}

const KINDS: Readonly<Record<string, () => Promise<Revocable>>> = {
  'token of an installation': async () => {
    const installation = await addInstallation(api.club, home.club)
    return {
      credential: { kind: 'bearer', token: await api.tokenFor(installation) },
      revoke: () =>
        mutate('revokeInstallation', {
          clubId: home.club.id,
          installationId: installation.installationId,
        }),
    }
  },
  'ticket of a socket': async () => {
    const installation = await addInstallation(api.club, home.club)
    const { body } = await api.ask('POST', '/v1/club/event-stream-tickets', {
      token: await api.tokenFor(installation),
      headers: { 'idempotency-key': newUuid() },
      body: { after: null },
    })
    return {
      credential: { kind: 'ticket', ticket: body.data.ticket },
      revoke: () =>
        mutate('revokeInstallation', {
          clubId: home.club.id,
          installationId: installation.installationId,
        }),
    }
  },
  'API key': async () => {
    const apiKeyId = newUuid()
    const clubId = await addAccount(api.volunteer, { clubId: (await addClub(api.club)).club.id })
    const key = await addApiKey(api.volunteer, clubId, { id: apiKeyId })
    const sql = 'UPDATE api_keys SET revoked_at = NOW(3) WHERE id = ?'
    return {
      credential: { kind: 'api_key', key },
      revoke: () => api.volunteer.query(sql, [apiKeyId]),
    }
  },
  'role of provisioning': async () => {
    const id = newUuid()
    const role = { id, clubId: home.club.id, role: 'OWNER' as const, createdAt: new Date() }
    await tableOf(StaffRoleEntity).insert(api.club, { ...role, email: null, subject: 'marta' })
    return {
      credential: { kind: 'bearer', token: await api.personToken('marta') },
      revoke: () => api.club.query('DELETE FROM staff_roles WHERE id = ?', [id]),
    }
  },
  'provisioned device': async () => {
    const [token, device] = ['cd_of-a-device', ofCourt()]
    const credentialHash = Buffer.from(hashDeviceCredential(token), 'hex')
    const stored = { ...device, ...MADE, credentialNumber: 1, credentialHash }
    await tableOf(CourtDeviceEntity).insert(api.club, stored)
    return {
      credential: { kind: 'device', token },
      revoke: () => api.club.query('DELETE FROM court_devices WHERE id = ?', [device.id]),
    }
  },
  'score pad': async () => {
    const pad = await mutate(
      'startScorePad',
      { courtId: courtId() },
      'code scorePad { scorePadId }',
    )
    const caller = { kind: 'public', address: '127.0.0.1' } as const
    const variables = { input: { code: pad.code } }
    const context = { caller, requestId: newUuid() }
    const { data } = await api.executor.execute(operation('PairScorePad'), variables, context)
    const { pairScorePad } = data as PairScorePadMutation
    return {
      credential: { kind: 'device', token: pairScorePad?.credential ?? '' },
      revoke: () => mutate('endScorePad', { scorePadId: pad.scorePad.scorePadId }),
    }
  },
  'screen of a court': async () => {
    const { token } = await mutate('startCourtScreen', { courtId: courtId() }, 'token')
    return {
      credential: { kind: 'device', token },
      revoke: () => mutate('endCourtScreen', { courtId: courtId() }),
    }
  },
  'link of a mail': async () => {
    const of = await aHelped()
    const sql = 'SELECT id, link_generation AS generation FROM event_accesses WHERE event_id = ?'
    const [access] = await api.volunteer.query<{ id: string; generation: number }[]>(sql, [
      of.eventId,
    ])
    const { id: accessId = '', generation = 0 } = access ?? {}
    const token = LINKS.seal({ accessId, generation, expiresAt: null })
    return {
      credential: { kind: 'link', token },
      revoke: () => mutate('createHelperLink', { ...of, revokeEarlier: true }),
    }
  },
  "helper's link": async () => {
    const of = await aHelped()
    const { helperLink } = await mutate('createHelperLink', of, 'helperLink { token }')
    return {
      credential: { kind: 'link', token: helperLink.token },
      revoke: () => mutate('revokeEventAccess', of),
    }
  },
}

const isIn = ({ executor }: Pick<ServedTiers, 'executor'>, credential: Credential) =>
  executor.authenticate(credential, newUuid()).then(
    () => true,
    () => false,
  )

describe('a revoked credential', () => {
  test.each(Object.entries(KINDS))(
    'is refused by a process that heard nothing of it: %s',
    async (_kind, make) => {
      const { credential, revoke } = await make()
      expect(await isIn(api, credential)).toBe(true)
      await revoke()
      expect(await isIn(forgetful, credential)).toBe(false)
    },
  )

  test('is refused by a process that heard nothing of it: session of the portal', async () => {
    const staff: StaffCaller = {
      ...{ kind: 'staff', subject: OWNER_SUBJECT, isAdmin: false },
      roles: [{ clubId: home.club.id, role: 'OWNER' }],
    }
    const ended = makeEndedSessions(api.executor, api.bus)
    const session = { id: 'a-session', expiresAtMs: Date.now() + 60_000 }
    await ended.begin(session.id, staff)
    expect(await ended.isEnded(session.id)).toBe(false)
    await ended.signOut(session, staff)
    const elsewhere = makeEndedSessions(forgetful.executor, makeLocalBus())
    expect([await ended.isEnded(session.id), await elsewhere.isEnded(session.id)]).toEqual([
      true,
      true,
    ])
    const entries = await api.club.query(
      `SELECT mutation, action, resource_type AS type, club_id AS clubId, resource_id AS id
       FROM audit_entries WHERE resource_type = 'PortalSession' ORDER BY occurred_at, id`,
    )
    const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-/)
    const common = { type: 'PortalSession', clubId: home.club.id, id }
    expect(entries).toEqual([
      { ...common, mutation: 'beginPortalSession', action: 'CREATED' },
      { ...common, mutation: 'signOutOfPortal', action: 'DELETED' },
    ])
  })

  test('is refused a second time by each process: state of a sign-in', async () => {
    const state = { id: 'a-state', expiresAtMs: Date.now() + 60_000 }
    const one = makeEndedSessions(api.executor, api.bus)
    const elsewhere = makeEndedSessions(forgetful.executor, makeLocalBus())
    const used = await Promise.all([one.redeemState(state), elsewhere.redeemState(state)])
    expect([...used, await one.redeemState(state)].filter(Boolean)).toEqual([true])
  })
})
