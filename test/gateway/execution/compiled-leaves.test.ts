import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { GraphExecutor, Variables } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { clubProfileStore } from '../../../subgraphs/volunteer/club-profiles/store.ts'
import { makeUnsubscribeTokens } from '../../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import { addAccount, toApiKeyCaller } from '../../subgraphs/volunteer/caller-fixture.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { openClubDatabase, openVolunteerDatabase } from '../../support/database/test-database.ts'
import { FACADE_OPERATIONS } from '../../support/graph/facade-operations.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { fillGaps } from '../../support/graph/no-gaps.ts'
import { testLog } from '../../support/log/test-log.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'

let databases: { club: Database; volunteer: Database }
let owners: Record<string, { subgraph: GraphExecutor; caller: Caller }>
let ids: Readonly<Record<string, string>>
let clubOf: string

const SECRET_KEYS = [Buffer.alloc(32, 7)]

const TOKENS = makeUnsubscribeTokens(SECRET_KEYS)

beforeAll(async () => {
  const [club, volunteer] = await Promise.all([openClubDatabase(), openVolunteerDatabase()])
  databases = { club, volunteer }
  const home = await addClub(club)
  const installation = await addInstallation(club, home.club)
  const account = await addAccount(volunteer, {
    clubId: home.club.id,
    plan: 'PRO',
    replyTo: 'desk@nord.example',
  })
  ids = {
    ...(await addOneOfEach(club, home, installation)),
    ...(await addOneOfEachVolunteer(volunteer, home.club.id)),
  }
  clubOf = home.club.id
  const profile = { name: 'TC Nord', timezone: 'Europe/Vienna', language: 'de' }
  await inTransaction(volunteer, (tx) =>
    clubProfileStore.replaceAll(tx, [{ clubId: clubOf, ...profile, updatedAt: new Date() }]),
  )
  await fillGaps(databases)
  const shared = {
    ...{ secretKeys: SECRET_KEYS, bus: makeLocalBus(), clock: systemClock },
    ...{ log: testLog, webhooks: TEST_WEBHOOKS },
  }
  const makeIdentityProvider = makeTestIdentityProvider
  const { subgraph } = makeClub({
    ...{ ...shared, database: club, environment: 'SANDBOX', makeIdentityProvider },
  })
  owners = {
    club: { subgraph, caller: installation },
    volunteer: {
      subgraph: makeVolunteer({ ...shared, database: volunteer }).subgraph,
      caller: toApiKeyCaller(account),
    },
  }
})
afterAll(() => Promise.all(Object.values(databases).map((database) => database.close())))

/** What an operation is asked with beside a page of 50; the name of a type stands for the id of one. */
const ASKED_WITH: Readonly<Record<string, Record<string, string>>> = {
  GetAvailabilityRequest: { eventId: 'VolunteerEvent', id: 'AvailabilityRequest' },
  GetBooking: { id: 'Booking' },
  GetBookingImport: { id: 'BookingImport' },
  GetCourt: { id: 'Court' },
  GetCourtMapping: { bookingSourceId: 'BookingSource', externalCourtId: 'c1' },
  GetHelper: { id: 'Helper' },
  GetLocation: { id: 'Location' },
  GetMatchSession: { id: 'MatchSession' },
  GetScoreEvent: { sessionId: 'MatchSession', id: 'ScoreEvent' },
  GetShift: { eventId: 'VolunteerEvent', id: 'Shift' },
  GetVolunteerEvent: { id: 'VolunteerEvent' },
  GetVolunteerMessage: { eventId: 'VolunteerEvent', id: 'VolunteerMessage' },
  GetVolunteerRole: { eventId: 'VolunteerEvent', id: 'VolunteerRole' },
  ListAssignments: { eventId: 'VolunteerEvent' },
  ListAvailabilityRequests: { eventId: 'VolunteerEvent' },
  ListAvailabilityResponses: { id: 'AvailabilityRequest' },
  ListVolunteerWorkflowRuns: { id: 'VolunteerWorkflow' },
  GetVolunteerWorkflow: { id: 'VolunteerWorkflow' },
  ListMessageRecipients: { id: 'VolunteerMessage' },
  ListHelpersOfVolunteerEvent: { eventId: 'VolunteerEvent' },
  ListScoreEvents: { sessionId: 'MatchSession' },
  ListShifts: { eventId: 'VolunteerEvent' },
  ListVolunteerMessages: { eventId: 'VolunteerEvent' },
  ListVolunteerWebhookDeliveries: { webhookId: 'VolunteerWebhook' },
}

const TOMORROW = Date.now() + 24 * 60 * 60_000

/** Filters that an operation demands. */
const RANGES: Readonly<Record<string, Variables>> = {
  ListCourtAvailability: {
    filter: { from: new Date(TOMORROW), to: new Date(TOMORROW + 60 * 60_000) },
  },
}

const OF_HELPERS: ReadonlySet<string> = new Set(['MyInvolvement', 'MyCalendar', 'MyEvent'])

/** Operations of helpers, and of readers of a mail, are for them alone. */
function callerOf(name: string): Caller | undefined {
  if (name === 'MailSubscription') return { kind: 'public', address: '192.0.2.1' }
  if (!OF_HELPERS.has(name)) return undefined
  const [helperId = '', eventId = '', clubId = ''] = [ids['Helper'], ids['VolunteerEvent'], clubOf]
  return { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
}

function variablesOf(name: string): Variables {
  const asked = Object.entries(ASKED_WITH[name] ?? {})
  if (name === 'MailSubscription') return { token: TOKENS.seal(ids['Helper'] ?? '') }
  return {
    ...{ first: 50, offset: 0, ...RANGES[name] },
    ...Object.fromEntries(asked.map(([key, value]) => [key, ids[value] ?? value])),
  }
}

const QUERIES = FACADE_OPERATIONS.filter(({ kind }) => kind === 'query')

describe("a facade's query", () => {
  test.each(QUERIES)('$name returns the same compiled and interpreted', async (query) => {
    const owner = owners[GRAPH.findRegistered(query.hash)?.owner ?? '']
    const ask = async (registered: boolean) => {
      const caller = callerOf(query.name) ?? (owner?.caller as Caller)
      const request = { caller, requestId: 'request-1' }
      const operation = { ...query, registered }
      return JSON.stringify(
        await owner?.subgraph.execute(operation, variablesOf(query.name), request),
      )
    }
    const compiled = await ask(true)
    expect(compiled).toBe(await ask(false))
    const { data, errors } = JSON.parse(compiled)
    expect(errors).toBeUndefined()
    expect(findGaps(data)).toEqual(GAPS[query.name] ?? [])
  })
})

/** What no row of these can have: it would be deleted, and is not listed then; a run has a fault or a refusal. */
const GAPS: Readonly<Record<string, string[]>> = {
  // Staff have closed the court of the fixture.
  ListCourtAvailability: ['courtAvailability.nodes.free'],
  ListAvailabilityResponses: ['availabilityRequest.responses.nodes.deletedAt'],
  ListHelpers: ['helpers.nodes.deletedAt'],
  ListHelpersOfVolunteerEvent: ['volunteerEventHelpers.nodes.revokedAt'],
  ListRolesOfVolunteerEvent: ['volunteerRoles.nodes.deletedAt'],
  ListShifts: ['shifts.nodes.deletedAt'],
  ListVolunteerEvents: ['volunteerEvents.nodes.deletedAt'],
  ListVolunteerMessages: ['volunteerMessages.nodes.deletedAt'],
  ListVolunteerRoles: ['volunteerRoles.nodes.deletedAt'],
  ListVolunteerWorkflowRuns: ['volunteerWorkflow.runs.nodes.refusalCode'],
}

/** Where an answer says nothing, so that it does not show how a value comes. */
function findGaps(value: unknown, at: readonly string[] = []): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [at.join('.')]
  if (Array.isArray(value)) return value.flatMap((item) => findGaps(item, at))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => findGaps(inner, [...at, name]))
}
