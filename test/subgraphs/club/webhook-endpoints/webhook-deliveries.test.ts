import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller, StaffCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { LoggedEventEntity } from '../../../../subgraphs/foundation/event-log/entities.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  WebhookAttemptEntity,
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { type RunningClub, startClub } from '../running-club.ts'

const EARLIER = new Date('2026-07-01T10:00:00Z')
const LATER = new Date('2099-07-01T10:00:00Z')

let club: RunningClub
let home: ClubFixture
let partner: InstallationCaller
let operator: StaffCaller
let endpointId: string

beforeAll(async () => {
  club = await startClub()
})

afterAll(() => club.close())

beforeEach(async () => {
  home = await addClub(club.database)
  partner = await addInstallation(club.database, home.club)
  operator = staffOf(home.club.id)
  const input = { name: 'Desk', url: 'https://public.com/', eventTypes: ['BOOKING_CREATED'] }
  const made = await club.ask('CreateWebhookEndpoint', { input }, partner)
  endpointId = made.data.createWebhookEndpoint.webhookEndpoint.id
})

describe('Club API › webhook delivery log', () => {
  test('is visible to the installation and to staff, with attempts', async () => {
    const older = await addDelivery({ createdAt: EARLIER, status: 'DELIVERED' })
    const newer = await addDelivery({ attemptCount: 1 })
    await tableOf(WebhookAttemptEntity).insert(club.database, {
      deliveryId: newer,
      number: 1,
      startedAt: EARLIER,
      durationMs: 12,
      responseStatus: 500,
      failure: 'http_status',
      failureDetail: null,
    })
    for (const caller of [partner, operator]) {
      const { data } = await ask(LOG, { id: endpointId }, caller)
      expect(data.webhookEndpoint).toMatchObject({
        failureWarning: null,
        deliveries: {
          nodes: [
            {
              id: newer,
              attempts: [{ number: 1, responseStatus: 500, failureClass: 'HTTP_STATUS' }],
            },
            { id: older, attempts: [] },
          ],
        },
      })
    }
  })

  test('is not found by other installations, clubs and staff', async () => {
    const id = await addDelivery({})
    const strangers = [await addInstallation(club.database, home.club), staffOf(newUuid())]
    for (const caller of strangers) {
      const log = await ask(LOG, { id: endpointId }, caller)
      expect(log).toMatchObject({ data: { webhookEndpoint: null }, codes: [] })
      expect((await ask(RESEND, { input: { deliveryId: id } }, caller)).codes).toEqual([
        'not_found',
      ])
      const input = { endpointId, since: EARLIER.toISOString() }
      expect((await ask(RESEND_FAILED, { input }, caller)).codes).toEqual(['not_found'])
      expect((await ask(PING, { input: { endpointId } }, caller)).codes).toEqual(['not_found'])
    }
  })

  test('is forbidden to an installation without webhooks:manage and to devices', async () => {
    const reader = await addInstallation(club.database, home.club, { scopes: ['bookings:read'] })
    const place = { clubId: home.club.id, courtId: newUuid() }
    const device: Caller = { kind: 'device', subject: 'd', ...place }
    expect((await ask(LOG, { id: endpointId }, reader)).codes).toEqual(['insufficient_scope'])
    expect((await ask(LOG, { id: endpointId }, device)).codes).toEqual(['forbidden'])
  })

  test('contains a warning after consecutive failures', async () => {
    await club.database.query('UPDATE webhook_endpoints SET consecutive_failures = 16')
    const { data } = await ask(LOG, { id: endpointId }, operator)
    expect(data.webhookEndpoint.failureWarning).toBe(15)
  })
})

describe('resendWebhookDelivery', () => {
  test('replaces the scheduled retry', async () => {
    const id = await addDelivery({ nextAttemptAt: LATER, attemptCount: 2 })
    const { data } = await ask(RESEND, { input: { deliveryId: id } }, operator)
    const { webhookDelivery } = data.resendWebhookDelivery
    expect(webhookDelivery).toMatchObject({ id, status: 'PENDING', attemptCount: 2 })
    expect(webhookDelivery.nextAttemptAt < LATER.toISOString()).toBe(true)
  })

  test('makes a FAILED delivery due', async () => {
    const over = { nextAttemptAt: null, completedAt: EARLIER, attemptCount: 8 }
    const id = await addDelivery({ status: 'FAILED', ...over })
    const { data } = await ask(RESEND, { input: { deliveryId: id } }, partner)
    expect(data.resendWebhookDelivery.webhookDelivery.status).toBe('PENDING')
  })

  test('leaves a leased delivery unchanged', async () => {
    const id = await addDelivery({ nextAttemptAt: LATER, lease: newUuid() })
    const { data } = await ask(RESEND, { input: { deliveryId: id } }, operator)
    const { nextAttemptAt } = data.resendWebhookDelivery.webhookDelivery
    expect(nextAttemptAt).toBe(LATER.toISOString())
  })

  test('is rejected with state_conflict while the endpoint is disabled', async () => {
    const id = await addDelivery({})
    await club.ask('DisableWebhookEndpoint', { input: { endpointId: endpointId } }, partner)
    expect((await ask(RESEND, { input: { deliveryId: id } }, operator)).codes).toEqual([
      'state_conflict',
    ])
  })

  test('of failed deliveries reschedules those since a given time', async () => {
    await addDelivery({ status: 'FAILED', createdAt: new Date('2026-06-01T00:00:00Z') })
    await addDelivery({ status: 'FAILED' })
    await addDelivery({ status: 'ENDED' })
    await addDelivery({ status: 'DELIVERED' })
    const input = { endpointId, since: EARLIER.toISOString() }
    const { data } = await ask(RESEND_FAILED, { input }, operator)
    expect(data.resendFailedWebhookDeliveries.resentCount).toBe(2)
  })
})

describe('the failed deliveries of a club', () => {
  test('are listed with those of all endpoints, for OWNERs and OPERATORs', async () => {
    const older = await addDelivery({ status: 'FAILED', createdAt: EARLIER })
    const newer = await addDelivery({ status: 'ENDED' })
    await addDelivery({ status: 'DELIVERED' })
    const listed = async (caller: Caller) => {
      const { data, codes } = await ask(FAILED_OF_CLUB, { of: [ofClub()] }, caller)
      return codes[0] ?? data._entities[0].failedWebhookDeliveries.nodes
    }
    const desk = { ...operator, roles: [{ clubId: home.club.id, role: 'OPERATOR' as const }] }
    for (const caller of [operator, desk])
      expect(await listed(caller)).toEqual([{ id: newer }, { id: older }])
    const coach = { ...operator, roles: [{ clubId: home.club.id, role: 'COACH' as const }] }
    expect(await listed(coach)).toBe('forbidden')
    expect(await listed(partner)).toBe('forbidden')
  })

  test('are due again at the active endpoints, since a given time', async () => {
    const resent = async (caller: Caller) => {
      const input = { clubId: home.club.id, since: EARLIER.toISOString() }
      const { data, codes } = await ask(RESEND_OF_CLUB, { input }, caller)
      return codes[0] ?? data.resendFailedDeliveriesOfClub.resentCount
    }
    await addDelivery({ status: 'FAILED', createdAt: new Date('2026-06-01T00:00:00Z') })
    await addDelivery({ status: 'FAILED' })
    await addDelivery({ status: 'ENDED' })
    expect(await resent(partner)).toBe('forbidden')
    expect(await resent(staffOf(newUuid()))).toBe('not_found')
    expect(await resent(operator)).toBe(2)
    await addDelivery({ status: 'FAILED' })
    await club.ask('DisableWebhookEndpoint', { input: { endpointId } }, partner)
    expect(await resent(operator)).toBe(0)
  })

  const ofClub = () => ({ __typename: 'Club', id: home.club.id })
})

describe('recoverWebhookEndpoint', () => {
  test('makes deliveries of the events that were missed, each once', async () => {
    const ids = await addEvents(['booking.created', 'booking.created', 'booking.cancelled'])
    await club.database.query('UPDATE webhook_endpoints SET follows_after = ? WHERE id = ?', [
      (await positions()).at(-1),
      endpointId,
    ])
    await addDelivery({ eventId: ids[0] ?? '', status: 'DELIVERED' })
    expect(await recover('0')).toEqual({ createdCount: 1, position: null })
    expect(await recover('0')).toEqual({ createdCount: 0, position: null })
    const made = await club.database.query<{ eventId: string; status: string }[]>(
      'SELECT event_id AS eventId, status FROM webhook_deliveries WHERE endpoint_id = ? AND status = ?',
      [endpointId, 'PENDING'],
    )
    expect(made).toEqual([{ eventId: ids[1], status: 'PENDING' }])
  })

  test('leaves events that are dispatched anyway', async () => {
    await club.database.query('UPDATE webhook_endpoints SET follows_after = 0 WHERE id = ?', [
      endpointId,
    ])
    await addEvents(['booking.created'])
    expect(await recover('0')).toEqual({ createdCount: 0, position: null })
  })

  test('is refused from a position that is not kept, to others, and while the endpoint is disabled', async () => {
    expect(await recover('99')).toBe('invalid_cursor')
    expect(await recover('0', staffOf(newUuid()))).toBe('not_found')
    await club.ask('DisableWebhookEndpoint', { input: { endpointId } }, partner)
    expect(await recover('0')).toBe('state_conflict')
  })

  async function recover(after: string, caller: Caller = partner) {
    const { data, codes } = await ask(RECOVER, { input: { endpointId, after } }, caller)
    return codes[0] ?? data.recoverWebhookEndpoint
  }

  const positions = async () => {
    const rows = await club.database.query<{ position: string }[]>(
      'SELECT publication_sequence AS position FROM event_log WHERE club_id = ? ORDER BY 1',
      [home.club.id],
    )
    return rows.map(({ position }) => position)
  }

  async function addEvents(types: readonly string[]): Promise<string[]> {
    const { id: clubId, organizationId } = home.club
    const events = types.map((type, at) => ({
      ...{ organizationId, clubId, id: newUuid(), publicationSequence: String(at + 1), type },
      ...{ schemaVersion: 1, resourceType: 'booking', resourceId: newUuid(), sequence: 1 },
      ...{ changedFields: [], occurredAt: EARLIER, data: null, traceparent: null },
    }))
    await tableOf(LoggedEventEntity).insertAll(club.database, events)
    await club.database.query(
      'REPLACE INTO organization_heads (organization_id, publication_sequence) VALUES (?, ?)',
      [organizationId, types.length],
    )
    return events.map(({ id }) => id)
  }
})

describe('pingWebhookEndpoint', () => {
  const ping = () => ask(PING, { input: { endpointId } }, operator)

  test('is rate-limited per endpoint', async () => {
    await club.database.query("UPDATE webhook_endpoints SET url = 'https://127.0.0.1/'")
    for (let nth = 0; nth < 6; nth += 1)
      expect((await ping()).data.pingWebhookEndpoint.failureClass).toBe('BLOCKED_ADDRESS')
    const { codes, details } = await ping()
    expect(codes).toEqual(['rate_limited'])
    expect(details).toMatchObject([{ retryAfterSeconds: expect.any(Number) }])
  })

  test('is rejected with state_conflict while its partner has the endpoint disabled or deleted', async () => {
    await club.database.query("UPDATE webhook_endpoints SET status = 'DISABLED'")
    expect((await ping()).codes).toEqual(['state_conflict'])
    await club.ask('DisableWebhookEndpoint', { input: { endpointId: endpointId } }, partner)
    expect((await ping()).codes).toEqual(['state_conflict'])
  })

  test.each(['FAILURES', 'STAFF'])('reaches an endpoint that %s disabled', async (by) => {
    await club.database.query(
      "UPDATE webhook_endpoints SET status = 'DISABLED', disabled_by = ?, url = 'https://127.0.0.1/'",
      [by],
    )
    expect((await ping()).data.pingWebhookEndpoint.failureClass).toBe('BLOCKED_ADDRESS')
  })
})

describe('setWebhookEndpointStatus', () => {
  const set = async (status: string, caller: Caller = operator) => {
    const { data, codes } = await ask(SWITCH, { input: { endpointId, status } }, caller)
    return codes[0] ?? data.setWebhookEndpointStatus.webhookEndpoint
  }
  const disable = (by: string | null, failures = 0) =>
    club.database.query(
      `UPDATE webhook_endpoints SET status = 'DISABLED', disabled_at = ?, disabled_by = ?,
         consecutive_failures = ? WHERE id = ?`,
      [EARLIER, by, failures, endpointId],
    )
  const active = { status: 'ACTIVE', disabledBy: null, disabledAt: null, consecutiveFailures: 0 }
  const disabledBy = async () =>
    (await ask(STATE, { id: endpointId }, operator)).data.webhookEndpoint.disabledBy

  test.each(['FAILURES', 'STAFF'])('enables what %s disabled, for an OWNER', async (by) => {
    await disable(by, 20)
    expect(await set('ACTIVE')).toEqual(active)
  })

  test('says that the club disabled it, and lets the partner enable it', async () => {
    expect(await set('DISABLED')).toMatchObject({ status: 'DISABLED', disabledBy: 'STAFF' })
    expect(await set('DISABLED')).toMatchObject({ status: 'DISABLED', disabledBy: 'STAFF' })
    const input = { endpointId, status: 'ACTIVE' }
    await club.ask('UpdateWebhookEndpoint', { input }, partner)
    expect(await disabledBy()).toBeNull()
  })

  test('leaves to the partner what it disabled or deleted', async () => {
    const input = { endpointId, status: 'DISABLED' }
    await club.ask('UpdateWebhookEndpoint', { input }, partner)
    expect(await disabledBy()).toBe('CALLER')
    expect(await set('ACTIVE')).toBe('state_conflict')
    await disable('FAILURES', 20)
    await club.ask('DisableWebhookEndpoint', { input: { endpointId } }, partner)
    expect(await disabledBy()).toBe('CALLER')
    expect(await set('ACTIVE')).toBe('state_conflict')
  })

  test('enables no endpoint of an installation that has ended', async () => {
    const input = { clubId: home.club.id, installationId: partner.installationId }
    await ask(REVOKE, { input }, operator)
    expect(await disabledBy()).toBe('STAFF')
    expect(await set('ACTIVE')).toBe('state_conflict')
  })

  test.each([
    [20, 'FAILURES'],
    [19, 'CALLER'],
  ])('reads a row of 1.0 with %i failures as disabled by %s', async (failures, by) => {
    await disable(null, failures)
    expect(await disabledBy()).toBe(by)
  })

  test('is for OWNERs of the club alone', async () => {
    const desk = { ...operator, roles: [{ clubId: home.club.id, role: 'OPERATOR' as const }] }
    expect(await set('DISABLED', desk)).toBe('forbidden')
    expect(await set('DISABLED', partner)).toBe('forbidden')
    expect(await set('DISABLED', staffOf(newUuid()))).toBe('not_found')
  })
})

const LOG = `query ($id: ID!) { webhookEndpoint(id: $id) {
  failureWarning
  deliveries { nodes { id attempts { number responseStatus failureClass } } }
} }`

const RESEND = `mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) {
  webhookDelivery { id status attemptCount nextAttemptAt }
} }`

const RESEND_FAILED = `mutation ($input: ResendFailedWebhookDeliveriesInput!) {
  resendFailedWebhookDeliveries(input: $input) { resentCount }
}`

const FAILED_OF_CLUB = `query ($of: [_Any!]!) { _entities(representations: $of) {
  ... on Club { failedWebhookDeliveries { nodes { id } } }
} }`

const RESEND_OF_CLUB = `mutation ($input: ResendFailedDeliveriesOfClubInput!) {
  resendFailedDeliveriesOfClub(input: $input) { resentCount }
}`

const RECOVER = `mutation ($input: RecoverWebhookEndpointInput!) {
  recoverWebhookEndpoint(input: $input) { createdCount position }
}`

const STATE = 'query ($id: ID!) { webhookEndpoint(id: $id) { disabledBy } }'

const SWITCH = `mutation ($input: SetWebhookEndpointStatusInput!) {
  setWebhookEndpointStatus(input: $input) {
    webhookEndpoint { status disabledBy disabledAt consecutiveFailures }
  }
}`

const REVOKE = `mutation ($input: RevokeInstallationInput!) {
  revokeInstallation(input: $input) { installation { status } }
}`

const PING = `mutation ($input: PingWebhookEndpointInput!) {
  pingWebhookEndpoint(input: $input) { failureClass }
}`

function staffOf(clubId: string): StaffCaller {
  return { kind: 'staff', subject: 's', isAdmin: false, roles: [{ clubId, role: 'OWNER' }] }
}

async function addDelivery(changes: Partial<WebhookDelivery>): Promise<string> {
  const delivery: WebhookDelivery = {
    id: newUuid(),
    endpointId,
    eventId: newUuid(),
    eventType: 'booking.created',
    body: '{}',
    status: 'PENDING',
    attemptCount: 0,
    isRetry: false,
    nextAttemptAt: LATER,
    lease: null,
    resourceId: null,
    sequence: null,
    resend: 0,
    traceparent: null,
    createdAt: new Date('2026-07-02T10:00:00Z'),
    completedAt: null,
    ...changes,
  }
  await tableOf(WebhookDeliveryEntity).insert(club.database, delivery)
  return delivery.id
}

function ask(document: string, variables: Record<string, unknown>, caller: Caller) {
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  const operation = { name: 'Test', kind, document, hash: hash('sha256', document) } as const
  return club.execute({ ...operation, registered: false }, caller, variables)
}
