import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql'
import type { Variables } from '../../platform/executor.ts'
import { truncate } from '../../platform/input/truncate-text.ts'
import { quoteInput } from './quote-input.ts'

/** An import of 500 bookings with participants has some 15,000. */
const MAX_VALUES = 20_000
/** The same limit as for errors of a document. */
const MAX_ERRORS = 20

interface CoercedVariables {
  coerced?: Record<string, unknown>
  errors?: readonly { message: string }[]
}

export interface CoercionOptions {
  /** Omits `Did you mean …` from messages: it names types and fields of the schema. */
  hideSuggestions: boolean
}

/**
 * Coerces as graphql-js does (`getVariableValues`), but quotes only the beginning of an invalid value:
 * graphql-js prints an object in full for each of its unknown fields, which is quadratic.
 */
export function coerceVariables(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
  { hideSuggestions }: CoercionOptions,
): CoercedVariables {
  const size = measure(variables)
  if (size.values > MAX_VALUES) return { errors: [TOO_MUCH] }

  const errors: { message: string }[] = []
  const report = (message: string) => {
    errors.push({ message })
    if (errors.length === MAX_ERRORS) throw ERROR_LIMIT
  }
  const common = { hideSuggestions: hideSuggestions || size.hasLongText, report }
  const coerced: Record<string, unknown> = Object.create(null)
  try {
    for (const definition of getOperationAST(document)?.variableDefinitions ?? []) {
      const name = definition.variable.name.value
      // A variable may be named like an inherited property, such as `constructor`.
      const given = Object.hasOwn(variables, name) ? variables[name] : undefined
      const coerce = { ...common, definition, type: inputTypeOf(schema, definition) }
      const value = given === undefined ? defaultOf(coerce) : coerceGiven(given, coerce)
      if (value !== undefined) coerced[name] = value
    }
  } catch (error) {
    if (error !== ERROR_LIMIT) throw error
  }
  return errors.length > 0 ? { errors } : { coerced }
}

interface Coercion extends CoercionOptions {
  definition: VariableDefinitionNode
  type: GraphQLInputType
  report: (message: string) => void
}

const ERROR_LIMIT = new Error('The limit of reported errors is reached.')

const TOO_MUCH = { message: `The variables hold more than ${MAX_VALUES} values.` }

function inputTypeOf(schema: GraphQLSchema, { type }: VariableDefinitionNode): GraphQLInputType {
  // A validated document declares variables of input types only (VariablesAreInputTypesRule).
  return typeFromAST(schema, type) as GraphQLInputType
}

function defaultOf({ definition, type, report }: Coercion): unknown {
  const { variable, defaultValue } = definition
  if (defaultValue) return valueFromAST(defaultValue, type)
  if (isNonNullType(type))
    report(`Variable "$${variable.name.value}" of required type "${type}" was not provided.`)
  return undefined
}

function coerceGiven(value: unknown, { definition, type, hideSuggestions, report }: Coercion) {
  const name = definition.variable.name.value
  if (value === null && isNonNullType(type))
    return report(`Variable "$${name}" of non-null type "${type}" must not be null.`)

  return coerceInputValue(
    value,
    type,
    (path, invalid, { message }) => {
      const at = path.length > 0 ? ` at "${name}${printPath(path)}"` : ''
      const what = `Variable "$${name}" got invalid value ${quoteInput(invalid)}`
      report(`${what}${at}; ${truncate(message, 200, 200)}`)
    },
    hideSuggestions,
  )
}

function printPath(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
}

/** graphql-js computes edit distances of a misspelled name to all names of the schema. */
const MAX_SUGGESTED = 200

/** Iterative: input may be nested deeper than the stack allows. */
function measure(variables: Variables): { values: number; hasLongText: boolean } {
  const open: unknown[] = [variables]
  const size = { values: 0, hasLongText: false }
  while (open.length > 0 && size.values <= MAX_VALUES) {
    const value = open.pop()
    if (typeof value === 'string') size.hasLongText ||= value.length > MAX_SUGGESTED
    if (typeof value !== 'object' || value === null) continue
    const members = Object.entries(value)
    size.values += members.length
    if (size.values > MAX_VALUES) break
    for (const [name, member] of members) {
      size.hasLongText ||= name.length > MAX_SUGGESTED
      open.push(member)
    }
  }
  return size
}
