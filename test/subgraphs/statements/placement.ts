import { readFileSync } from 'node:fs'

/** Where a table's rows are placed: `by` this column; each of `leads` holds ids of records in one organization. */
export interface Placement {
  by: string
  leads: readonly string[]
}

/** Tables by name; null for those that are kept once, for all organizations. */
export type Placements = ReadonlyMap<string, Placement | null>

/** `placed`: by its organization or club; `led`: by the id of one of their records. */
export type Carried = 'placed' | 'led' | 'global' | 'neither'

const WEAKEST: readonly Carried[] = ['neither', 'led', 'placed', 'global']

/** What a statement carries: the weakest of what its parts carry that read or write a table. */
export function carriedBy(sql: string, placements: Placements): Carried {
  const parts = partsOf(sql).flatMap((part) => carriedByPart(part, placements) ?? [])
  return WEAKEST.find((carried) => parts.includes(carried)) ?? 'global'
}

/** The SELECTs of a statement, each without those within it, and the rest. */
function partsOf(sql: string): string[] {
  const parts: string[] = []
  const open = ['']
  const add = (text: string) => open.push(`${open.pop()}${text}`)
  for (const token of sql.split(/(\(|\)|\bUNION(?: ALL)?\b)/)) {
    if (token === '(') open.push('')
    else if (token === ')') {
      const inner = open.pop() ?? ''
      if (/^\s*SELECT\b/.test(inner)) parts.push(inner)
      else add(`(${inner})`)
    } else if (token.startsWith('UNION')) parts.push(open.splice(-1, 1, '')[0] ?? '')
    else add(token)
  }
  return [...parts, ...open].filter((part) => part.trim() !== '')
}

const TABLE =
  /\b(?:FROM|JOIN|UPDATE|INTO) (\w+)(?: (?!FORCE|SET|WHERE|ON|LEFT|ORDER|LIMIT|STRAIGHT_JOIN|JOIN|VALUES|SELECT|GROUP)(\w+))?/g

function carriedByPart(part: string, placements: Placements): Carried | null {
  const tables = new Map(
    [...part.matchAll(TABLE)].flatMap(([, table = '', alias = table]) =>
      placements.has(table) ? [[alias, placements.get(table) ?? null] as const] : [],
    ),
  )
  if (tables.size === 0) return null

  const placed = [...tables].flatMap(([alias, placement]) =>
    placement ? { alias, placement } : [],
  )
  if (placed.length === 0) return 'global'

  const compared = columnsComparedIn(part, tables)
  const carries = ({ alias, placement: { by, leads } }: (typeof placed)[number]): Carried => {
    const names = compared
      .filter(({ of }) => of === '' || of === alias || tables.get(of) === undefined)
      .map(({ name }) => name)
    if (names.some((name) => name === 'organization_id' || name === 'club_id')) return 'placed'
    return names.some((name) => name === by || leads.includes(name)) ? 'led' : 'neither'
  }
  const each = placed.map(carries)
  return each.find((one) => one === 'placed') ?? each.find((one) => one === 'led') ?? 'neither'
}

interface ComparedColumn {
  /** Alias of its table; empty where it stands without one. */
  of: string
  name: string
}

const EQUAL = /(?:\b(\w+)\.)?\b(\w+) *(?:=|<=>|\bIN\b|\bLIKE\b) *(?:\(|\?|(\w+)\.(\w+)|\w+\()/g
const ROWS = /\(((?:\w+\.)?\w+(?:, *(?:\w+\.)?\w+)+)\) *(?:IN|=)/g
const INSERTED = /INTO \w+ *\(([^)]*)\)/
const ASSIGNED = /^(\s*UPDATE .*?) SET .*?(?= WHERE |$)/

/**
 * The columns that are inserted, and those that conditions compare with a value, or with a column of a table that stands
 * outside of this part. Two columns of its own tables bind neither.
 */
function columnsComparedIn(part: string, own: ReadonlyMap<string, unknown>): ComparedColumn[] {
  const conditions = part.replace(ASSIGNED, '$1')
  const pairs = [...conditions.matchAll(EQUAL)].flatMap(
    ([, of = '', name = '', otherOf, otherName = '']): ComparedColumn[] => {
      if (otherOf === undefined) return [{ of, name }]
      if (own.has(of) && own.has(otherOf)) return []
      return [
        { of, name },
        { of: otherOf, name: otherName },
      ]
    },
  )
  const [, inserted = ''] = INSERTED.exec(part) ?? []
  const listed = [...[...conditions.matchAll(ROWS)].map(([, list = '']) => list), inserted]
  return [...pairs, ...listed.flatMap((list) => list.split(',').map(toColumn))]
}

function toColumn(text: string): ComparedColumn {
  const [name = '', of = ''] = text.trim().split('.').reverse()
  return { of, name }
}

const PAGE = new URL('../../../docs/architecture/placement.md', import.meta.url)
const ROW = /^\| `(\w+)` \| (?:`(\w+)`|–) \| ([^|]*)\|/gm

/** The tables of the page, each row of which is a table, the column that places it, and those that lead there. */
export function readPlacements(): Placements {
  return new Map(
    [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, table = '', by, leads = '']) => [
      table,
      by === undefined ? null : { by, leads: leads.match(/\w+/g) ?? [] },
    ]),
  )
}
