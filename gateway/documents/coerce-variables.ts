import { type DocumentNode, type GraphQLSchema, getOperationAST, getVariableValues } from 'graphql'
import { cutMessage } from '../../platform/cut-short.ts'
import type { Variables } from '../../platform/executor.ts'

/** An import of 500 bookings with their participants holds some 15,000. */
const MAX_VALUES = 20_000
/** As many as a fault is told for a document. */
const MAX_ERRORS = 20

interface CoercedVariables {
  coerced?: Record<string, unknown>
  errors?: readonly { message: string }[]
}

/** What a document is asked with, defaults included, or why a variable does not fit. */
export function coerceVariables(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): CoercedVariables {
  if (holdsTooMuch(variables)) return { errors: [TOO_MUCH] }

  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  // What is inherited was not sent: a variable may have the name of anything that objects have.
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  const own = Object.assign(Object.create(null), Object.fromEntries(given))
  const values = getVariableValues(schema, definitions, own, { maxErrors: MAX_ERRORS })
  return values.errors
    ? { errors: values.errors.map((error) => ({ message: cutMessage(error) })) }
    : values
}

const TOO_MUCH = { message: `The variables hold more than ${MAX_VALUES} values.` }

/** Without recursion: what a client sends may nest deeper than a stack. */
function holdsTooMuch(variables: Variables): boolean {
  const open: unknown[] = [variables]
  for (let count = 0; open.length > 0; ) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const inside = Object.values(value)
    count += inside.length
    if (count > MAX_VALUES) return true
    for (const item of inside) open.push(item)
  }
  return false
}
