import type { EntitySchema } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import type { ToFault } from '../database/send-statements.ts'
import { auditedTable } from './audited-table.ts'
import { idIndexOf } from './id-index.ts'
import { type StoredColumn, toColumns } from './stored-column.ts'
import type { Reach } from './tenancy.ts'

/** A value that the server computes on insert, for instance from LAST_INSERT_ID(). */
export class Computed {
  /** SQL expression with one placeholder. */
  readonly sql: string
  readonly value: unknown

  constructor(sql: string, value: unknown) {
    this.sql = sql
    this.value = value
  }
}

/** A record to insert; a property is `Computed` in all records of a statement, with the same SQL, or in none. */
export type Inserted<T> = { readonly [P in keyof T]: T[P] | Computed }

/** Columns to read, and the mapping to a record. */
export interface Selection<T> {
  /** Select list with property names as aliases: `b.club_id AS clubId, …`. */
  columns(alias: string): string
  /** Converts a selected row to the record, in place. */
  toRecord(row: Row): T
  /** Reads one row of the table; `rest` is the statement after `SELECT … FROM table alias`. */
  selectOne(
    database: Queryable,
    alias: string,
    rest: string,
    params: readonly unknown[],
  ): Promise<T | null>
}

export type RowLock = 'FOR UPDATE' | 'LOCK IN SHARE MODE'

/** SQL for an entity's table: faster than TypeORM's, with column names and conversions from the EntitySchema. */
export interface Table<T> extends Selection<T> {
  readonly name: string
  /** Reads the rows with these ids that are within reach, unordered. */
  findAll(database: Queryable, ids: readonly string[], reach: Reach): Promise<T[]>
  /** Reads the row with this id if it is within reach; a lock holds until the transaction ends. */
  find(database: Queryable, reach: Reach, id: string, lock?: '' | RowLock): Promise<T | null>
  /** Selection of the given properties. */
  only<P extends keyof T>(...properties: readonly P[]): Selection<Pick<T, P>>
  /** Selection of all but the given properties. */
  without<P extends keyof T>(...properties: readonly P[]): Selection<Omit<T, P>>
  /** Selection under other names, for joins with another table. */
  as<Names extends Readonly<Record<string, keyof T>>>(
    names: Names,
  ): Selection<{ [Name in keyof Names]: T[Names[Name]] }>
  insert(tx: Queryable, record: T, toFault?: ToFault): Promise<void>
  /**
   * Inserts the record; returns false if a row with its key exists, which is then locked exclusively. A plain
   * INSERT takes a shared lock on a duplicate key first, so concurrent inserts of one key would deadlock.
   */
  insertIfFree(tx: Queryable, record: T): Promise<boolean>
  /** Inserts at least one record; in a transaction as prepared statements of many rows each. */
  insertAll(tx: Queryable, records: readonly Inserted<T>[], toFault?: ToFault): Promise<void>
  /** Replaces at least one existing row, in one statement. */
  replaceAll(tx: Queryable, records: readonly T[]): Promise<void>
  /** Updates the given properties of the row with this key; undefined ones stay unchanged. */
  update(tx: Queryable, key: string, changes: Partial<T>, toFault?: ToFault): Promise<void>
  /** Announces rows to the audit that a statement of the store is about to update or delete. */
  recordChange(tx: Queryable, keys: readonly string[]): Promise<void>
}

/**
 * Rows of a prepared multi-row insert. As text an import of 500 bookings takes a third longer, with 50 rows a
 * statement a tenth.
 */
const PREPARED_ROWS = 125

/** `preparedRows`: rows of a prepared multi-row insert. */
export function tableOf<T extends object>(
  schema: EntitySchema<T>,
  { preparedRows = PREPARED_ROWS }: { preparedRows?: number } = {},
): Table<T> {
  const name = schema.options.tableName ?? schema.options.name
  const columns = toColumns(schema)
  const byProperty = new Map(columns.map((column) => [column.property, column]))
  const [key, ...otherKeys] = columns.filter((column) => column.isPrimary)
  const idIndex = idIndexOf(schema)
  const insertInto = `INSERT INTO ${name} (${columns.map((column) => column.name).join(', ')}) VALUES `
  const places = `(${columns.map(() => '?').join(', ')})`
  const toValues = (record: Inserted<T>) =>
    columns.map((column) => toStored(column, (record as Row)[column.property]))

  /** Columns of the given properties under other names. */
  const rename = (names: readonly (readonly [name: string, property: string])[]) =>
    names.flatMap(([name, property]) => {
      const column = byProperty.get(property)
      return column ? [{ ...column, property: name }] : []
    })

  const all = toSelection<T>(name, columns)
  const select = (properties: readonly string[]) =>
    toSelection<Row>(name, rename(properties.map((property) => [property, property])))
  const audited = auditedTable(schema, select)
  const keyOf = (record: object) => String((record as Row)[key?.property ?? ''])
  const recordChange = async (tx: Queryable, keys: readonly string[]) => {
    if (tx.recorder && audited) await tx.recorder.changing(audited, keys)
  }
  const recordInsert = (tx: Queryable, records: readonly object[]) => {
    if (tx.recorder && audited) tx.recorder.inserting(audited, records.map(keyOf))
  }

  return {
    name,
    recordChange,
    ...all,
    async findAll(database, ids, { condition, params }) {
      const sql = `SELECT ${all.columns('t')} FROM ${name} t FORCE INDEX (${idIndex})
        WHERE t.id IN (?) AND ${condition('t')}`
      return (await database.query(sql, [ids, ...params])).map(all.toRecord)
    },
    find: (database, { condition, params }, id, lock = '') =>
      all.selectOne(database, 't', `WHERE t.id = ? AND ${condition('t')} ${lock}`, [id, ...params]),
    only: (...properties) =>
      toSelection(name, rename(properties.map((property) => [String(property), String(property)]))),
    without: (...properties) =>
      toSelection(
        name,
        columns.filter(({ property }) => !properties.some((left) => left === property)),
      ),
    as: (names) =>
      toSelection(
        name,
        rename(Object.entries(names).map(([name, property]) => [name, String(property)])),
      ),
    insert(tx, record, toFault) {
      recordInsert(tx, [record as object])
      return tx.write(insertInto + places, toValues(record), toFault)
    },
    async insertIfFree(tx, record) {
      await recordChange(tx, [keyOf(record)])
      // Only a duplicate key evaluates LAST_INSERT_ID(1); the row stays unchanged.
      const kept = columns[0]?.name
      const sql = `${insertInto}${places} ON DUPLICATE KEY UPDATE ${kept} = IF(LAST_INSERT_ID(1), ${kept}, ${kept})`
      const { insertId } = await tx.query<{ insertId: number }>(sql, toValues(record))
      return insertId === 0
    },
    async insertAll(tx, records, toFault) {
      recordInsert(tx, records)
      const rowPlaces = placesOf(columns, records[0] as Row)
      const sqlOf = (rows: number) => insertInto + Array(rows).fill(rowPlaces).join(', ')
      const chunk = tx.writePrepared === undefined ? Infinity : preparedRows
      const left = records.length % chunk
      for (let from = 0; from + chunk <= records.length; from += chunk) {
        const values = records.slice(from, from + chunk).flatMap(toValues)
        await tx.writePrepared?.(sqlOf(chunk), values, toFault)
      }
      if (left > 0) await tx.write(sqlOf(left), records.slice(-left).flatMap(toValues), toFault)
    },
    async replaceAll(tx, records) {
      if (tx.recorder) await recordChange(tx, records.map(keyOf))
      const rows = records.map(() => places).join(', ')
      const set = columns.map(({ name }) => `${name} = VALUES(${name})`).join(', ')
      const sql = `${insertInto}${rows} ON DUPLICATE KEY UPDATE ${set}`
      await tx.write(sql, records.flatMap(toValues))
    },
    async update(tx, id, changes, toFault) {
      if (key === undefined || otherKeys.length > 0)
        throw new Error(`${name} has no primary key of a single column.`)
      const given = Object.entries(changes).filter(([, value]) => value !== undefined)
      const written = given.flatMap(([property]) => byProperty.get(property) ?? [])
      if (written.length === 0) return

      await recordChange(tx, [id])
      const set = written.map((column) => `${column.name} = ?`).join(', ')
      const values = written.map((column) => toStored(column, (changes as Row)[column.property]))
      await tx.write(`UPDATE ${name} SET ${set} WHERE ${key.name} = ?`, [...values, id], toFault)
    },
  }
}

function toSelection<T>(name: string, columns: readonly StoredColumn[]): Selection<T> {
  const converted = columns.filter((column) => column.from !== null)
  const list = (alias: string) =>
    columns.map(({ read, property }) => `${read(alias)} AS ${property}`).join(', ')
  const toRecord = (row: Row) => {
    for (const { property, from } of converted) row[property] = from?.(row[property])
    return row as T
  }

  return {
    columns: list,
    toRecord,
    async selectOne(database, alias, rest, params) {
      const sql = `SELECT ${list(alias)} FROM ${name} ${alias} ${rest}`
      const [row] = await database.query(sql, params)
      return row === undefined ? null : toRecord(row)
    },
  }
}

function placesOf(columns: readonly StoredColumn[], record: Row): string {
  const places = columns.map(({ property }) => {
    const value = record[property]
    return value instanceof Computed ? value.sql : '?'
  })
  return `(${places.join(', ')})`
}

function toStored({ to }: StoredColumn, value: unknown): unknown {
  if (value instanceof Computed) return value.value
  return to === null ? (value ?? null) : to(value)
}
