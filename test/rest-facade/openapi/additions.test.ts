import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import {
  comingRelease,
  markAdditions,
  readAdditions,
} from '../../../schema/registry/openapi/mark-additions.ts'
import {
  type OpenApiDocument,
  readDocument,
  SCHEMA_FOLDER,
} from '../../support/openapi/documents.ts'

const MARK = 'x-addition'

/** Names by the operation, webhook or component that has them, separated by spaces. */
type NamesByOwner = Readonly<Record<string, string>>

/**
 * Those of 1.1.0, which is the last release without marks whose documents were published: the names of the specifications, and
 * what had been added to them.
 */
const BEFORE_MARKS: Readonly<Record<'club' | 'volunteer', NamesByOwner>> = JSON.parse(
  readFileSync(new URL('../../support/openapi/names-before-marks.json', import.meta.url), 'utf8'),
)

describe.each(['club', 'volunteer'] as const)('the document of the %s API', (api) => {
  const document = readDocument(api)

  test('marks each operation, parameter, property and event type that 1.1.0 did not have, and no other', () => {
    expect(unmarkedNames(document)).toEqual(BEFORE_MARKS[api])
  })

  test('names releases since 1.3.0 in its marks', () => {
    const marks = JSON.stringify(document).matchAll(/"x-addition":("[^"]*"|[^"])/g)
    for (const [, release = ''] of marks) {
      const [major = 0, minor = 0] = JSON.parse(release).split('.').map(Number)
      expect([release, major > 1 || minor >= 3]).toEqual([release, true])
    }
  })
})

describe('an addition', () => {
  const document = readDocument('club')

  test.each<[name: string, member: string, find: (marked: typeof document) => unknown]>([
    ['an operation', 'GET /bookings', (marked) => marked.paths['/bookings']?.['get']],
    [
      'a parameter',
      'GET /bookings.court_id',
      ({ paths: own }) =>
        own['/bookings']?.['get']?.parameters?.find(({ name }) => name === 'court_id'),
    ],
    ['an event type', 'webhook match.started', (marked) => marked.webhooks['match.started']?.post],
    [
      'a header of a delivery',
      'webhook match.started.traceparent',
      ({ webhooks }) =>
        webhooks['match.started']?.post.parameters.find(({ name }) => name === 'traceparent'),
    ],
    ['a component', 'Booking', (marked) => marked.components.schemas['Booking']],
    [
      'a property',
      'Booking.court_id',
      (marked) => marked.components.schemas['Booking']?.properties?.['court_id'],
    ],
    [
      'a property of the items of a list',
      'InvalidRequestDetails.issues.path',
      ({ components: { schemas } }) =>
        schemas['InvalidRequestDetails']?.properties?.['issues']?.items?.properties?.['path'],
    ],
  ])('has a mark: %s', (_name, member, find) => {
    const marked = markAdditions({ ...document }, (one) => (one === member ? '9.0.0' : null))
    expect(JSON.stringify(marked).match(/"x-addition":"9\.0\.0"/g)).toHaveLength(1)
    expect(find(marked as unknown as OpenApiDocument)).toMatchObject({ [MARK]: '9.0.0' })
  })

  test('is found by what is published, and is of the next release', () => {
    const additionOf = readAdditions(SCHEMA_FOLDER, '7.2.1')
    expect(additionOf('club', 'GET /bookings')).toBeNull()
    expect(additionOf('club', 'GET /bookings.limit')).toBeNull()
    expect(additionOf('club', 'VersionConflictDetails.reason')).toBeNull()
    expect(additionOf('club', 'GET /bookings.unknown')).toBe('7.2.1')
    expect(additionOf('volunteer', 'Shift.unknown')).toBe('7.2.1')
  })

  test.each([
    ['1.1.0', '1.1.0', '1.3.0'],
    ['1.2.0', '1.2.0', '1.3.0'],
    ['1.3.0', '1.2.0', '1.3.0'],
    ['1.3.0', '1.3.0', '1.4.0'],
    ['1.9.2', '1.9.2', '1.10.0'],
    ['2.0.0', '1.9.2', '2.0.0'],
  ])('of the version %s, where %s is published, is of %s', (version, published, release) => {
    expect(comingRelease(version, published)).toBe(release)
  })
})

/** Operations, parameters, properties and event types of a document that are no additions. */
function unmarkedNames({ paths, webhooks, components }: OpenApiDocument): NamesByOwner {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, object] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  )
  const deliveries = Object.entries(webhooks).map(([type, { post }]): [string, object] => [
    `webhook ${type}`,
    post,
  ])
  const owners = [...operations, ...deliveries, ...Object.entries(components.schemas)]
  return Object.fromEntries(
    owners.flatMap(([owner, part]) => {
      const names = [...new Set(namesIn(part))].sort()
      return MARK in part && names.length === 0 ? [] : [[owner, names.join(' ')]]
    }),
  )
}

function namesIn(part: unknown, at = ''): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]): string[] => {
    if (key === 'example') return []
    if (key === 'parameters')
      return inner.flatMap((one: { name: string }) => (MARK in one ? [] : [at + one.name]))
    if (key === 'properties') return propertiesIn(inner, at)
    return namesIn(inner, /^[1-5]\d\d$/.test(key) ? `${key}.` : at)
  })
}

function propertiesIn(properties: object, at: string): string[] {
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(MARK in property ? [] : [at + name]),
    ...namesIn(property, `${at}${name}.`),
  ])
}
