import { describe, expect, test } from '@jest/globals'
import { type Import, importsOf, readSource, sourceFilesOf } from './support/import-graph.ts'

/** The house: each room, and the rooms it may import from besides itself. The longest match counts. */
const HOUSE: Record<string, readonly string[]> = {
  schema: [],
  platform: ['schema'],
  'subgraphs/foundation': ['schema', 'platform'],
  'subgraphs/club': ['schema', 'platform', 'subgraphs/foundation'],
  'subgraphs/volunteer': ['schema', 'platform', 'subgraphs/foundation'],
  gateway: ['schema', 'platform'],
  'rest-facade': ['schema', 'platform'],
  sandbox: [
    'schema',
    'platform',
    'subgraphs/foundation',
    'subgraphs/club',
    'subgraphs/volunteer',
    'gateway',
    'rest-facade',
  ],
  launch: [
    'schema',
    'platform',
    'subgraphs/foundation',
    'subgraphs/club',
    'subgraphs/volunteer',
    'gateway',
    'rest-facade',
    'sandbox',
  ],
}

/** Commands that are about a sandbox and nothing else. */
const SANDBOX_COMMANDS = ['launch/seed-sandbox.ts', 'launch/simulate.ts']

/** Who loads a part of the sandbox while it runs, once it knows that it is one. */
const SANDBOX_LOADERS = [
  'launch/gateway.ts',
  'launch/wiring/all-in-one-databases.ts',
  'launch/wiring/all-tiers.ts',
]

/** Subjects of the club subgraph from left to right: each may use those before it. */
const CLUB_SUBJECTS = [
  'scoring',
  'clubs',
  'courts',
  'identity',
  'booking-sources',
  'installations',
  'match-sessions',
  'bookings',
  'imports',
  'event-stream-tickets',
  'events',
  'webhook-endpoints',
]

const files = Object.keys(HOUSE).flatMap((room) => sourceFilesOf(room))
const imports = files.flatMap((file) => importsOf(file))

describe('the house', () => {
  test('imports only along its arrows', () => {
    const reversed = imports.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)]
      return from !== to && !HOUSE[from]?.includes(to)
    })
    expect(reversed).toEqual([])
  })

  test('loads the sandbox only where there is one', () => {
    const intoSandbox = imports.filter(
      ({ file, target }) => roomOf(target) === 'sandbox' && roomOf(file) !== 'sandbox',
    )
    const loadedAtOnce = intoSandbox.filter(({ isDynamic }) => !isDynamic).map(({ file }) => file)
    expect(loadedAtOnce.filter((file) => !SANDBOX_COMMANDS.includes(file))).toEqual([])
    const loadedLater = intoSandbox.filter(({ isDynamic }) => isDynamic)
    expect(loadedLater.map(({ file }) => file).sort()).toEqual(SANDBOX_LOADERS)
  })

  test('has no import circle', () => {
    expect(findCircle(imports)).toBeNull()
  })

  test('lets a subject of the club use only those to its left', () => {
    const reversed = imports.filter(({ file, target }) => {
      const [from, to] = [clubSubjectOf(file), clubSubjectOf(target)]
      return from !== -1 && to !== -1 && to > from
    })
    expect(reversed).toEqual([])
  })

  test('names every file in kebab case and imports with the file ending', () => {
    expect(files.filter((file) => !/\/[a-z0-9-]+\.ts$/.test(file))).toEqual([])
    expect(imports.filter(({ target }) => !target.endsWith('.ts'))).toEqual([])
  })

  test('keeps every source file under 250 lines', () => {
    const long = files.filter(
      (file) => !file.startsWith('schema/types/') && readSource(file).split('\n').length > 250,
    )
    expect(long).toEqual([])
  })

  test('reads the environment in one place', () => {
    const readers = files.filter((file) => readSource(file).includes('process.env'))
    expect(readers.filter((file) => file !== 'launch/process/run-process.ts')).toEqual([])
  })

  test('leaves rules without clock, chance, database and GraphQL', () => {
    const impure = files.filter(
      (file) =>
        /\/rules\.ts$/.test(file) &&
        /new Date\(\)|Date\.now|Math\.random|from 'typeorm'|from 'graphql'|\.query\(/.test(
          readSource(file),
        ),
    )
    expect(impure).toEqual([])
  })
})

function roomOf(file: string): string {
  const rooms = Object.keys(HOUSE).filter((room) => file.startsWith(`${room}/`))
  return rooms.sort((a, b) => b.length - a.length)[0] ?? file
}

function clubSubjectOf(file: string): number {
  return CLUB_SUBJECTS.findIndex((subject) => file.startsWith(`subgraphs/club/${subject}/`))
}

function findCircle(edges: readonly Import[]): string[] | null {
  const next = Map.groupBy(edges, ({ file }) => file)
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const { target } of next.get(file) ?? []) {
      const circle = visit(target, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of next.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
