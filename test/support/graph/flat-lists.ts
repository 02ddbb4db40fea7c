import { expect, test } from '@jest/globals'
import { getNamedType, isInputObjectType, isRequiredArgument } from 'graphql'
import { readSdl } from '../../../schema/sdl.ts'
import type { SubgraphName } from '../../../schema/subgraphs.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { type ConnectionField, connectionFieldsOf } from '../../schema/connections.ts'
import { countRowsRead } from '../database/many-rows.ts'
import { GRAPH } from './graph.ts'

/** A list of the graph over many rows, with what can be asked of it. */
export interface FlatList {
  /** Around `%`, where the list stands; `%` alone for a list of Query. */
  within?: string
  /** Arguments that it is always asked with. */
  fixed?: Readonly<Record<string, unknown>>
  /** Values of each field of `filter`: some that all rows meet, some that none or few do. */
  filters?: Filters
  /** Rows that may be read for each row of a page; 8 where nothing is said. */
  perRow?: number
  /** Rows that a list may have in all, where it is short and its filters read all of it. */
  inAll?: number
  /** Field that each node has; `id` where nothing is said. */
  node?: string
  /** Largest page, where it is smaller than that of most lists. */
  largest?: number
  /** Filters that no index answers: with one of them, what the others leave is read. */
  searched?: readonly string[]
}

export interface FlatSide {
  /** Has a pool of one connection. */
  database: Database
  /** Every list of the subgraph by `Type.field`. */
  lists: Readonly<Record<string, FlatList>>
  ask(document: string, list: string): Promise<unknown>
}

/** Tests each list of a subgraph; `side` is called within the tests. */
export function testFlatLists(subgraph: SubgraphName, side: () => FlatSide): void {
  const known = filtersOfLists(subgraph)

  test('is tested for every list of the graph and each of its filters', () => {
    const watched = Object.entries(side().lists).map(([name, { filters = {} }]) => [
      name,
      Object.keys(inFilter(filters)).sort(),
    ])
    expect(Object.fromEntries(watched)).toEqual(known)
  })

  test.each(Object.keys(known))('of %s is all that is read', async (name) => {
    expect(await findLongReads(side(), name)).toEqual([])
  })
}

/** Which page or scope of a list is asked for, rather than what its rows are like. */
export const PAGING = ['first', 'after', 'offset', 'clubId', 'webhookId', 'sessionId']

/** The lists of a subgraph as `Type.field`, each with the names of its filters. */
export function filtersOfLists(subgraph: SubgraphName): Record<string, string[]> {
  const sdl = readSdl(subgraph)
  // Both subgraphs may have the type of a list, and only one of them its field.
  const connections = connectionFieldsOf(GRAPH.planning.apiSchema).filter(
    ({ field }) =>
      sdl.includes(`type ${getNamedType(field.type).name} `) && sdl.includes(` ${field.name}(`),
  )
  return Object.fromEntries(
    connections.map((connection) => [
      `${connection.type.name}.${connection.field.name}`,
      filtersOf(connection).sort(),
    ]),
  )
}

function filtersOf({ field }: ConnectionField): string[] {
  return (
    field.args
      .filter((arg) => !PAGING.includes(arg.name) && !arg.deprecationReason)
      // Without it there is no list.
      .filter((arg) => !isRequiredArgument(arg))
      .flatMap(({ name, type }) => {
        const named = getNamedType(type)
        return isInputObjectType(named)
          ? Object.keys(named.getFields()).map((inner) => `${name}.${inner}`)
          : [name]
      })
  )
}

/** Values of conditions by their names in `filtersOfLists`. */
export function inFilter<T>(conditions: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => [`filter.${name}`, value]),
  )
}

/**
 * What too many rows were read for: at the beginning of the list and far behind it. A list of the root is asked with
 * all combinations of its filters, the same list of a club with each value alone, since one statement answers both.
 */
async function findLongReads(
  { database, lists, ask }: FlatSide,
  name: string,
): Promise<[asked: string, rows: number][]> {
  const { perRow = 8, inAll = 0, searched = [], largest = FAR, ...list } = lists[name] ?? {}
  const most = perRow * (FIRST + 1) + 2 * inAll
  const read: [string, number][] = []
  const isSearch = (asked: Asked) => searched.some((filter) => `filter.${filter}` in asked)
  const page = async (asked: Asked) => findPage(await ask(toListDocument(name, list, asked), name))
  const count = async (asked: Asked) => {
    const rows = await countRowsRead(database, () => page({ ...asked, first: FIRST }))
    read.push([JSON.stringify(asked), rows])
  }
  const ofRoot = lists[name.replace('Club.', 'Query.')]
  const isTwin = name.startsWith('Club.') && ofRoot?.filters === list.filters
  const filters = inFilter(list.filters ?? {})
  for (const asked of isTwin ? oneByOne(filters) : combine(filters)) {
    if (isSearch(asked)) continue
    const passed = await page({ ...asked, first: largest })
    await count(asked)
    const { hasNextPage, endCursor } = passed.pageInfo
    if (hasNextPage) await count({ ...asked, after: endCursor })
  }
  return read.filter(([, rows]) => rows > most)
}

const FIRST = 10
const FAR = 200

/** Rows of each list: seven times what any of them may read for a page. */
export const ROWS = 10_000

type Asked = Readonly<Record<string, unknown>>
type Filters = Readonly<Record<string, readonly unknown[]>>

/** Every combination of the filters and their values, none among them. */
function combine(filters: Filters): Asked[] {
  return Object.entries(filters).reduce<Asked[]>(
    (combined, [name, values]) =>
      combined.flatMap((asked) => [asked, ...values.map((value) => ({ ...asked, [name]: value }))]),
    [{}],
  )
}

/** No filter, then each of them with each of its values. */
function oneByOne(filters: Filters): Asked[] {
  const alone = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  )
  return [{}, ...alone]
}

/** The document that asks for a page of the list, with the arguments spelled out. */
function toListDocument(
  name: string,
  { within = '%', fixed = {}, node = 'id' }: FlatList,
  asked: Asked,
): string {
  const nested = Object.entries(asked).filter(([filter]) => filter.startsWith('filter.'))
  const plain = Object.entries(asked).filter(([filter]) => !filter.startsWith('filter.'))
  const filter = nested.map(
    ([key, value]) => `${key.slice('filter.'.length)}: ${spell(key, value)}`,
  )
  const args = [...Object.entries(fixed), ...plain].map(
    ([key, value]) => `${key}: ${spell(key, value)}`,
  )
  if (filter.length > 0) args.push(`filter: { ${filter.join(', ')} }`)
  const list = `${name.split('.')[1]}(${args.join(', ')}) {
    nodes { ${node} } pageInfo { hasNextPage endCursor }
  }`
  return `query { ${within.replace('%', list)} }`
}

const ENUMS = ['status', 'type', 'eventType', 'kind', 'outcome']

/** Only values of enums are in capitals. */
function spell(key: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const members = Object.entries(value).map(([name, member]) => `${name}: ${spell(name, member)}`)
    return `{ ${members.join(', ')} }`
  }
  const isEnum = ENUMS.includes(key) || /^[A-Z_]+$/.test(String(value))
  return isEnum ? String(value) : JSON.stringify(value)
}

/** The page in an answer, however deep it stands. */
function findPage(answer: unknown): FoundPage {
  for (const value of Object.values((answer ?? {}) as Record<string, unknown>)) {
    if (value === null || typeof value !== 'object') continue
    return 'pageInfo' in value ? (value as FoundPage) : findPage(value)
  }
  throw new Error('There is no page in the answer.')
}

interface FoundPage {
  nodes: { id: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
