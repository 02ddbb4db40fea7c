import { randomUUIDv7 } from 'node:crypto'
import { notFound } from './problem.ts'

/** Makes an identifier; UUIDv7, so that rows are inserted near each other. */
export type NewId = () => string

export const newUuid: NewId = () => randomUUIDv7()

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Refuses an identifier that no row can have; a CHAR column would otherwise ignore trailing spaces. */
export function asUuid(text: string, what: string): string {
  if (!isUuid(text)) throw notFound(what)

  return text
}
