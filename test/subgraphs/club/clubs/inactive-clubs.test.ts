import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DeviceCaller, InstallationCaller, StaffCaller } from '../../../../platform/caller.ts'
import { CLUB_ROLES } from '../../../../schema/club/roles.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { type Answered, type RunningClub, startClub } from '../running-club.ts'

let club: RunningClub
let open: ClubFixture
let closed: ClubFixture

beforeAll(async () => {
  club = await startClub()
  open = await addClub(club.database)
  closed = await addClub(club.database, { status: 'SUSPENDED' })
})
afterAll(() => club.close())

type Role = (typeof CLUB_ROLES)[number]

function staffOf(places: readonly ClubFixture[], role: Role, isAdmin = false): StaffCaller {
  const roles = places.map(({ club: { id: clubId } }) => ({ clubId, role }))
  return { kind: 'staff', subject: 'staff-1', isAdmin, roles }
}

function deviceAt({ club: { id: clubId }, courts }: ClubFixture): DeviceCaller {
  return { kind: 'device', subject: 'device-1', clubId, courtId: courts[0]?.id ?? '' }
}

const MUTATIONS = everyMutationOf('club', '').map(({ name }) => name)

function askOf(name: string, home: ClubFixture) {
  const asked = everyMutationOf('club', home.club.id).find((mutation) => mutation.name === name)
  if (!asked) throw new Error(`There is no mutation ${name}.`)

  return (caller: StaffCaller | DeviceCaller): Promise<Answered> =>
    club.execute(asked.operation, caller, asked.variables)
}

describe('a club that is not ACTIVE', () => {
  test.each(MUTATIONS)('lets neither its staff nor its devices ask %s', async (name) => {
    const ask = askOf(name, closed)
    const callers = [...CLUB_ROLES.map((role) => staffOf([closed], role)), deviceAt(closed)]
    for (const caller of callers)
      expect(await ask(caller)).toMatchObject({ data: null, codes: ['club_inactive'] })
  })

  test('lets its staff sign in to the portal and out of it', async () => {
    const staff = staffOf([closed], 'OWNER')
    const session = { idHash: 'ab'.repeat(32), expiresAt: '2099-01-01T00:00:00.000Z' }
    const other = { ...session, idHash: 'cd'.repeat(32) }
    const asked = [
      await club.ask('BeginPortalSession', { idHash: session.idHash }, staff),
      await club.ask('EndPortalSession', { input: other }, staff),
      await club.ask('SignOutOfPortal', { input: session }, staff),
    ]
    expect(asked).toMatchObject([
      { data: { beginPortalSession: true }, codes: [] },
      { data: { endPortalSession: true }, codes: [] },
      { data: { signOutOfPortal: true }, codes: [] },
    ])
  })

  test('keeps neither ADMINs nor other clubs from anything', async () => {
    const admin = staffOf([closed], 'OWNER', true)
    const shut = await addClub(club.database, { status: 'CLOSED' })
    for (const name of MUTATIONS) {
      expect((await askOf(name, shut)(admin)).codes).not.toContain('club_inactive')
      for (const caller of [staffOf([open], 'OWNER'), deviceAt(open)])
        expect((await askOf(name, open)(caller)).codes).not.toContain('club_inactive')
    }
  })

  test('is absent for changes to staff who have an open club, too, and stays as it is', async () => {
    const staff = staffOf([open, closed], 'OWNER')
    const setStatus = async ({ courts: [court] }: ClubFixture) => {
      const document = `mutation ($input: SetCourtStatusOverrideInput!) {
        setCourtStatusOverride(input: $input) { court { status } } }`
      const input = { courtId: court?.id, override: 'MAINTENANCE' }
      return club.execute(toMutation(document), staff, { input })
    }
    expect((await setStatus(open)).codes).toEqual([])
    expect((await setStatus(closed)).codes).toEqual(['not_found'])
    const { data } = await club.execute(
      { ...toMutation('query ($id: ID!) { court(id: $id) { status } }'), kind: 'query' },
      staff,
      { id: closed.courts[0]?.id },
    )
    expect(data.court.status).toBe('AVAILABLE')
  })

  test('shows its installations to no caller of theirs that a process still lets in', async () => {
    const revoked = { status: 'REVOKED', revokedAt: new Date() } as const
    const callers = {
      active: await addInstallation(club.database, open.club),
      revoked: await addInstallation(club.database, open.club, revoked),
      ofClosedClub: await addInstallation(club.database, closed.club),
    }
    const codesOf = async (caller: InstallationCaller) =>
      (await club.ask('GetContext', {}, caller)).codes
    expect(await codesOf(callers.active)).toEqual([])
    expect(await codesOf(callers.revoked)).toEqual(['installation_inactive'])
    expect(await codesOf(callers.ofClosedClub)).toEqual(['installation_inactive'])
  })
})

function toMutation(document: string) {
  return { name: 'Any', kind: 'mutation', document, hash: document, registered: false } as const
}
