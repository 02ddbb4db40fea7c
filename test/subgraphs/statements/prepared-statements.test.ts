import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import type { EntitySchema } from 'typeorm'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import {
  openClubDatabase,
  openVolunteerDatabase,
  testSocket,
} from '../../support/database/test-database.ts'
import { type CollectedStatements, SESSION_FILES } from './collected-statements.ts'
import { carriedBy, readPlacements } from './placement.ts'
import { literalsIn, withoutTags } from './sql-literals.ts'
import { WITHOUT_PLACE } from './without-place.ts'

const COLLECTOR = new URL('collect-statements.ts', import.meta.url).pathname

const isMySql = process.env['TEST_DATABASE'] === 'mysql'

/** Only MySQL has the members of a group. */
const UNKNOWN_TO_SERVER = isMySql ? [] : ['subgraphs/foundation/database/cluster/group-majority.ts']

let collected: CollectedStatements
let databases: { club: Database; volunteer: Database }

beforeAll(async () => {
  const [{ stdout }, club, volunteer] = await Promise.all([
    promisify(execFile)(process.execPath, [COLLECTOR], { maxBuffer: 2 ** 28 }),
    openClubDatabase(),
    openVolunteerDatabase(),
  ])
  collected = JSON.parse(stdout)
  databases = { club, volunteer }
})

afterAll(async () => {
  await databases.club.close()
  await databases.volunteer.close()
})

describe('every SQL statement of the product', () => {
  test('is accepted by the server against the migrated schema', async () => {
    const refused = [
      ...(await findRefused('club', [databases.club])),
      ...(await findRefused('volunteer', [databases.volunteer])),
      ...(await findRefused('foundation', [databases.club, databases.volunteer])),
    ]
    expect(refused).toEqual([])
  })

  // To reach a literal or a function that is reported here, give a parameter's name a value in
  // `sample-values.ts`, or add a call to `sample-calls.ts`.
  test('is reached by a call, with each SQL literal of each file', () => {
    const reached = new Set(collected.statements.flatMap(({ sql }) => literalsIn(sql)))
    const missed = collected.literals.filter(
      ({ id, file }) => !reached.has(id) && !SESSION_FILES.has(file),
    )
    expect(missed.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  // A forced index whose first column has no condition and no order is read from end to end.
  test('has a condition on, or an order by, the first column of each index that it forces', () => {
    const first = firstColumnsOf([...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities])
    const scans = collected.statements.flatMap(({ from, sql: tagged }) => {
      const sql = withoutTags(tagged)
      const forced = [...sql.matchAll(FORCED)].map(([, table = '', alias = '', index = '']) => {
        const column = first.get(index === 'PRIMARY' ? `${table} PRIMARY` : index)
        return { table, alias, index, column }
      })
      const unled = forced.filter(({ alias, column }) => {
        const name = alias === '' ? column : `${alias}\\.${column}`
        const condition = `(?<![\\w.])${name} *(=|<|>|IN\\b|IS\\b|LIKE\\b)|= *${name}\\b|\\(${name},`
        return !new RegExp(`${condition}|ORDER BY ${name}\\b|GROUP BY ${name}\\b`).test(sql)
      })
      return unled.map(({ table, index }) => `${from}: ${table} ${index}`)
    })
    expect(collected.statements.length).toBeGreaterThan(900)
    expect([...new Set(scans)]).toEqual([])
  })

  // A plain DELETE of several rows reads the whole table where the statistics say that it has one. The tables of leases
  // and fingerprints have some rows.
  test('deletes rows by a named index, or the one row of a key', () => {
    const keys = keysOf([...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities])
    const plain = collected.statements.filter(({ sql: tagged }) => {
      const [, table = '', where = ''] = withoutTags(tagged).match(PLAIN_DELETE) ?? []
      const isNamed = (column: string) => new RegExp(`\\b${column} = \\?`).test(where)
      return table !== '' && !keys.get(table)?.every(isNamed)
    })
    const files = plain.map(({ from }) => from.split(':')[0])
    expect([...new Set(files)].toSorted()).toEqual([
      'subgraphs/foundation/jobs/named-lease.ts',
      'subgraphs/foundation/secrets/secret-key-fingerprints.ts',
    ])
  })

  test('carries an organization, a club or the id of one of their records, or has a reason', () => {
    const placements = readPlacements()
    const without = collected.statements.filter(
      ({ sql }) => carriedBy(withoutTags(sql), placements) === 'neither',
    )
    const named = [...new Set(without.map(({ from }) => from))].sort()
    expect(named).toEqual(Object.values(WITHOUT_PLACE).flat().sort())
  })

  test('is sent by each function of a store that takes a database', () => {
    expect(collected.silent).toEqual([])
  })
})

const FORCED = /\b(?:FROM|JOIN|UPDATE) (\w+)(?: (?!FORCE)(\w+))? FORCE INDEX \((\w+)\)/g

/** A DELETE that `deleteFrom` did not begin. */
const PLAIN_DELETE = /^(?!.*sql_safe_updates = 1).*\bDELETE\b.*\bFROM (\w+)(.*)/s

/** The columns of the primary key of each table. */
function keysOf(entities: readonly EntitySchema[]): ReadonlyMap<string, string[]> {
  return new Map(
    entities.map(({ options: { tableName, columns } }) => {
      const key = Object.entries(columns).filter(([, own]) => own?.primary === true)
      return [String(tableName), key.map(([property, own]) => own?.name ?? property)]
    }),
  )
}

/** The first column of each index by its name, of primary keys by their table. */
function firstColumnsOf(entities: readonly EntitySchema[]): ReadonlyMap<string, string> {
  return new Map(
    entities.flatMap(({ options: { tableName, columns, indices = [] } }) => {
      const names = new Map(Object.entries(columns).map(([key, own]) => [key, own?.name ?? key]))
      const key = Object.values(columns).find((own) => own?.primary === true)?.name
      const others = indices.map(({ name, columns: own }) => {
        const [one] = own as readonly string[]
        return [String(name), names.get(String(one)) ?? ''] as const
      })
      return [[`${tableName} PRIMARY`, key ?? ''] as const, ...others]
    }),
  )
}

interface Refused {
  from: string
  at: string
  error: string
  sql: string
}

/**
 * SQL literals that a function sends in no statement that one of the databases can prepare. Not each
 * statement counts: some of the values that were tried fit only one another's statements.
 */
async function findRefused(side: string, among: readonly Database[]): Promise<Refused[]> {
  const connections = await Promise.all(among.map(connect))
  const accepted = new Set<string>()
  const refused = new Map<string, Refused>()
  for (const { from, sql, params } of collected.statements) {
    if (!from.startsWith(`subgraphs/${side}/`)) continue
    if (UNKNOWN_TO_SERVER.some((file) => from.startsWith(file))) continue

    const text = expandLists(withoutTags(sql), params)
    const error = await prepareOnAny(connections, text)
    for (const id of literalsIn(sql)) {
      const key = `${from} ${id}`
      if (error === null) accepted.add(key)
      else refused.set(key, { from, at: placeOf(id), error, sql: text })
    }
  }
  for (const connection of connections) await connection.end()
  return [...refused].flatMap(([key, found]) => (accepted.has(key) ? [] : [found]))
}

function connect({ dataSource }: Database): Promise<Connection> {
  const { database } = dataSource.options
  return createConnection({ socketPath: testSocket(), user: 'root', database: String(database) })
}

/** Null where a server takes it; its values are not sent. */
async function prepareOnAny(connections: readonly Connection[], text: string) {
  let refusal: string | null = null
  for (const connection of connections) {
    try {
      const prepared = await connection.prepare(text)
      await prepared.close()
      return null
    } catch (error) {
      refusal = String(error)
    }
  }
  return refusal
}

function placeOf(id: number): string {
  const { file, line } = collected.literals[id] ?? {}
  return `${file}:${line}`
}

/** As the driver does: a placeholder for each value of a list, in parentheses where that is a list itself. */
function expandLists(sql: string, params: readonly unknown[]): string {
  let at = 0
  return sql.replaceAll('?', () => {
    const param = params[at]
    at += 1
    return Array.isArray(param) ? param.map(placeholderOf).join(', ') : '?'
  })
}

function placeholderOf(value: unknown): string {
  return Array.isArray(value) ? `(${value.map(placeholderOf).join(', ')})` : '?'
}
