import { z } from 'zod'
import { toEnumName } from '../schema/enum-names.ts'
import { toGraphName } from '../schema/fields/rest-names.ts'
import { GRAPH_CODES, type ProblemCode } from '../schema/problem-codes.ts'
import type { RestDetails } from './api.ts'

const byName = new Map<string, ProblemCode>(GRAPH_CODES.map((code) => [toEnumName(code), code]))

/** The code of a refused item by its name in the graph; a name of a newer graph is `internal_error`. */
export function toProblemCode(name: string): ProblemCode {
  return byName.get(name) ?? 'internal_error'
}

/** Details with these members, each of which the graph has under its own name. */
export function detailsOf(shape: z.ZodRawShape): RestDetails {
  const names = Object.keys(shape)
  return {
    schema: z.object(shape),
    // An absent member is left out of the JSON.
    toRest: (details) =>
      Object.fromEntries(names.map((name) => [name, details[toGraphName(name)]])),
  }
}
