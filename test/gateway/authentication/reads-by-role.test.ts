import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type GraphQLField, getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql'
import { CLUB_ROLES, type ClubArea, isOpenTo } from '../../../schema/club/roles.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'

/** For whom a read is, which names an object of a club. */
type Reach = ClubArea | 'ADMIN' | 'partners'

/** Root fields with the id of an object. */
const ROOT: Readonly<Record<string, Reach>> = {
  club: 'club',
  application: 'desk',
  installationAuthorizations: 'desk',
  courtMapping: 'partners',
  booking: 'desk',
  reconciliationConflicts: 'desk',
  court: 'club',
  bookingImport: 'partners',
  installations: 'desk',
  location: 'club',
  matchSession: 'sessions',
  personErasure: 'ownership',
  exportPerson: 'ownership',
  scoreEvents: 'sessions',
  scoreEvent: 'sessions',
  webhookDelivery: 'desk',
  webhookEndpoint: 'desk',
  volunteerAccount: 'ownership',
  apiKeys: 'ownership',
  assignments: 'volunteers',
  assignment: 'volunteers',
  availabilityRequests: 'volunteers',
  availabilityRequest: 'volunteers',
  volunteerWebhookDeliveries: 'ownership',
  volunteerEventHelpers: 'volunteers',
  volunteerEvent: 'volunteers',
  helper: 'volunteers',
  volunteerMessages: 'volunteers',
  volunteerMessage: 'volunteers',
  volunteerMessageReach: 'volunteers',
  volunteerRole: 'volunteers',
  shiftCandidates: 'volunteers',
  helpersWithoutShift: 'volunteers',
  shifts: 'volunteers',
  shift: 'volunteers',
  volunteerWorkflow: 'volunteers',
}

const OF_CLUB: Readonly<Record<string, Reach>> = {
  installationAuthorizations: 'desk',
  auditEntries: 'ownership',
  bookingSources: 'desk',
  bookings: 'desk',
  search: 'sessions',
  reconciliationConflicts: 'desk',
  refusedBookings: 'desk',
  courts: 'club',
  courtAvailability: 'desk',
  events: 'desk',
  installations: 'desk',
  locations: 'club',
  matchSessions: 'sessions',
  needs: 'ADMIN',
  failedWebhookDeliveries: 'desk',
  webhookEndpoints: 'desk',
  volunteerEvents: 'volunteers',
  volunteerPlan: 'ownership',
  apiKeys: 'ownership',
  volunteerAuditEntries: 'ownership',
  helpers: 'volunteers',
  helperCount: 'volunteers',
  volunteerRoles: 'volunteers',
  volunteerWebhooks: 'ownership',
  volunteerWorkflows: 'volunteers',
}

/** By the type of the object, read by `node`. */
const NODES: Readonly<Record<string, Reach>> = {
  Booking: 'desk',
  MatchSession: 'sessions',
  WebhookEndpoint: 'desk',
  WebhookDelivery: 'desk',
  ReconciliationConflict: 'desk',
  VolunteerEvent: 'volunteers',
  Helper: 'volunteers',
  VolunteerMessage: 'volunteers',
  ApiKey: 'ownership',
  VolunteerWebhook: 'ownership',
  VolunteerWebhookDelivery: 'ownership',
}

const SCHEMA = GRAPH.planning.apiSchema

let api: TestApi
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club)
  const ofClub = await addOneOfEach(api.club, home, await addInstallation(api.club, home.club))
  const ofVolunteer = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  ids = { ...ofClub, ...ofVolunteer, Club: home.club.id }
})
afterAll(() => api.close())

const ROLES = ['ADMIN', ...CLUB_ROLES] as const

/** The roles for which a field has an answer. */
async function answeredRoles(document: string, path: readonly string[]): Promise<string[]> {
  const answers = ROLES.map(async (role) => {
    const claim = role === 'ADMIN' ? { admin: true } : { clubs: [{ id: ids['Club'], role }] }
    const token = await api.staffToken(claim)
    const { body } = await api.ask('POST', '/graphql', { token, body: { query: document } })
    const found = path.reduce((data, name) => data?.[name], body.data)
    return found === null || found === undefined ? [] : [role]
  })
  return (await Promise.all(answers)).flat()
}

function openTo(reach: Reach | undefined): string[] {
  if (reach === 'partners') return []
  const isOpen = (role: (typeof CLUB_ROLES)[number]) =>
    reach !== undefined && reach !== 'ADMIN' && isOpenTo(reach, role)
  return ['ADMIN', ...CLUB_ROLES.filter(isOpen)]
}

const PARAMETERS: Readonly<Record<string, string>> = {
  clubId: 'Club',
  bookingSourceId: 'BookingSource',
  sessionId: 'MatchSession',
  eventId: 'VolunteerEvent',
  webhookId: 'VolunteerWebhook',
  shiftId: 'Shift',
}

function textOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args
    .filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
    .map((argument) => {
      if (argument.name === 'person')
        return `person: { bookingSourceId: "${ids['BookingSource']}", externalId: "p" }`
      if (argument.name === 'filter')
        return 'filter: { from: "2026-07-01T00:00:00Z", to: "2026-07-02T00:00:00Z" }'
      if (argument.name === 'audience') return 'audience: { type: ALL }'
      const kind = PARAMETERS[argument.name] ?? getNamedType(type).name
      return `${argument.name}: "${ids[kind] ?? 'court-1'}"`
    })
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selection}`
}

describe('a read with the id of an object', () => {
  const fields = SCHEMA.getQueryType()?.getFields() ?? {}

  test('has a row, with those for whom it is', () => {
    const named = Object.values(fields).filter(({ name, args }) => {
      const isById = args.some(({ type }) => String(type) === 'ID!')
      return isById && name !== 'node'
    })
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(ROOT).sort())
  })

  test.each(Object.entries(ROOT))('is answered to its roles alone: %s', async (name, reach) => {
    const field = fields[name]
    if (field === undefined) throw new Error(`There is no ${name}.`)
    expect(await answeredRoles(`{ ${textOf(field)} }`, [name])).toEqual(openTo(reach))
  })

  test.each(Object.entries(NODES))(
    'is answered to its roles alone: node %s',
    async (type, reach) => {
      expect(ids[type]).toBeDefined()
      const document = `{ node(id: "${ids[type]}") { id } }`
      expect(await answeredRoles(document, ['node'])).toEqual(openTo(reach))
    },
  )
})

describe('a read of a club', () => {
  const type = SCHEMA.getType('Club')
  const fields = isObjectType(type) ? type.getFields() : {}
  const others = Object.values(fields).filter(
    (field) => !isLeafType(getNamedType(field.type)) || field.args.length > 0,
  )

  test('has a row, with those for whom it is', () => {
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(OF_CLUB).sort())
  })

  test.each(Object.entries(OF_CLUB))('is answered to its roles alone: %s', async (name, reach) => {
    const field = fields[name]
    if (field === undefined) throw new Error(`There is no ${name}.`)
    const document = `{ club(id: "${ids['Club']}") { ${textOf(field)} } }`
    expect(await answeredRoles(document, ['club', name])).toEqual(openTo(reach))
  })
})
