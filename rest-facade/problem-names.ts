import { toEnumName } from '../schema/enum-names.ts'
import { GRAPH_CODES, type ProblemCode } from '../schema/problem-codes.ts'

const byName = new Map<string, ProblemCode>(GRAPH_CODES.map((code) => [toEnumName(code), code]))

/** The code of a refused item by its name in the graph; a name of a newer graph is `internal_error`. */
export function toProblemCode(name: string): ProblemCode {
  return byName.get(name) ?? 'internal_error'
}
