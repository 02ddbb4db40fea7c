import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

/** Kinds of columns that every table uses; each is spelled once, here. */

/** A column, together with the type of what it holds: null is part of it exactly when it may be. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  /** Text that is kept as its bytes in UTF-8. */
  isTextInBytes?: true
  /** Never set; it carries the type. */
  value?: (value: Value) => Value
}

const BYTES_PER_CHARACTER = 4

/** UUID in its usual spelling. */
export function uuid(name: string): Column<string> {
  return { name, type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' }
}

/** Text of a client, compared as bytes: every collation would call some different ids equal. */
export function externalText(name: string, characters: number): Column<string> {
  const length = characters * BYTES_PER_CHARACTER
  return { name, type: 'varbinary', length, isTextInBytes: true }
}

export function text(name: string, characters: number): Column<string> {
  return { name, type: 'varchar', length: characters }
}

/** A value of a closed set; which one is checked where it is made. */
export function keyword<Value extends string>(name: string): Column<Value> {
  return { name, type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' }
}

/**
 * Text of a client to compare with a `uuid` or `keyword`. MariaDB refuses to compare ASCII columns
 * with other characters (errno 1267), and both take no notice of spaces at the end; none of them
 * holds such text, nor empty text.
 */
export function asKeyword(value: string): string {
  return /^[\x20-\x7e]*[\x21-\x7e]$/.test(value) ? value : ''
}

/** A moment in UTC, in milliseconds. */
export function moment(name: string): Column<Date> {
  return { name, type: 'datetime', precision: 3 }
}

export function count(name: string): Column<number> {
  return { name, type: 'int', unsigned: true }
}

/** A count without end, exact beyond 2^53: a decimal string. */
export function bigCount(name: string): Column<string> {
  return { name, type: 'bigint', unsigned: true }
}

/** Exactly so many bytes, such as a hash. */
export function fixedBytes(name: string, length: number): Column<Buffer> {
  return { name, type: 'binary', length }
}

/** A calendar day, as `YYYY-MM-DD`; the driver hands it over as midnight in UTC. */
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
