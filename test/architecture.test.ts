import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const ROOT = resolve(import.meta.dirname, '..')

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

/** Subjects of the club subgraph from left to right: each may use those before it. */
const CLUB_SUBJECTS = [
  'scoring',
  'clubs',
  'identity',
  'installations',
  'booking-sources',
  'match-sessions',
  'bookings',
  'imports',
  'events',
  'webhook-endpoints',
]

interface Import {
  file: string
  target: string
}

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
      (file) => !file.startsWith('schema/types/') && read(file).split('\n').length > 250,
    )
    expect(long).toEqual([])
  })

  test('reads the environment in one place', () => {
    const readers = files.filter((file) => read(file).includes('process.env'))
    expect(readers.filter((file) => file !== 'launch/process/run-process.ts')).toEqual([])
  })

  test('leaves rules without clock, chance, database and GraphQL', () => {
    const impure = files.filter(
      (file) =>
        /\/rules\.ts$/.test(file) &&
        /new Date\(\)|Date\.now|Math\.random|from 'typeorm'|from 'graphql'|\.query\(/.test(
          read(file),
        ),
    )
    expect(impure).toEqual([])
  })
})

function sourceFilesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(room, name))
}

function importsOf(file: string): Import[] {
  const specifiers = read(file).matchAll(/(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g)
  return [...specifiers].map((match) => ({
    file,
    target: relative(ROOT, resolve(ROOT, dirname(file), match[1] ?? match[2] ?? '')),
  }))
}

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

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
