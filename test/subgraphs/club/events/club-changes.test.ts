import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller, StaffCaller } from '../../../../platform/caller.ts'
import type { Answer } from '../../../../platform/executor.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { ClubRole } from '../../../../schema/club/roles.ts'
import { CLUB_CHANGE_KINDS } from '../../../../subgraphs/club/records/club-change.ts'
import { LoggedEventEntity } from '../../../../subgraphs/foundation/event-log/entities.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import { askChange } from '../match-sessions/courtside.ts'
import { type RunningClub, startClub } from '../running-club.ts'

const LATER = new Date('2099-07-01T10:00:00Z')
/** No sender connects to it. */
const BLOCKED = 'https://127.0.0.1/'

let club: RunningClub
let home: ClubFixture
let partner: InstallationCaller
let owner: StaffCaller
const streams: AsyncIterator<Answer>[] = []

beforeAll(async () => {
  club = await startClub({ replicas: 2 })
})

afterAll(() => club.close())

beforeEach(async () => {
  home = await addClub(club.database)
  partner = await addInstallation(club.database, home.club)
  owner = staffOf(home, 'OWNER')
})

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.return?.()
})

function staffOf({ club: { id } }: ClubFixture, role: ClubRole): StaffCaller {
  return { kind: 'staff', subject: 's', isAdmin: false, roles: [{ clubId: id, role }] }
}

type PortalOperation = Parameters<RunningClub['ask']>[0]

/** Subscribes behind the items with which the subscription begins. */
async function follow(caller: Caller = owner, of = home, replica = 0) {
  const stream = await club.follow('PortalClubChanges', { clubId: of.club.id }, caller, replica)
  streams.push(stream)
  const next = async () => (await stream.next()).value?.data?.clubChanges
  const first = []
  for (const _kind of CLUB_CHANGE_KINDS) first.push(await next())
  return { first, next, stream }
}

async function addEndpoint(url = 'https://public.com/'): Promise<string> {
  const input = { name: 'Desk', url: 'https://public.com/', eventTypes: ['BOOKING_CREATED'] }
  const made = await club.ask('CreateWebhookEndpoint', { input }, partner)
  const { id } = made.data.createWebhookEndpoint.webhookEndpoint
  await club.database.query('UPDATE webhook_endpoints SET url = ? WHERE id = ?', [url, id])
  return id
}

async function addDelivery(
  endpointId: string,
  changes: Partial<WebhookDelivery>,
): Promise<WebhookDelivery> {
  const { id: clubId, organizationId } = home.club
  const [eventId, at] = [newUuid(), new Date()]
  await tableOf(LoggedEventEntity).insert(club.database, {
    ...{ id: eventId, organizationId, clubId, resourceType: 'booking', resourceId: newUuid() },
    ...{ publicationSequence: String(at.getTime()), type: 'booking.created', sequence: 1 },
    ...{ schemaVersion: 1, occurredAt: at, changedFields: ['status'], data: {} },
    traceparent: null,
  })
  const delivery: WebhookDelivery = {
    ...{ id: newUuid(), endpointId, eventId, eventType: 'booking.created', body: '{}' },
    ...{ status: 'PENDING', attemptCount: 0, isRetry: false, nextAttemptAt: at, lease: null },
    ...{ createdAt: at, completedAt: null, resourceId: null, sequence: null, resend: 0 },
    ...{ traceparent: null, ...changes },
  }
  await tableOf(WebhookDeliveryEntity).insert(club.database, delivery)
  return delivery
}

async function settle(conflictId: string, caller: Caller = owner): Promise<void> {
  const { codes } = await askChange(club, 'resolveReconciliationConflict', { conflictId }, caller)
  expect(codes).toEqual([])
}

const endpointChanged = (resourceId: string) => ({ kind: 'WEBHOOK_ENDPOINT', resourceId })

describe('clubChanges', () => {
  test('begins with each kind, since what was read before may be out of date', async () => {
    const { first } = await follow()
    expect(first).toEqual([
      { kind: 'CLUB', resourceId: null },
      { kind: 'COURT', resourceId: null },
      { kind: 'LOCATION', resourceId: null },
      { kind: 'RECONCILIATION_CONFLICT', resourceId: null },
      { kind: 'WEBHOOK_ENDPOINT', resourceId: null },
    ])
  })

  test('names a conflict that staff settle, once, to followers of each process', async () => {
    const ids = await addOneOfEach(club.database, home, partner)
    const conflictId = ids.ReconciliationConflict
    await club.database.query('UPDATE bookings SET open_conflict_id = ? WHERE id = ?', [
      conflictId,
      ids.Booking,
    ])
    const followers = [await follow(), await follow(staffOf(home, 'OPERATOR'), home, 1)]
    await settle(conflictId)
    for (const { next } of followers)
      expect(await next()).toEqual({ kind: 'RECONCILIATION_CONFLICT', resourceId: conflictId })
    // A repetition at either process.
    await settle(conflictId)
    await settle(conflictId)
    const endpointId = await addEndpoint()
    for (const { next } of followers) expect(await next()).toEqual(endpointChanged(endpointId))
  })

  test('names a court whose closing gets another end, which is no event', async () => {
    const courtId = home.courts[0]?.id ?? ''
    const close = (until: string) =>
      askChange(club, 'setCourtStatusOverride', { courtId, override: 'MAINTENANCE', until }, owner)
    await close('2099-01-01T10:00:00Z')
    const { next } = await follow()
    await close('2099-01-01T12:00:00Z')
    expect(await next()).toEqual({ kind: 'COURT', resourceId: courtId })
  })

  test('names a location whose opening hours its owner sets, and not for a repetition', async () => {
    const { id: locationId, updatedAt } = home.location
    const input = { locationId, openingHours: [], expectedUpdatedAt: updatedAt.toISOString() }
    const { next } = await follow()
    const weekday = { weekday: 'MONDAY', intervals: [] }
    for (const openingHours of [[], [weekday], [weekday]])
      await askChange(club, 'setOpeningHours', { ...input, openingHours }, owner)
    expect(await next()).toEqual({ kind: 'LOCATION', resourceId: locationId })
    const endpointId = await addEndpoint()
    expect(await next()).toEqual(endpointChanged(endpointId))
  })

  test('names a court whose screen or score pad is switched on, paired or switched off', async () => {
    const courtId = home.courts[0]?.id ?? ''
    const { next } = await follow()
    const named = async (operation: PortalOperation, input: object, caller: Caller = owner) => {
      const { codes, data } = await club.ask(operation, { input }, caller)
      expect(codes).toEqual([])
      expect(await next()).toEqual({ kind: 'COURT', resourceId: courtId })
      return data
    }
    const { token } = (await named('PortalStartScreen', { courtId })).startCourtScreen
    await named('PortalOpenScreen', { token }, { kind: 'public', address: '192.0.2.1' })
    await named('PortalEndScreen', { courtId })
    const { code, scorePad } = (await named('PortalStartPad', { courtId })).startScorePad
    await named('PortalPairScorePad', { code }, { kind: 'public', address: '192.0.2.1' })
    await named('PortalEndPad', { scorePadId: scorePad.scorePadId })
  })

  test('names an endpoint that is changed, and disabled', async () => {
    const endpointId = await addEndpoint()
    const { next } = await follow()
    await club.ask('UpdateWebhookEndpoint', { input: { endpointId, name: 'Counter' } }, partner)
    expect(await next()).toEqual(endpointChanged(endpointId))
    await club.ask('DisableWebhookEndpoint', { input: { endpointId } }, partner)
    expect(await next()).toEqual(endpointChanged(endpointId))
  })

  test('names the endpoint of a delivery that is sent again', async () => {
    const endpointId = await addEndpoint()
    const delivery = await addDelivery(endpointId, { nextAttemptAt: LATER, attemptCount: 2 })
    const { next } = await follow()
    const input = { deliveryId: delivery.id }
    const { codes } = await club.ask('PortalResendDelivery', { input }, owner)
    expect([codes, await next()]).toEqual([[], endpointChanged(endpointId)])
  })

  test('contains nothing of another club', async () => {
    const { next } = await follow()
    const foreign = await addClub(club.database)
    const input = { name: 'Desk', url: 'https://public.com/', eventTypes: ['BOOKING_CREATED'] }
    const stranger = await addInstallation(club.database, foreign.club)
    await club.ask('CreateWebhookEndpoint', { input }, stranger)
    const own = await addEndpoint()
    expect(await next()).toEqual(endpointChanged(own))
  })

  test('is forbidden to partners, devices and API keys, and to staff without a role for it', async () => {
    const place = { clubId: home.club.id, courtId: newUuid() }
    const others: Caller[] = [
      partner,
      { kind: 'device', subject: 'd', ...place },
      { kind: 'screen', subject: 'd', ...place },
      { kind: 'api_key', apiKeyId: newUuid(), clubId: home.club.id } as Caller,
      staffOf(home, 'COACH'),
      staffOf(home, 'COORDINATOR'),
    ]
    for (const caller of others)
      await expect(follow(caller)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is not found in a club of others, and in none', async () => {
    const foreign = await addClub(club.database)
    await expect(follow(owner, foreign)).rejects.toMatchObject({ code: 'not_found' })
    const admin: StaffCaller = { ...owner, isAdmin: true, roles: [] }
    const none = { ...home, club: { ...home.club, id: newUuid() } }
    await expect(follow(admin, none)).rejects.toMatchObject({ code: 'not_found' })
    await follow(admin, foreign)
  })

  test('has one item for a follower that does not read, however often a record changes', async () => {
    const endpointId = await addEndpoint()
    const { next } = await follow()
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const input = { endpointId, name }
      expect((await club.ask('UpdateWebhookEndpoint', { input }, partner)).codes).toEqual([])
    }
    const other = await addEndpoint()
    expect([await next(), await next()]).toEqual([
      endpointChanged(endpointId),
      endpointChanged(other),
    ])
  })

  // The last one: its end of the jobs ends the notices of the process.
  test('names the endpoint of an attempt when it is recorded', async () => {
    const endpointId = await addEndpoint(BLOCKED)
    const { next } = await follow(owner, home, 1)
    const { id } = await addDelivery(endpointId, {})
    const stop = club.startJobs()
    try {
      expect(await next()).toEqual(endpointChanged(endpointId))
      expect((await readDelivery(id)).attemptCount).toBe(1)
    } finally {
      await stop()
    }
  })

  async function readDelivery(id: string) {
    const { data } = await club.ask('PortalDelivery', { id }, owner)
    return data.webhookDelivery as { attemptCount: number }
  }
})
