import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

/** Column types that all tables share. */

/** A column with the type of its values; nullable columns include null. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  /** Text stored as UTF-8 bytes. */
  isTextInBytes?: true
  /** About a person: the audit lists its change without the value. */
  isPersonal?: true
  /** Phantom property: carries the type only. */
  value?: (value: Value) => Value
}

const BYTES_PER_CHARACTER = 4

/** A UUID in canonical text form. */
export function uuid(name: string): Column<string> {
  return { name, type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' }
}

/** The trace of a write, as its header `traceparent`. */
export function traceparent(): Column<string | null> {
  return nullable({ ...uuid('traceparent'), length: 55 })
}

/** A client's id, compared as bytes: any collation would treat some different ids as equal. */
export function externalText(name: string, characters: number): Column<string> {
  return textBytes(name, characters * BYTES_PER_CHARACTER)
}

/** Text of others as UTF-8, limited by its bytes. */
export function textBytes(name: string, length: number): Column<string> {
  return { name, type: 'varbinary', length, isTextInBytes: true }
}

export function text(name: string, characters: number): Column<string> {
  return { name, type: 'varchar', length: characters }
}

/** Ö beside O, and a beside A; names need not be unique, so that nothing is lost by it. */
export function alphabetical(column: Column<string>): Column<string> {
  return { ...column, collation: 'utf8mb4_unicode_ci' }
}

/** A value of a closed set, which the domain checks. */
export function keyword<Value extends string>(name: string): Column<Value> {
  return { name, type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' }
}

/**
 * Makes a client's text comparable with a `uuid` or `keyword`. MariaDB refuses to compare ASCII columns with other
 * characters (errno 1267), and both servers ignore trailing spaces; such text becomes '', which equals no value.
 */
export function asKeyword(value: string): string {
  return /^[\x20-\x7e]*[\x21-\x7e]$/.test(value) ? value : ''
}

/** A timestamp in UTC with milliseconds. */
export function moment(name: string): Column<Date> {
  return { name, type: 'datetime', precision: 3 }
}

export function count(name: string): Column<number> {
  return { name, type: 'int', unsigned: true }
}

/** An unbounded count as a decimal string, exact beyond 2^53. */
export function bigCount(name: string): Column<string> {
  return { name, type: 'bigint', unsigned: true }
}

/** Bytes of a fixed length, such as a hash. */
export function fixedBytes(name: string, length: number): Column<Buffer> {
  return { name, type: 'binary', length }
}

/** A calendar day as `YYYY-MM-DD`; the driver returns midnight in UTC. */
export function day(name: string): Column<string> {
  return { name, type: 'date', transformer: isoDay }
}

export function flag(name: string): Column<boolean> {
  return { name, type: 'boolean', transformer: bit }
}

export function json<Value>(name: string): Column<Value> {
  return { name, type: 'json' }
}

export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return { ...column, value: undefined, nullable: true }
}

export function primary<Value>(column: Column<Value>): Column<Value> {
  return { ...column, primary: true }
}

const isoDay: ValueTransformer = {
  from: (stored: Date | string | null) =>
    stored instanceof Date ? stored.toISOString().slice(0, 10) : stored,
  to: (value: string) => value,
}

const bit: ValueTransformer = {
  from: (stored: number | boolean) => stored === 1 || stored === true,
  to: (value: boolean) => (value ? 1 : 0),
}
