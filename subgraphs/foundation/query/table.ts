import type { EntitySchema, ValueTransformer } from 'typeorm'
import type { Queryable, Row } from '../database/database.ts'
import type { ToFault } from '../database/send-statements.ts'
import type { Column as MadeColumn } from './columns.ts'
import type { Reach } from './tenancy.ts'

/** What the server computes of a value as it writes, such as from what another statement has just made. */
export class Computed {
  /** With a place for the value. */
  readonly sql: string
  readonly value: unknown

  constructor(sql: string, value: unknown) {
    this.sql = sql
    this.value = value
  }
}

/** What is computed is so in all records that are written at once, by the same SQL. */
export type Inserted<T> = { readonly [P in keyof T]: T[P] | Computed }

/** Columns of a table to read, and the record that they make. */
export interface Selection<T> {
  /** For a SELECT, each under its property's name: `b.club_id AS clubId, …`. */
  columns(alias: string): string
  /** Turns a selected row into the record, in place. */
  toRecord(row: Row): T
}

/**
 * Hand-written SQL over an entity's table, where TypeORM's own is too slow. Names and conversions
 * of columns come from the EntitySchema, so that a column is named once.
 */
export interface Table<T> extends Selection<T> {
  readonly name: string
  /** The rows with these ids that are within reach, in no order. */
  findAll(database: Queryable, ids: readonly string[], reach: Reach): Promise<T[]>
  /** Some of the columns, such as those that one question is about. */
  only<P extends keyof T>(...properties: readonly P[]): Selection<Pick<T, P>>
  /** All columns but those that a question has no use for. */
  without<P extends keyof T>(...properties: readonly P[]): Selection<Omit<T, P>>
  /** Some of the columns under other names, such as those beside which another table's stand. */
  as<Names extends Readonly<Record<string, keyof T>>>(
    names: Names,
  ): Selection<{ [Name in keyof Names]: T[Names[Name]] }>
  insert(tx: Queryable, record: T, toFault?: ToFault): Promise<void>
  /**
   * Inserts the record; false when there is a row of its key, which is then locked for writing. A mere
   * INSERT locks a row of the same key for reading first, even one that is deleted already: several
   * that wait for it would deadlock.
   */
  insertIfFree(tx: Queryable, record: T): Promise<boolean>
  /** Writes all records, in one statement unless it is in a transaction; there must be at least one. */
  insertAll(tx: Queryable, records: readonly Inserted<T>[], toFault?: ToFault): Promise<void>
  /** Writes all properties of rows that are there, in one statement; there must be at least one. */
  replaceAll(tx: Queryable, records: readonly T[]): Promise<void>
  /** Writes the given properties of the row with this key; an undefined one is not given. */
  update(tx: Queryable, key: string, changes: Partial<T>, toFault?: ToFault): Promise<void>
}

/**
 * So many rows at once go in a statement that the server has parsed before. Where it reads them as text, an
 * import of 500 bookings takes a third longer; 50 at a time, a tenth.
 */
const PREPARED_ROWS = 125

interface Column {
  property: string
  name: string
  /** How it is read of a table under that alias. */
  read: (alias: string) => string
  isPrimary: boolean
  from: ((stored: unknown) => unknown) | null
  to: ((value: unknown) => unknown) | null
}

/** `preparedRows`: how many rows of it are so much that they go in a statement of their own. */
export function tableOf<T extends object>(
  schema: EntitySchema<T>,
  { preparedRows = PREPARED_ROWS }: { preparedRows?: number } = {},
): Table<T> {
  const name = schema.options.tableName ?? schema.options.name
  const columns = toColumns(schema)
  const byProperty = new Map(columns.map((column) => [column.property, column]))
  const [key, ...otherKeys] = columns.filter((column) => column.isPrimary)
  const insertInto = `INSERT INTO ${name} (${columns.map((column) => column.name).join(', ')}) VALUES `
  const places = `(${columns.map(() => '?').join(', ')})`
  const toValues = (record: Inserted<T>) =>
    columns.map((column) => toStored(column, (record as Row)[column.property]))

  /** The columns of these properties, each as another one's. */
  const rename = (names: readonly (readonly [name: string, property: string])[]) =>
    names.flatMap(([name, property]) => {
      const column = byProperty.get(property)
      return column ? [{ ...column, property: name }] : []
    })

  const all = toSelection<T>(columns)

  return {
    name,
    ...all,
    async findAll(database, ids, { condition, params }) {
      const sql = `SELECT ${all.columns('t')} FROM ${name} t FORCE INDEX (PRIMARY)
        WHERE t.id IN (?) AND ${condition('t')}`
      return (await database.query(sql, [ids, ...params])).map(all.toRecord)
    },
    only: (...properties) =>
      toSelection(rename(properties.map((property) => [String(property), String(property)]))),
    without: (...properties) =>
      toSelection(columns.filter(({ property }) => !properties.some((left) => left === property))),
    as: (names) =>
      toSelection(
        rename(Object.entries(names).map(([name, property]) => [name, String(property)])),
      ),
    insert: (tx, record, toFault) => tx.write(insertInto + places, toValues(record), toFault),
    async insertIfFree(tx, record) {
      // Only a row that is there reaches LAST_INSERT_ID; it stays as it is.
      const kept = columns[0]?.name
      const sql = `${insertInto}${places} ON DUPLICATE KEY UPDATE ${kept} = IF(LAST_INSERT_ID(1), ${kept}, ${kept})`
      const { insertId } = await tx.query<{ insertId: number }>(sql, toValues(record))
      return insertId === 0
    },
    async insertAll(tx, records, toFault) {
      const rowPlaces = placesOf(columns, records[0] as Row)
      const sqlOf = (rows: number) => insertInto + Array(rows).fill(rowPlaces).join(', ')
      const piece = tx.writePrepared === undefined ? Infinity : preparedRows
      const left = records.length % piece
      for (let from = 0; from + piece <= records.length; from += piece) {
        const values = records.slice(from, from + piece).flatMap(toValues)
        await tx.writePrepared?.(sqlOf(piece), values, toFault)
      }
      if (left > 0) await tx.write(sqlOf(left), records.slice(-left).flatMap(toValues), toFault)
    },
    async replaceAll(tx, records) {
      const rows = records.map(() => places).join(', ')
      const set = columns.map(({ name }) => `${name} = VALUES(${name})`).join(', ')
      const sql = `${insertInto}${rows} ON DUPLICATE KEY UPDATE ${set}`
      await tx.write(sql, records.flatMap(toValues))
    },
    async update(tx, id, changes, toFault) {
      if (key === undefined || otherKeys.length > 0)
        throw new Error(`No single column tells the rows of ${name} apart.`)
      const given = Object.entries(changes).filter(([, value]) => value !== undefined)
      const written = given.flatMap(([property]) => byProperty.get(property) ?? [])
      if (written.length === 0) return

      const set = written.map((column) => `${column.name} = ?`).join(', ')
      const values = written.map((column) => toStored(column, (changes as Row)[column.property]))
      await tx.write(`UPDATE ${name} SET ${set} WHERE ${key.name} = ?`, [...values, id], toFault)
    },
  }
}

function toSelection<T>(columns: readonly Column[]): Selection<T> {
  const converted = columns.filter((column) => column.from !== null)

  return {
    columns: (alias) =>
      columns.map(({ read, property }) => `${read(alias)} AS ${property}`).join(', '),
    toRecord(row) {
      for (const { property, from } of converted) row[property] = from?.(row[property])
      return row as T
    },
  }
}

function toColumns<T>(schema: EntitySchema<T>): Column[] {
  const columns = Object.entries(schema.options.columns) as [string, MadeColumn<unknown>][]
  return columns.map(([property, column]) => toColumn(property, column))
}

function toColumn(
  property: string,
  { name = property, primary, type, isTextInBytes, transformer }: MadeColumn<unknown>,
): Column {
  const isPrimary = primary === true
  const read = (alias: string) => `${alias}.${name}`
  if (type === 'json') return { property, name, isPrimary, read, from: fromJson, to: toJson }

  // The server makes it text again: bytes that are decoded here take a page of bookings 5 % longer.
  const readText = (alias: string) => `CONVERT(${alias}.${name} USING utf8mb4)`
  if (isTextInBytes) return { property, name, isPrimary, read: readText, from: null, to: toBytes }

  const { from, to } = (transformer ?? {}) as Partial<ValueTransformer>
  return { property, name, isPrimary, read, from: from ?? null, to: to ?? null }
}

function placesOf(columns: readonly Column[], record: Row): string {
  const places = columns.map(({ property }) => {
    const value = record[property]
    return value instanceof Computed ? value.sql : '?'
  })
  return `(${places.join(', ')})`
}

function toStored({ to }: Column, value: unknown): unknown {
  if (value instanceof Computed) return value.value
  return to === null ? (value ?? null) : to(value)
}

/** JSON comes as text (`database.ts`): parsed by the driver, text in it could not be told from JSON. */
function fromJson(stored: unknown): unknown {
  return stored === null ? null : JSON.parse(String(stored))
}

function toBytes(value: unknown): unknown {
  return value === null || value === undefined ? null : Buffer.from(String(value), 'utf8')
}

function toJson(value: unknown): unknown {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
