import { z } from 'zod'
import { documentedOf } from '../../../schema/fields/documented.ts'
import type { Route } from '../../route.ts'
import type { Input } from './observe.ts'

/** A bulk answers a valid item by its result in the graph, and a refused one by its fault. */
const BULK_ITEMS = [{}, { fault: 'The fault.' }]

/** Requests whose answers have all forms of a route, besides what depends on the data. */
export function sampleInputsOf({ body }: Route): Input[] {
  const bulk = body === undefined ? [] : bulkNamesOf(body)
  const input = {
    params: {},
    idempotencyKey: 'key',
    body: Object.fromEntries(bulk.map((name) => [name, BULK_ITEMS])),
  }
  return [false, true].map((includeDeleted) => ({
    ...input,
    query: { includeDeleted, isCounted: true },
  }))
}

/** The members of a body that are lists whose items are checked one by one. */
function bulkNamesOf(body: z.ZodType): string[] {
  if (!(body instanceof z.ZodObject)) return []

  return Object.entries(body.shape).flatMap(([name, list]) =>
    list instanceof z.ZodPipe && documentedOf(list.in).items ? [name] : [],
  )
}
