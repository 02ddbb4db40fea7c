import type { Route } from '../../route.ts'
import type { Schema } from '../json-schema.ts'
import { graphNamesOf, toJsonSchema } from './input-schema.ts'

/** The scopes that bodies of a route can need besides its own, found with a body that has every member. */
export function findScopesOfBodies({ scopesForInput, body }: Route): readonly string[] {
  if (scopesForInput === undefined || body === undefined) return []

  const full = toFullValue(toJsonSchema(body))
  const input = { params: {}, query: {}, idempotencyKey: 'key', body: full }
  return [...new Set(scopesForInput(input))].sort()
}

/** A value with all members under their names in the graph, and all values of enums in lists. */
function toFullValue(schema: Schema): unknown {
  const { properties, items, anyOf, enum: values } = schema
  if (properties !== undefined) {
    const names = graphNamesOf(schema)
    const members = Object.entries(properties)
    return Object.fromEntries(
      members.map(([name, member]) => [names[name] ?? name, toFullValue(member)]),
    )
  }
  if (items !== undefined) return items.enum ? [...items.enum] : [toFullValue(items)]
  if (anyOf?.[0] !== undefined) return toFullValue(anyOf[0])
  return values?.[0] ?? ''
}
