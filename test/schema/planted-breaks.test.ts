import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import { isFault, toLines, toTable } from '../../schema/registry/findings.ts'
import { checkDocuments } from '../../schema/registry/openapi/check-documents.ts'
import { toSchema } from '../../schema/registry/releases/compare-published.ts'
import { readSince } from '../../schema/registry/releases/since.ts'
import { parseUsage, toClientsOf } from '../../schema/registry/usage/client-usage.ts'
import { SCHEMA, type SchemaCopy } from './schema-copy.ts'
import { copySmallSchema } from './small-schema.ts'

let copy: SchemaCopy
beforeEach(() => {
  copy = copySmallSchema()
})
afterEach(() => copy.remove())

const ROOT = dirname(SCHEMA)

// biome-ignore lint/suspicious/noExplicitAny: a plant reaches into the document where it likes
type Plant = (document: any) => void

const bookings = (document: Parameters<Plant>[0]) =>
  document.paths['/booking-sources/{sourceId}/bookings/{externalBookingId}'].put

/** Breaks of the OpenAPI documents, with what the check says of each. */
const BREAKS: readonly [name: string, file: string, plant: Plant, line: string][] = [
  [
    'a scope',
    'club',
    ({ paths }) => {
      paths['/bookings'].get.security = [{ accessToken: ['bookings:write'] }]
    },
    'security needs the scope bookings:write now, had the scope bookings:read, in GET /bookings (built/openapi/club.json, since 1.0.0) — used by partners with bookings:read',
  ],
  [
    'a status of a refusal',
    'club',
    (document) => {
      const { responses } = bookings(document)
      responses['422'] = responses['409']
      delete responses['409']
    },
    'refusal 409 VERSION_CONFLICT has the status 422 now, in PUT /booking-sources/{sourceId}/bookings/{externalBookingId} (built/openapi/club.json, since 1.0.0) — used by partners with bookings:write; ',
  ],
  [
    'a code of a refusal',
    'volunteer',
    ({ components }) => {
      for (const response of Object.values<Parameters<Plant>[0]>(components.responses))
        replaceIn(response, 'concurrent_update', 'write_conflict')
    },
    'refusal 409 concurrent_update has the code write_conflict now, in ',
  ],
  [
    'a header of an answer',
    'club',
    ({ paths }) => {
      delete paths['/bookings'].get.responses['200'].headers['X-Request-Id']
    },
    'header x-request-id was removed from 200, in GET /bookings (built/openapi/club.json, since 1.0.0) — used by partners with bookings:read',
  ],
  [
    'a renamed field of an answer',
    'volunteer',
    ({ components }) => {
      const { properties } = components.schemas.Shift
      properties.name = properties.title
      delete properties.title
    },
    'Shift.title was removed from the answer, in GET /events/{eventId}/shifts, POST /events/{eventId}/shifts, ',
  ],
  [
    'a dropped field of a payload',
    'volunteer',
    ({ webhooks }) => {
      const { schema } = webhooks['role.created'].post.requestBody.content['application/json']
      delete schema.allOf[1].properties.data.properties.role
    },
    'WebhookPayload.data.role was removed from the answer, in webhook role.created (built/openapi/volunteer.json, since 1.0.0) — used by receivers of role.created; ',
  ],
  [
    'a narrowed enum of a request',
    'club',
    ({ components }) => {
      components.schemas.BookingSnapshotInput.properties.status.enum = ['CONFIRMED', 'CANCELLED']
    },
    'BookingSnapshotInput.status no longer accepts "COMPLETED", in PUT /booking-sources/{sourceId}/bookings/{externalBookingId}, POST /booking-sources/{sourceId}/imports (built/openapi/club.json, since 1.0.0) — used by partners with bookings:write; ',
  ],
  [
    'a tightened bound of a request',
    'club',
    ({ components }) => {
      components.schemas.BookingSnapshotInput.properties.external_court_id.maxLength = 100
    },
    'BookingSnapshotInput.external_court_id maxLength is 100, was 200, in PUT /booking-sources/{sourceId}/bookings/{externalBookingId}, POST /booking-sources/{sourceId}/imports (built/openapi/club.json, since 1.0.0) — used by partners with bookings:write; ',
  ],
  [
    'an added required field of a request',
    'volunteer',
    ({ components }) => {
      const input = components.schemas.CreateShiftInput
      input.properties.team = { type: 'string' }
      input.required.push('team')
    },
    'CreateShiftInput.team is required now, in POST /events/{eventId}/shifts (built/openapi/volunteer.json',
  ],
  [
    'a removed event type',
    'club',
    ({ webhooks }) => {
      delete webhooks['match.completed']
    },
    'webhook match.completed was removed (built/openapi/club.json, since 1.0.0) — used by receivers of match.completed',
  ],
  [
    'a type that frames no longer have',
    'club',
    ({ components }) => {
      components.schemas.EventRecord.properties.type.enum.pop()
    },
    'frame court.status_changed was removed, in frames of /events (built/openapi/club.json',
  ],
]

describe('a planted break of an OpenAPI document fails by name', () => {
  test.each(BREAKS)('%s', (_name, file, plant, line) => {
    const breaks = checkWith(file, plant)
    expect(breaks).toContainEqual(expect.stringMatching(startingWith(`breaking: ${line}`)))
  })
})

/** The field as the SDL has it. */
const IMPORTED_AT =
  '  "Time of the last accepted snapshot; of a booking of the club\'s own, its creation."\n  importedAt: DateTime!\n'

const SDL_BREAKS: readonly [name: string, file: string, from: string, to: string, line: string][] =
  [
    [
      'a removed field',
      'club/bookings.graphql',
      IMPORTED_AT,
      '',
      "field 'importedAt' was removed from object type 'Booking' (schema/club/, since 1.0.0) — used by ListBookings, GetBooking, PutBooking",
    ],
    [
      'a narrowed enum',
      'club/bookings.graphql',
      '  "It was called off."\n  CANCELLED\n  "It has taken',
      '  "It has taken',
      "enum value 'CANCELLED' was removed from enum 'BookingStatus' (schema/club/, since 1.0.0) — used by ListBookings, GetBooking, PutBooking",
    ],
    [
      'a new required argument',
      'club/bookings.graphql',
      ' id: ID!): Booking\n',
      ' id: ID!, at: DateTime!): Booking\n',
      "argument 'at: DateTime!' added to field 'Query.booking' (schema/club/, since 1.0.0) — used by GetBooking",
    ],
  ]

describe('a planted break of the SDL fails by name', () => {
  test.each(SDL_BREAKS)('%s', async (_name, file, from, to, line) => {
    copy.edit(file, from, to)
    const { findings, usersOf } = await checkContracts(copy.folder, copy.readServed)
    const lines = toLines(findings.filter(isFault), usersOf)
    expect(lines).toContainEqual(expect.stringMatching(startingWith(`breaking: ${line}`)))
  })
})

describe('the check of the OpenAPI documents', () => {
  test('finds the guides and examples that call the operation', () => {
    copy.remove()
    copy = copySmallSchema('whole')
    const removed =
      (path: string): Plant =>
      ({ paths }) =>
        delete paths[path].post
    const [line = ''] = checkWith('club', removed('/oauth/installation-exchange'), 'breaking', ROOT)
    expect(line).toMatch(/ — used by .*docs\/guides\/partner-bootstrap\.md/)
    expect(line).toMatch(/ — used by .*examples\/partner-bootstrap\.ts/)
    const [ofClient = ''] = checkWith('club', removed('/event-stream-tickets'), 'breaking', ROOT)
    expect(ofClient).toContain('clients/typescript/src/follow-events.ts')
  })

  test('warns of a new value in an answer, and passes', () => {
    const found = checkWith(
      'club',
      ({ components }) => components.schemas.Court.properties.status.enum.push('FLOODED'),
      'dangerous',
    )
    expect(found).toContainEqual(
      expect.stringContaining('Court.status can be "FLOODED" now, in GET /courts/{id}'),
    )
    expect(checkWith('club', () => {})).toEqual([])
  })

  test('is silent on texts, examples and components of another name', () => {
    const rename: Plant = (document) => {
      const text = JSON.stringify(document)
        .replaceAll('#/components/schemas/Booking"', '#/components/schemas/Reservation"')
        .replaceAll(/"(description|summary)":"[^"\\]*"/g, '"$1":"Other."')
      const other = JSON.parse(text)
      other.components.schemas.Reservation = other.components.schemas.Booking
      delete other.components.schemas.Booking
      other.paths['/bookings'].get.responses['200'].content['application/json'].example = {}
      Object.assign(document, other)
    }
    for (const kind of ['breaking', 'dangerous', 'safe'])
      expect(checkWith('club', rename, kind)).toEqual([])
  })

  test.each<[string, string, string, string]>([
    ['is missing', 'published/openapi/club.json', '', 'unpublished: the document is missing'],
    [
      'has another version',
      '../built/openapi/club.json',
      '{"openapi":"3.0.3"}',
      'document: the document is OpenAPI 3.0.3, not 3.1',
    ],
    ['is no JSON', '../built/openapi/club.json', '{', 'document: the document cannot be read: '],
    [
      'has a reference to itself',
      '../built/openapi/club.json',
      JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/a': {
            post: {
              requestBody: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
              },
            },
          },
        },
        components: { schemas: { A: { $ref: '#/components/schemas/A' } } },
      }),
      'document: the document cannot be compared: #/components/schemas/A refers to itself (built/openapi/club.json)',
    ],
  ])('fails where a document %s', async (_case, file, text, line) => {
    writeFileSync(join(copy.folder, file), text)
    if (text === '') copy.removeFile(file)
    const { findings, usersOf } = await checkContracts(copy.folder, copy.readServed)
    const faults = toLines(findings.filter(isFault), usersOf)
    expect(faults).toEqual([expect.stringMatching(startingWith(line))])
  })

  test('counts the findings of each contract in one table', async () => {
    plantIn('club', ({ webhooks }) => {
      delete webhooks['match.completed']
    })
    const { findings } = await checkContracts(copy.folder, copy.readServed)
    const rows = toTable(findings).map((row) => row.split(/ {2,}/).slice(0, 2).join(': '))
    expect(rows).toEqual([
      'contract: breaking',
      'SDL: 0',
      'composition: 0',
      'registered operations: 0',
      'Club API: 0',
      'Volunteer API: 0',
      'webhook payloads: 1',
      'socket frames: 0',
    ])
  })
})

describe('the counts of GET /usage', () => {
  const usage = parseUsage(
    JSON.stringify({
      clients: [
        { client: 'board', operations: [{ name: 'GetBooking', count: 3 }], fields: {} },
        {
          client: 'dashboard',
          operations: [],
          fields: { 'Booking.importedAt': 12, 'Query.me': 90 },
        },
        { client: 'other', operations: [{ name: 'Other', count: 7 }], fields: { 'Query.me': 5 } },
      ],
    }),
  )

  test('name the clients of a broken field, and of an operation with it', async () => {
    copy.edit('club/bookings.graphql', IMPORTED_AT, '')
    const { findings, usersOf } = await checkContracts(copy.folder, copy.readServed)
    const published = readFileSync(join(copy.folder, 'published/api.graphql'), 'utf8')
    const lines = toLines(findings, usersOf, toClientsOf(usage, [toSchema(published)]))
    expect(lines).toContainEqual(
      expect.stringMatching(
        /'importedAt' was removed.*; client board 3 times; client dashboard 12 times$/,
      ),
    )
  })

  test('name those of an input by the fields that take it', () => {
    const schema = toSchema(
      'type Query { a(filter: Outer): Int b: Int } input Outer { inner: Inner } input Inner { x: Int }',
    )
    const clientsOf = toClientsOf(
      { clients: [{ client: 'one', operations: [], fields: { 'Query.a': 1, 'Query.b': 2 } }] },
      [schema],
    )
    const broken = { kind: 'breaking', what: '', where: '', coordinate: 'Inner.x' } as const
    expect(clientsOf(broken, [])).toEqual(['client one once'])
  })

  test('are also read from an answer of the graph', () => {
    const clients = [{ client: 'board', count: 2 }]
    const answer = {
      fieldUsage: [
        { coordinate: 'Query.a', clients },
        { coordinate: 'Query.b', clients: [...clients, { client: 'other', count: 1 }] },
      ],
      operationUsage: [{ client: 'other', name: 'Names', count: 4 }],
    }
    expect(parseUsage(JSON.stringify({ data: answer }))).toEqual({
      clients: [
        { client: 'board', operations: [], fields: { 'Query.a': 2, 'Query.b': 2 } },
        { client: 'other', operations: [{ name: 'Names', count: 4 }], fields: { 'Query.b': 1 } },
      ],
    })
  })

  test('are refused if the file is something else', () => {
    for (const text of ['[]', 'null', '{"data": {}}'])
      expect(() => parseUsage(text)).toThrow('The file is no answer of GET /usage')
  })
})

function plantIn(file: string, plant: Plant): void {
  const path = join(copy.folder, `../built/openapi/${file}.json`)
  const document = JSON.parse(readFileSync(path, 'utf8'))
  plant(document)
  writeFileSync(path, JSON.stringify(document))
}

function checkWith(
  file: string,
  plant: Plant,
  kind = 'breaking',
  root = dirname(copy.folder),
): string[] {
  plantIn(file, plant)
  const findings = checkDocuments(copy.folder, { root, sinceOf: readSince(copy.folder) })
  return toLines(
    findings.filter((finding) => finding.kind === kind),
    () => new Map(),
  )
}

function replaceIn(value: object, from: string, to: string): void {
  const text = JSON.stringify(value).replaceAll(`"${from}"`, `"${to}"`)
  Object.assign(value, JSON.parse(text))
}

const startingWith = (text: string): RegExp => new RegExp(`^${text.replace(/[^\w\s]/g, '\\$&')}`)
