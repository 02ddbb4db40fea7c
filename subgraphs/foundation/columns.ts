import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

/** Kinds of columns that every table uses; each is spelled once, here. */

const BYTES_PER_CHARACTER = 4

/** UUID in its usual spelling. */
export function uuid(name: string): EntitySchemaColumnOptions {
  return { name, type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' }
}

/** Text of a client, compared as bytes: every collation would call some different ids equal. */
export function externalText(name: string, characters: number): EntitySchemaColumnOptions {
  return { name, type: 'varbinary', length: characters * BYTES_PER_CHARACTER, transformer: utf8 }
}

export function text(name: string, characters: number): EntitySchemaColumnOptions {
  return { name, type: 'varchar', length: characters }
}

/** A value of a closed set; which one is checked where it is made. */
export function keyword(name: string): EntitySchemaColumnOptions {
  return { name, type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' }
}

/**
 * Text of a client to compare with a `uuid` or `keyword`. MariaDB refuses to compare ASCII columns
 * with other characters (errno 1267), which none of them holds; none holds empty text either.
 */
export function asKeyword(value: string): string {
  return /^[\x20-\x7e]*$/.test(value) ? value : ''
}

/** A moment in UTC, in milliseconds. */
export function moment(name: string): EntitySchemaColumnOptions {
  return { name, type: 'datetime', precision: 3 }
}

export function count(name: string): EntitySchemaColumnOptions {
  return { name, type: 'int', unsigned: true }
}

/** A calendar day, as `YYYY-MM-DD`; the driver hands it over as midnight in UTC. */
export function day(name: string): EntitySchemaColumnOptions {
  return { name, type: 'date', transformer: isoDay }
}

export function flag(name: string): EntitySchemaColumnOptions {
  return { name, type: 'boolean', transformer: bit }
}

export function json(name: string): EntitySchemaColumnOptions {
  return { name, type: 'json' }
}

export function nullable(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true }
}

export function primary(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, primary: true }
}

const utf8: ValueTransformer = {
  from: (stored: Buffer | null) => stored?.toString('utf8') ?? null,
  to: (value: string | null | undefined) =>
    value === null || value === undefined ? null : Buffer.from(value, 'utf8'),
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
