import { type Fn, namesOfParameters } from './parameters.ts'
import { makePages, makeRecorder, type SentStatement } from './recorder.ts'
import { literalsIn } from './sql-literals.ts'
import { makeWildcards, WILDCARD } from './wildcards.ts'

/** Parameters of these names take statements. */
export const TAKES_STATEMENTS: ReadonlySet<string> = new Set([
  'database',
  'tx',
  'connection',
  'pages',
])

export interface Exploration {
  /** The members of records, and further ones that stores destructure (`wildcards.ts`). */
  members: ReadonlySet<string>
  options: ReadonlySet<string>
  /** Values of names, the first one first; undefined is a wildcard. Other names also stand for null. */
  values: Readonly<Record<string, readonly (() => unknown)[]>>
}

/** What may stand at a path besides a wildcard. */
function variantsOf(path: string, name: string, { values }: Exploration): unknown[] {
  if (values[name] !== undefined) return values[name].map((make) => make())
  if (/^answer \d+$/.test(path)) return [[]]
  if (/^(is|has|may)[A-Z]/.test(name) || path.endsWith('()')) return [false]
  return /Rows$|Count$/.test(name) ? [0] : [null]
}

const MAX_RUNS = 250

/**
 * Calls a function with wildcards, and again with another value at each path that it reads, for as long as
 * this leads to new SQL literals. Returns every statement once.
 */
export async function explore(
  fn: Fn,
  self: unknown,
  exploration: Exploration,
): Promise<SentStatement[]> {
  const statements = new Map<string, SentStatement>()
  const known = new Set<number>()
  const tried = new Set<string>()
  const queue: ReadonlyMap<string, unknown>[] = [new Map()]
  for (const overrides of queue.values().take(MAX_RUNS)) {
    const { sent, read } = await callOnce(fn, self, overrides, exploration)
    for (const statement of sent) statements.set(statement.sql, statement)
    const found = sent.flatMap(({ sql }) => literalsIn(sql)).filter((id) => !known.has(id))
    if (found.length === 0 && overrides.size > 0) continue

    for (const id of found) known.add(id)
    for (const [path, name] of read) {
      if (TAKES_STATEMENTS.has(name)) continue
      for (const [nth, value] of variantsOf(path, name, exploration).entries()) {
        const key = [...[...overrides.keys()].sort(), path, nth].join()
        if (tried.has(key)) continue
        tried.add(key)
        queue.push(new Map([...overrides, [path, value]]))
      }
    }
  }
  return [...statements.values()]
}

/** Calls a function, and the functions that it returns; returns the statements of which all text is the product's. */
export async function callOnce(
  fn: Fn,
  self: unknown,
  overrides: ReadonlyMap<string, unknown>,
  { members, options, values }: Exploration,
): Promise<{ sent: SentStatement[]; read: ReadonlyMap<string, string> }> {
  const sent: SentStatement[] = []
  let answers = 0
  const database = makeRecorder(sent, () => {
    answers += 1
    return wildcards.make(`answer ${answers}`)
  })
  const takers = { database, tx: database, connection: database, pages: makePages(database) }
  const wildcards = makeWildcards({
    overrides,
    members,
    options,
    valueFor: (name) => Reflect.get(takers, name) ?? values[name]?.[0]?.(),
  })
  const call = async (called: Fn, own: unknown, prefix: string): Promise<unknown> => {
    const names = namesOfParameters(called)
    const args = names.map((name, at) => wildcards.make(name || `${prefix}${at}`))
    // A refusal, or a value of the wrong kind: the statements before it count.
    return unlessStuck((async () => called.apply(own, args))()).catch(() => undefined)
  }
  const result = await call(fn, self, '')
  sent.push(...statementIn(result))
  for (const [name, own] of functionsIn(result)) await call(own, result, `${name} `)
  return { sent: sent.filter(isWhole), read: wildcards.read }
}

const MAX_TURNS = 100

/** The recorder answers at once: a call that takes more turns waits for something that never comes. */
async function unlessStuck(called: Promise<unknown>): Promise<unknown> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  called.then(end, end)
  for (let turn = 0; turn < MAX_TURNS && !isOver; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
  return isOver ? called : undefined
}

/** Some functions return a statement that others send. */
function statementIn(result: unknown): SentStatement[] {
  if (typeof result !== 'object' || result === null) return []
  const { sql, params } = result as Partial<SentStatement>
  const isStatement = typeof sql === 'string' && /^[\s(]*(\/\*@\d{4}\*\/)?\s*SELECT\b/.test(sql)
  return isStatement && Array.isArray(params) ? [{ sql, params }] : []
}

function functionsIn(result: unknown): [name: string, fn: Fn][] {
  const isOwn = (value: unknown) => typeof value === 'function' && String(value) !== WILDCARD
  if (isOwn(result)) return [['', result as Fn]]
  if (typeof result !== 'object' || result === null) return []
  return Object.entries(result).filter(([, value]) => isOwn(value))
}

/** No wildcard stands in its text, nor null; callers never pass an empty list, which would be no SQL. */
function isWhole({ sql, params }: SentStatement): boolean {
  const isEmptyList = (param: unknown) => Array.isArray(param) && param.length === 0
  return !sql.includes(WILDCARD) && !/\b(null|undefined)\b/.test(sql) && !params.some(isEmptyList)
}
