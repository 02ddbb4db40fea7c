import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { HOUSE, SIDES, TIERS } from '../support/source/house.ts'
import {
  calledBy,
  exportsOf,
  findCircle,
  importsOf,
  readSource,
  sourceFilesOf,
} from '../support/source/import-graph.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A folder with more entries than this, lists of like ones counted once (`kindOf`), is split into rooms. */
const MOST_ENTRIES = 15

const MOST_BYTES = 500_000

/** Code of packages, whose size has a limit of its own. */
const BUNDLED = 'built/graphiql'

/** The files of the processes that `npm run start:NAME` starts. */
const STARTED = Object.entries<string>(JSON.parse(readSource('package.json')).scripts)
  .filter(([name]) => name.startsWith('start'))
  .map(([, command]) => command.split(' ').at(-1) ?? '')

/** Commands that are about a sandbox and nothing else. */
const SANDBOX_COMMANDS = ['launch/seed-sandbox.ts', 'launch/simulate.ts']

/** Who loads a part of the sandbox while it runs, once it knows that it is one. */
const SANDBOX_LOADERS = [
  'launch/wiring/databases/embedded-addresses.ts',
  'launch/wiring/one-process/all-tiers.ts',
  'launch/wiring/one-process/load-local-issuer.ts',
]

/** Rooms beside the subjects that several of them share: ordered like subjects, but free to query and log. */
const SHARED_ROOMS = ['records', 'event-resources']

/** Files of a subject that may do more than decide. Every other one is pure, whatever its name. */
const IMPURE =
  /(^|-)(store|resolvers|jobs?|provider|client|entities|writer)\.ts$|^change-[a-z-]+\.ts$/

const CLOCK_OR_CHANCE =
  /new Date\(\)|Date\.now|performance\.now|Math\.random|randomUUID|setTimeout|setInterval/

/** Who goes by the machine's clock, which may be stepped, and not by that of the process. */
const GOES_BY_THE_MACHINE = [
  // Lines of the log stand beside those of the machine's other programs.
  'platform/log.ts',
  'platform/time/clock.ts',
  'platform/time/steady-clock.ts',
  // Examples are of the time of the build.
  'rest-facade/openapi/build-documents.ts',
  // The driver has noted the other moment by the same clock.
  'subgraphs/foundation/database/pooled-sessions.ts',
]

const SERVES = /^(gateway|launch|platform|portal\/server|provisioning|rest-facade|subgraphs)\//

const OUTER_WORLD = /from 'typeorm'|from 'graphql'|\bfetch\(|console\.|process\.|\blog\.\w+\(/

const files = Object.keys(HOUSE.rooms).flatMap((room) => sourceFilesOf(room))
/**
 * The client is a package: its names are for those who install it, whatever the house calls its own. Pages run in
 * browsers, and have the names of what they show among themselves.
 */
const houseFiles = files.filter((file) => !/^(clients|portal\/src)\//.test(file))
const pageFiles = files.filter((file) => file.startsWith('portal/src/'))
const imports = files.flatMap((file) => importsOf(file))
const pureFiles = files.filter((file) => isOfSubject(file) && !isImpure(file))

/** What resolvers answer of a type of the graph is named after it, in each subgraph that has a part of it. */
const OF_THE_GRAPH = /^(Query|Mutation|Subscription|[A-Z]\w+Fields)$/

/** Each passes on what it has read; the example does without the rest of the project. */
const READS_THE_ENVIRONMENT = [
  'bench/processes/environment.ts',
  'build/ensure-built.ts',
  'clients/cli/main.ts',
  'examples/webhook-receiver.ts',
  'launch/doctor.ts',
  'launch/process/run-process.ts',
]

describe('the house', () => {
  test('imports only along its arrows', () => {
    const reversed = imports.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)]
      return from !== to && !HOUSE.rooms[from]?.imports.includes(to)
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
    expect(loadedLater.map(({ file }) => file).sort()).toEqual([...SANDBOX_LOADERS].sort())
  })

  test('starts processes, browsers and fetched tools in the system tier of its tests alone', () => {
    const firstTier = sourceFilesOf('test').filter((file) => !isOfSystemTier(file))
    expect(firstTier.length).toBeGreaterThan(500)
    const targets = firstTier.flatMap((file) => importsOf(file))
    expect(targets.filter(({ target }) => isOfSystemTier(target))).toEqual([])
    const starting = firstTier.filter((file) => /child_process/.test(readSource(file)))
    const own = relative(ROOT, import.meta.filename)
    expect(
      starting.filter((file) => file !== own && /['"`]launch\/[a-z-]+\.ts/.test(readSource(file))),
    ).toEqual([])
  })

  test('has no import circle', () => {
    expect(findCircle(imports)).toBeNull()
  })

  test.each(SIDES)('orders the subjects of $path as documented', ({ path: root, order, alone }) => {
    const folders = readdirSync(join(ROOT, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
      .map(({ name }) => name)
    expect([...order, ...alone].sort()).toEqual(folders.sort())

    const subjectOf = (path: string) =>
      folders.find((name) => path.startsWith(`${root}/${name}/`)) ?? null
    const reversed = imports.filter(({ file, target }) => {
      const [from, to] = [subjectOf(file), subjectOf(target)]
      if (from === null || from === to) return false
      // The files beside the subjects wire them.
      if (to === null) return target.startsWith(`${root}/`)
      if (alone.includes(from)) return !SHARED_ROOMS.includes(to)
      return alone.includes(to) || order.indexOf(to) > order.indexOf(from)
    })
    expect(reversed).toEqual([])
  })

  test.each(TIERS)('orders the rooms of $path as documented', ({ path: tier, order }) => {
    const folders = readdirSync(join(ROOT, tier), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...order].sort()).toEqual([...folders, 'root'].sort())

    const placeOf = (path: string) =>
      dirname(path) === tier
        ? order.indexOf('root')
        : order.findIndex((room) => path.startsWith(`${tier}/${room}/`))
    const inTier = imports.filter(({ file, target }) =>
      [file, target].every((path) => path.startsWith(`${tier}/`)),
    )
    expect(inTier.filter(({ file, target }) => placeOf(target) > placeOf(file))).toEqual([])
  })

  test('has no folder of more than fifteen entries, lists of like ones apart', () => {
    const paths = [...files, ...['test', 'bench'].flatMap((folder) => sourceFilesOf(folder))]
    const entries = new Map<string, Set<string>>()
    for (const path of paths)
      for (let at = path; dirname(at) !== '.'; at = dirname(at)) {
        const kinds = entries.get(dirname(at)) ?? new Set()
        entries.set(dirname(at), kinds.add(kindOf(at)))
      }
    const mixed = [...entries].filter(([, kinds]) => kinds.size > MOST_ENTRIES)
    expect(mixed.map(([folder]) => folder)).toEqual([])
  })

  test('has no file over 500 KB', () => {
    const walk = (folder: string): string[] =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        const isForeign = entry.name === 'node_modules' || path === BUNDLED
        if (entry.name.startsWith('.') || isForeign) return []
        return entry.isDirectory() ? walk(path) : [path]
      })
    const paths = walk('')
    expect(paths.length).toBeGreaterThan(files.length)
    expect(paths.filter((path) => statSync(join(ROOT, path)).size > MOST_BYTES)).toEqual([])
  })

  test('names every file in kebab case and imports with the file ending', () => {
    expect(files.filter((file) => !/\/[a-z0-9-]+\.tsx?$/.test(file))).toEqual([])
    expect(imports.filter(({ target }) => !/\.tsx?$/.test(target))).toEqual([])
  })

  test('creates folders by makeFolder, which ends where the system refuses one', () => {
    const rooms = /^(launch|platform|sandbox|provisioning|subgraphs|gateway|clients\/cli)\//
    const recursive = /\bmkdir(?:Sync)?\((?:[^()]|\([^()]*\))*recursive/
    const found = files.filter((file) => rooms.test(file) && recursive.test(readSource(file)))
    expect(found).toEqual([])
  })

  test.each([
    ['the house', houseFiles],
    ['pages', pageFiles],
  ])('exports each name of %s for one thing', (_where, within) => {
    const exported = within
      .filter((file) => !isGenerated(file))
      .flatMap((file) => exportsOf(file).map((name) => ({ file, name })))
    const byName = Map.groupBy(exported, ({ name }) => name)
    const double = [...byName].flatMap(([name, { length }]) =>
      length > 1 && !OF_THE_GRAPH.test(name) ? [name] : [],
    )
    expect(double).toEqual([])
  })

  test('names each route after the operation it asks, and serves it', () => {
    const routes = files.filter((file) => /\/routes\/(?!index)/.test(file))
    const named = routes.flatMap((file) =>
      [
        ...readSource(file).matchAll(/^export const (\w+) = [\s\S]*?operation\('(\w)(\w+)'\)/gm),
      ].map(([, name, first = '', rest]) => ({
        name,
        expected: `${first.toLowerCase()}${rest}Route`,
      })),
    )
    expect(named.filter(({ name, expected }) => name !== expected)).toEqual([])

    const unserved = routes.filter((file) => {
      const index = readSource(join(dirname(file), 'index.ts'))
      const [, resource] = index.match(new RegExp(`as (\\w+) from '\\./${basename(file)}'`)) ?? []
      return !index.includes(`  ${resource},\n`)
    })
    const others = routes.filter((file) => exportsOf(file).some((name) => !name.endsWith('Route')))
    expect(others).toEqual([])
    expect(unserved).toEqual([])
  })

  test('makes the table of each entity, and runs each migration', () => {
    const lists = files.filter((file) => /-(database|entities)\.ts$/.test(file)).map(readSource)
    const entities = files.flatMap(exportsOf).filter((name) => /^[A-Z]\w+Entity$/.test(name))
    const unlisted = entities.filter((name) => !lists.some((text) => text.includes(`  ${name},\n`)))
    expect(unlisted).toEqual([])

    const run = new Set(imports.map(({ target }) => target))
    const migrations = files.filter((file) => /\/migrations\/\d/.test(file))
    expect(migrations.filter((file) => !run.has(file))).toEqual([])
  })

  test('keeps every source file under 250 lines', () => {
    const long = files.filter(
      (file) => !isGenerated(file) && readSource(file).split('\n').length > 250,
    )
    expect(long).toEqual([])
  })

  test('reads the environment in one place, as the bench and an example do', () => {
    const outside = ['bench', 'examples'].flatMap((folder) => sourceFilesOf(folder))
    const readers = [...files, ...outside].filter((file) =>
      readSource(file).includes('process.env'),
    )
    expect(readers.sort()).toEqual(READS_THE_ENVIRONMENT)
  })

  test('leaves every other file of a subject without clock, chance, database, GraphQL and log', () => {
    const impure = pureFiles.filter((file) =>
      [CLOCK_OR_CHANCE, OUTER_WORLD].some((pattern) => pattern.test(readSource(file))),
    )
    expect(impure).toEqual([])
  })

  test('goes by the clock of the process, and by the machine’s where that is right', () => {
    const found = files.filter(
      (file) => SERVES.test(file) && /new Date\(\)|Date\.now\b/.test(readSource(file)),
    )
    expect(found.sort()).toEqual(GOES_BY_THE_MACHINE)
  })

  test('refuses by rules and access alone, not in resolvers and stores', () => {
    const refusing = files.filter(
      (file) =>
        isOfSubject(file) &&
        /(^|-)(resolvers|store)\.ts$/.test(basename(file)) &&
        readSource(file).includes('new Problem('),
    )
    expect(refusing).toEqual([])
  })

  test('lets such a file call nothing that does more than decide', () => {
    const calls = pureFiles.flatMap((file) => calledBy(file).filter(isImpure))
    expect(calls).toEqual([])
  })

  test('names the index of each statement that reads only so many rows', () => {
    const reading = files
      .filter((file) => /^subgraphs\/(?!.*\/(lists|migrations)\/)/.test(file))
      .flatMap((file) => literalsOf(file).map((sql) => ({ file, sql })))
      .filter(({ sql }) => /(\bSELECT\b|^(WHERE|JOIN)\b)[^;]*\bLIMIT\b/.test(sql))
    expect(reading.filter(({ sql }) => !sql.includes('FORCE INDEX'))).toEqual([])
  })

  test('names the index of each statement that asks for several keys', () => {
    const asking = files
      .filter((file) => /^subgraphs\/(?!.*\/(lists|migrations)\/)/.test(file))
      .flatMap((file) => literalsOf(file).map((sql) => ({ file, sql })))
      .filter(({ sql }) => /(\b(SELECT|UPDATE|DELETE)|^(WHERE|JOIN)) [^;]*\bIN \(\?\)/.test(sql))
    expect(asking.filter(({ sql }) => !/FORCE INDEX|\+ INDEX/.test(sql))).toEqual([])
  })

  test('waits in its suites for conditions, not for durations', () => {
    const suites = sourceFilesOf('test').filter((file) => file.endsWith('.test.ts'))
    const pausing = suites.filter((file) => /from 'node:timers\/promises'/.test(readSource(file)))
    expect(pausing).toEqual([])
  })

  test('keeps statements to stores', () => {
    const asking = files.filter(
      (file) =>
        isOfSubject(file) &&
        !/(^|-)store\.ts$/.test(basename(file)) &&
        /\.query[(<]/.test(readSource(file)),
    )
    expect(asking).toEqual([])
  })
})

function isOfSystemTier(file: string): boolean {
  return file.startsWith('test/system/')
}

/**
 * The list that an entry of a folder belongs to, or its own name. Lists are the subjects of a subgraph and of its
 * tests, the tests of tiers, contracts with an SDL of their own, migrations, suites, and samples.
 */
function kindOf(path: string): string {
  const [folder, name] = [dirname(path), basename(path)]
  const side = SIDES.find(({ path }) => folder === path || folder === `test/${path}`)
  if (side && [...side.order, ...side.alone].includes(name)) return 'subjects'
  if (name.endsWith('.ts') && existsSync(join(ROOT, path.replace(/ts$/, 'graphql'))))
    return 'contracts'
  if (/^\d{4}-/.test(name)) return 'migrations'
  // The tests of a tier have its name.
  if (folder === 'test' && existsSync(join(ROOT, name))) return 'tiers'
  if (folder === 'launch' && STARTED.includes(path)) return 'processes'
  if (name.startsWith('sample-')) return 'samples'
  return name.endsWith('.test.ts') ? 'suites' : name
}

function isGenerated(file: string): boolean {
  return file.startsWith('clients/typescript/src/schema/')
}

function roomOf(file: string): string {
  // Made of the contracts.
  if (file.startsWith('built/types/')) return 'schema'
  const rooms = Object.keys(HOUSE.rooms).filter((room) => file.startsWith(`${room}/`))
  return rooms.sort((a, b) => b.length - a.length)[0] ?? file
}

function isOfSubject(file: string): boolean {
  return SIDES.some(({ path, order, alone }) =>
    [...order, ...alone].some(
      (subject) => !SHARED_ROOMS.includes(subject) && file.startsWith(`${path}/${subject}/`),
    ),
  )
}

function isImpure(file: string): boolean {
  return isOfSubject(file) && IMPURE.test(basename(file))
}

/** What is quoted in a file, statements among it; what stands in their places stays in there. */
function literalsOf(file: string): string[] {
  return [...readSource(file).matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)].map(([text]) => text)
}
