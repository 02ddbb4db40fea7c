import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import type { ReadServed } from '../../schema/registry/compare-served.ts'
import { isFault, toLines } from '../../schema/registry/findings.ts'
import { SCHEMA, type SchemaCopy } from './schema-copy.ts'
import { readServedSdl } from './served-sdl.ts'
import { copySmallSchema } from './small-schema.ts'

let copy: SchemaCopy
async function check({ folder, readServed } = copy, served: ReadServed = readServed) {
  const { findings, usersOf } = await checkContracts(folder, served)
  return {
    faults: toLines(findings.filter(isFault), usersOf),
    notes: toLines(
      findings.filter((finding) => !isFault(finding)),
      usersOf,
    ),
  }
}

const BOOKING_OPERATIONS = 'schema/operations/facade/bookings.graphql'

// A name that occurs several times is found by its preceding text.
const BOOKINGS_PAGE = `  bookings(
    "Page size, 1 to 200."
    first: Int! = 50`
const BOOKINGS_AFTER = `    "Cursor of an edge, or \`pageInfo.endCursor\` of the page before, with the same arguments; else \`invalid_cursor\`."
    after: String
    "Keeps bookings that meet`
const IMPORTED_AT =
  '  "Time of the last accepted snapshot; of a booking of the club\'s own, its creation."\n  importedAt: DateTime!\n'

const BOOKINGS_PROVIDER = '`portal`."\n  provider: String!'

/** Breaking changes of different elements, with the finding and the users of each. */
const BREAKING: readonly [change: string, edit: readonly string[], what: string, users: string][] =
  [
    [
      'a removed field',
      [IMPORTED_AT, ''],
      "field 'importedAt' was removed from object type 'Booking'",
      ' — used by ListBookings, GetBooking, PutBooking',
    ],
    [
      'a narrowed enum',
      ['  "It was called off."\n  CANCELLED\n  "It has taken', '  "It has taken'],
      "enum value 'CANCELLED' was removed from enum 'BookingStatus'",
      ' — used by ListBookings, GetBooking, PutBooking',
    ],
    [
      'a new required argument',
      [' id: ID!): Booking\n', ' id: ID!, at: DateTime!): Booking\n'],
      "argument 'at: DateTime!' added to field 'Query.booking'",
      ' — used by GetBooking',
    ],
    [
      'a removed argument',
      [BOOKINGS_AFTER, '    "Keeps bookings that meet'],
      "argument 'after: String' was removed from field 'Query.bookings'",
      ' — used by ListBookings',
    ],
    [
      'an argument that lost its default',
      [BOOKINGS_PAGE, BOOKINGS_PAGE.replace(' = 50', '')],
      "default value for argument 'first' on field 'Query.bookings' changed from '50' to 'undefined', so it has to be given",
      ' — used by ListBookings',
    ],
    [
      'a new required input field',
      ['input BookingFilter {', 'input BookingFilter {\n  team: Team!'],
      "input field 'team' of type 'Team!' was added to input object type 'BookingFilter'",
      ' — used by ListBookings',
    ],
    [
      'an input field that must be given now',
      ['  provider: String\n  "Keeps', '  provider: String!\n  "Keeps'],
      "input field 'BookingFilter.provider' changed type from 'String' to 'String!'",
      ' — used by ListBookings',
    ],
    [
      'a field that may be null now',
      [BOOKINGS_PROVIDER, BOOKINGS_PROVIDER.replace('String!', 'String')],
      "field 'Booking.provider' changed type from 'String!' to 'String'",
      ' — used by ListBookings, GetBooking, PutBooking',
    ],
    [
      'a changed type',
      ['  sourceVersion: Int\n', '  sourceVersion: String\n'],
      "field 'Booking.sourceVersion' changed type from 'Int' to 'String'",
      ' — used by ListBookings, GetBooking, PutBooking',
    ],
    [
      'a field that is hidden from clients',
      ['  matchSessionId: ID\n', '  matchSessionId: ID @inaccessible\n'],
      "field 'matchSessionId' was removed from object type 'Booking'",
      ' — used by ListBookings, GetBooking, PutBooking',
    ],
  ]

describe('the check of the contracts', () => {
  beforeEach(() => {
    copy = copySmallSchema()
  })
  afterEach(() => copy.remove())

  test('passes for what is committed, served by the real subgraphs', async () => {
    const { findings, usersOf } = await checkContracts(SCHEMA, readServedSdl)
    expect(toLines(findings.filter(isFault), usersOf)).toEqual([])
  })

  test('finds nothing in what was just published', async () => {
    expect(await check()).toEqual({ faults: [], notes: [] })
  })

  test('lists an optional field that was added, and passes', async () => {
    copy.edit(
      'club/bookings.graphql',
      '  sourceVersion: Int\n',
      '  sourceVersion: Int\n  colour: String\n',
    )
    copy.build()
    expect(await check()).toEqual({
      faults: [],
      notes: [
        `safe: field 'colour' was added to object type 'Booking' (schema/club/) — used by ListBookings, GetBooking, PutBooking (${BOOKING_OPERATIONS})`,
      ],
    })
  })

  test('lists an optional argument that was added with those who may miss it', async () => {
    copy.edit('club/bookings.graphql', ' id: ID!): Booking\n', ' id: ID!, at: DateTime): Booking\n')
    copy.build()
    expect(await check()).toEqual({
      faults: [],
      notes: [
        `dangerous: argument 'at: DateTime' added to field 'Query.booking' (schema/club/) — used by GetBooking (${BOOKING_OPERATIONS})`,
      ],
    })
  })

  test('fails for a field that leaves its type when the type gains an interface', async () => {
    copy.edit(
      'club/bookings.graphql',
      'type Participant {\n  "The source\'s own id of the player."\n  externalId: String!\n',
      'interface Named {\n  displayName: String!\n}\n\ntype Participant implements Named {\n',
    )
    const { faults } = await check()
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^breaking: field 'externalId' was removed from object type 'Participant'/,
      ),
    )
  })

  test('fails for a field that only the gateway asks for', async () => {
    copy.edit(
      'club/identity.graphql',
      '  "The application that was installed."\n  applicationId: ID!\n  "Slug',
      '  "Slug',
    )
    const users =
      'FindInstallation, FindTicketHolder (schema/operations/gateway/credentials.graphql)'
    expect((await check()).faults).toContain(
      `breaking: field 'applicationId' was removed from object type 'InstallationIdentity' (schema/club/) — used by ${users}`,
    )
  })

  test('fails for an operation that does not fit the graph, naming it', async () => {
    copy.append('operations/facade/bookings.graphql', '\nquery Q { booking(id: "1") { zzz } }\n')
    expect((await check()).faults).toEqual([
      `operation: Q: Cannot query field "zzz" on type "Booking". (${BOOKING_OPERATIONS})`,
    ])
  })

  test('fails for a published operation that does not fit the graph any more', async () => {
    const former = { kind: 'query', hash: '0', document: 'query Former { former }' }
    copy.edit('published/operations.json', '{\n', `{\n  "Former": ${JSON.stringify(former)},\n`)
    const { faults } = await check()
    expect(faults).toEqual([
      'breaking: the published operation Former does not fit the graph any more: Cannot query field "former" on type "Query". (schema/published/operations.json)',
    ])
  })

  test('fails for an operation that cannot be read', async () => {
    copy.append('operations/facade/bookings.graphql', '\nquery {')
    const [fault] = (await check()).faults
    expect(fault).toMatch(/^operation: Syntax Error: .*bookings\.graphql\)$/)
  })

  test('fails when something else is served than is written', async () => {
    const served = {
      club: await copy.readServed('club'),
      volunteer: await copy.readServed('volunteer'),
    }
    copy.edit(
      'club/bookings.graphql',
      BOOKINGS_PROVIDER,
      BOOKINGS_PROVIDER.replace('String!', 'ID!\n  colour: Int'),
    )
    copy.build()
    const { faults } = await check(copy, async (name) => served[name])
    expect(faults.filter((fault) => fault.startsWith('served: '))).toEqual([
      `served: Booking.colour is written but not served (schema/club/) — used by ListBookings, GetBooking, PutBooking (${BOOKING_OPERATIONS})`,
      `served: Booking.provider is served as "provider: String!", written is "provider: ID!" (schema/club/) — used by ListBookings, GetBooking, PutBooking (${BOOKING_OPERATIONS}); PortalOpenConflicts (schema/operations/portal/today.graphql)`,
    ])
  })

  test('fails when a subgraph does not start', async () => {
    const { faults } = await check(copy, async (name) => {
      if (name === 'volunteer') throw new Error('There is no such resolver.')
      return copy.readServed(name)
    })
    expect(faults).toEqual([
      'served: the subgraph cannot say what it serves: There is no such resolver. (schema/volunteer/)',
    ])
  })

  test('fails when the subgraphs contradict each other', async () => {
    copy.edit(
      'volunteer/volunteer.graphql',
      'type Club @key(fields: "id") {',
      'type Club @key(fields: "id") {\n  name: Int',
    )
    const [fault] = (await check()).faults
    expect(fault).toBe(
      'composition: Type of field "Club.name" is incompatible across subgraphs: it has type "String!" in subgraph "club" but type "Int" in subgraph "volunteer" (schema/club/, schema/volunteer/) — used by DashboardClubs (schema/operations/dashboard/clubs.graphql); PortalOpenConflicts (schema/operations/portal/today.graphql)',
    )
  })

  test('fails when a subgraph cannot be read', async () => {
    copy.append('club/bookings.graphql', '\ntype {')
    expect((await check()).faults).toEqual([
      expect.stringMatching(/^composition: Syntax Error: .*\(schema\/club\/\)$/),
    ])
  })
})

describe('the check of contracts with many breaking changes', () => {
  let faults: string[]
  beforeAll(async () => {
    // One check of all changes takes as long as a check of one.
    const broken = copySmallSchema()
    for (const [, [from = '', to = '']] of BREAKING) broken.edit('club/bookings.graphql', from, to)
    faults = (await check(broken)).faults
    broken.remove()
  })

  test.each(BREAKING)('fails for %s, naming who uses it', (_change, _edit, what, users) => {
    const line = faults.find((fault) => fault.startsWith(`breaking: ${what} (`))
    expect(line).toMatch(/\((schema\/club\/|built\/graph\/supergraph\.graphql), since 1\.0\.0\)/)
    expect(line).toContain(`${users} (${BOOKING_OPERATIONS})`)
  })
})
