import { hash, randomBytes } from 'node:crypto'
import { makeVolunteer } from '../../launch/wiring/volunteer-tier.ts'
import type { WebhookSetup } from '../../launch/wiring/webhook-setup.ts'
import { makeLocalBus } from '../../platform/bus.ts'
import type { ApiKeyCaller, Caller, StaffCaller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AnswerError, Operation, Variables } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import type { ClubRole } from '../../schema/club/roles.ts'
import { loadOperations, type OperationName } from '../../schema/operations.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { tableOf } from '../../subgraphs/foundation/table.ts'
import type { Account } from '../../subgraphs/volunteer/accounts/account.ts'
import { AccountEntity } from '../../subgraphs/volunteer/accounts/entities.ts'
import { type EventLimits, newAccount } from '../../subgraphs/volunteer/accounts/rules.ts'
import { ApiKeyEntity } from '../../subgraphs/volunteer/api-keys/entities.ts'
import { makeApiKey } from '../../subgraphs/volunteer/api-keys/rules.ts'
import type { StoredEventAccess } from '../../subgraphs/volunteer/event-access/entities.ts'
import { VolunteerEventEntity } from '../../subgraphs/volunteer/events/entities.ts'
import type { VolunteerEvent } from '../../subgraphs/volunteer/events/volunteer-event.ts'
import type { Helper } from '../../subgraphs/volunteer/helpers/helper.ts'
import { tellNoneIsInactive } from '../support/tell-none-is-inactive.ts'
import { openVolunteerDatabase } from '../support/test-database.ts'
import { testLog } from '../support/test-log.ts'
import { TEST_WEBHOOKS } from '../support/webhooks.ts'

export const NOW = new Date('2026-07-01T12:00:00.000Z')

export const LONG_AGO = new Date('2026-01-01T00:00:00.000Z')

export interface Asked {
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many shapes.
  data: any
  /** Code of the first refusal. */
  code: unknown
  errors: readonly AnswerError[]
}

/** The volunteer subgraph over a database of its own; its clock stands still until it is set. */
export interface VolunteerTest {
  database: Database
  setNow(now: Date): void
  /** SQL statements since the last call; BEGIN and COMMIT count. */
  takeStatements(): string[]
  /** Asks a registered operation by its name, or any other document by its text. */
  ask(operation: string, variables: Variables, caller: Caller): Promise<Asked>
  close(): Promise<void>
}

export interface VolunteerTestOptions {
  /** Instead of one that stands still. */
  clock?: Clock
  webhooks?: Partial<WebhookSetup>
  eventLimits?: EventLimits
  /** Runs what the subgraph does without being asked. */
  withJobs?: boolean
  poolSize?: number
}

export async function startVolunteer(options: VolunteerTestOptions = {}): Promise<VolunteerTest> {
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const { poolSize } = options
  const database = await openVolunteerDatabase({
    onStatement,
    ...(poolSize !== undefined && { poolSize }),
  })
  let now = NOW
  const { subgraph, startJobs } = makeVolunteer({
    database,
    secretKeys: [Buffer.alloc(32, 7)],
    bus: makeLocalBus(),
    clock: options.clock ?? (() => now),
    webhooks: { ...TEST_WEBHOOKS, ...options.webhooks },
    ...(options.eventLimits && { eventLimits: options.eventLimits }),
    log: testLog,
  })
  await tellNoneIsInactive(subgraph)
  statements.length = 0
  const stopJobs = options.withJobs ? startJobs() : async () => {}

  return {
    database,
    setNow: (moment) => {
      now = moment
    },
    takeStatements: () => statements.splice(0),
    async ask(operation, variables, caller) {
      const request = { caller, requestId: 'request-1' }
      const { data, errors = [] } = await subgraph.execute(
        toOperation(operation),
        variables,
        request,
      )
      return { data, errors, code: errors[0]?.extensions?.['code'] }
    },
    async close() {
      await stopJobs()
      await database.close()
    },
  }
}

function toOperation(nameOrDocument: string): Operation {
  const registered = loadOperations().get(nameOrDocument as OperationName)
  if (registered) return registered

  const document = nameOrDocument
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  return { name: 'Test', kind, document, hash: hash('sha256', document), registered: false }
}

export const PRO = { plan: 'PRO' } as const satisfies Partial<Account>

export async function addAccount(
  database: Database,
  changes: Partial<Account> = PRO,
): Promise<Account> {
  const account = { ...newAccount(newUuid(), LONG_AGO), ...changes }
  await tableOf(AccountEntity).insert(database, account)
  return account
}

/** Makes a key of the account's club, and returns it as a caller. */
export async function addApiKey(
  database: Database,
  account: Account,
  changes: Partial<ApiKeyCaller> = {},
): Promise<ApiKeyCaller> {
  const caller = toApiKeyCaller(account, changes)
  const asked = {
    id: caller.apiKeyId,
    clubId: account.clubId,
    name: 'Desk',
    scopes: [...caller.scopes],
    createdBy: 'key-maker',
    createdAt: LONG_AGO,
    expiresAt: null,
  }
  await tableOf(ApiKeyEntity).insert(database, makeApiKey(asked, randomBytes(30)).apiKey)
  return caller
}

/** A caller whose key is stored nowhere; good for what needs none. */
export function toApiKeyCaller(
  { clubId, plan, addOns, isIntegrationEnabled }: Account,
  changes: Partial<ApiKeyCaller> = {},
): ApiKeyCaller {
  const toAddOn = {
    API_ACCESS_PLUS: 'api_access_plus',
    WEBHOOKS_ACCESS: 'webhooks_access',
  } as const
  return {
    kind: 'api_key',
    apiKeyId: newUuid(),
    clubId,
    scopes: VOLUNTEER_SCOPES,
    plan,
    addOns: addOns.map((addOn) => toAddOn[addOn]),
    isIntegrationEnabled,
    isClubActive: true,
    ...changes,
  }
}

/** A pro club with a key of all scopes. */
export async function addProClub(database: Database): Promise<ApiKeyCaller> {
  return addApiKey(database, await addAccount(database))
}

export function staffOf(clubId: string, role: ClubRole = 'OWNER'): StaffCaller {
  return { kind: 'staff', subject: 'staff-1', isAdmin: false, roles: [{ clubId, role }] }
}

export const ADMIN: StaffCaller = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] }

export function anEvent(changes: Partial<VolunteerEvent> = {}): VolunteerEvent {
  return {
    id: newUuid(),
    clubId: newUuid(),
    externalId: null,
    name: 'Sommerfest',
    description: null,
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    location: null,
    locationCoordinates: null,
    status: 'DRAFT',
    autoConfirmAssignments: false,
    createdBy: 'key-maker',
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addEvents(
  database: Database,
  ...events: VolunteerEvent[]
): Promise<VolunteerEvent[]> {
  await tableOf(VolunteerEventEntity).insertAll(database, events)
  return events
}

/** Input of a mutation that makes an event. */
export function anEventInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Sommerfest', startDate: '2026-08-01', endDate: '2026-08-02', ...changes }
}

/** An item of a mutation that brings events in line. */
export function aSyncItem(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...anEventInput(), externalId: 'e-1', ...changes }
}

export function aHelper(changes: Partial<Helper> = {}): Helper {
  return {
    id: newUuid(),
    clubId: newUuid(),
    externalId: null,
    firstName: 'Anna',
    lastName: 'Gruber',
    email: null,
    phone: null,
    language: null,
    tags: [],
    notes: null,
    status: 'ACTIVE',
    publishedCount: 0,
    deletedAt: null,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export function anAccess(changes: Partial<StoredEventAccess> = {}): StoredEventAccess {
  return {
    ...{ id: newUuid(), clubId: newUuid(), eventId: newUuid(), helperId: newUuid() },
    ...{ roleIds: [], grantedAt: LONG_AGO, revokedAt: null, updatedAt: LONG_AGO },
    ...{ isRevoked: false, firstName: 'Anna', lastName: 'Gruber', status: 'ACTIVE' },
    changedAt: LONG_AGO,
    ...changes,
  }
}

/** What the event log holds of a resource, in the order of its sequence. */
export async function loggedEventsOf(database: Database, id: string) {
  const rows = await database.query<{ type: string; sequence: number; changedFields: string }[]>(
    `SELECT type, sequence, changed_fields AS changedFields, organization_id AS organizationId
     FROM event_log WHERE resource_id = ? ORDER BY sequence`,
    [id],
  )
  return rows.map((row) => ({ ...row, changedFields: JSON.parse(row.changedFields) }))
}
