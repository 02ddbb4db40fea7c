import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { ClientsOf } from '../findings.ts'

/** The answer of `GET /usage` at the metrics port. */
export interface UsageReport {
  clients: readonly {
    client: string
    operations: readonly { name: string; count: number }[]
    fields: Readonly<Record<string, number>>
  }[]
}

/** Names the clients that used a broken part of the graph or an operation that uses it, with the number of uses. */
export function toClientsOf(
  { clients }: UsageReport,
  schemas: readonly GraphQLSchema[],
): ClientsOf {
  return ({ kind, coordinate }, operations) => {
    if (kind !== 'breaking' && kind !== 'operation') return []
    const fields = coordinate === null ? new Set<string>() : fieldsOf(coordinate, schemas)
    return clients.flatMap(({ client, operations: counts, fields: uses }) => {
      const ofFields = Object.entries(uses).map(([field, count]) => (fields.has(field) ? count : 0))
      const ofOperations = counts.map(({ name, count }) => (operations.includes(name) ? count : 0))
      const count = Math.max(0, ...ofFields, ...ofOperations)
      return count === 0 ? [] : [`client ${client} ${count === 1 ? 'once' : `${count} times`}`]
    })
  }
}

/** The counted fields that a coordinate concerns: itself, or those that return or take its type. */
function fieldsOf(coordinate: string, schemas: readonly GraphQLSchema[]): ReadonlySet<string> {
  const [typeName = '', member] = coordinate.split('.')
  const types = schemas.flatMap((schema) => Object.values(schema.getTypeMap()))
  const isOwnField = types.some((type) => type.name === typeName && isOutput(type))
  if (isOwnField && member !== undefined) return new Set([`${typeName}.${member}`])

  const found = new Set<string>()
  for (const type of types.filter(isOutput))
    for (const { name, type: returned, args } of Object.values(type.getFields())) {
      const taken = args.map((argument) => argument.type)
      if (getNamedType(returned).name === typeName || taken.some((each) => leadsTo(each, typeName)))
        found.add(`${type.name}.${name}`)
    }
  return found
}

const isOutput = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type)

function leadsTo(input: GraphQLInputType, typeName: string): boolean {
  const reached = new Set<GraphQLNamedType>([getNamedType(input)])
  // A set visits what is added during the iteration.
  for (const type of reached)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) reached.add(getNamedType(field.type))
  return [...reached].some(({ name }) => name === typeName)
}

/** Answer of the graph to `fieldUsage` and `operationUsage`. */
interface GraphUsage {
  fieldUsage?: readonly {
    coordinate: string
    clients: readonly { client: string; count: number }[]
  }[]
  operationUsage?: readonly { client: string; name: string; count: number }[]
}

/** Reads the text of a file with usage counts; throws with words for its reader if it is none. */
export function parseUsage(text: string): UsageReport {
  const usage = JSON.parse(text) as (Partial<UsageReport> & { data?: GraphUsage }) | null
  if (Array.isArray(usage?.clients)) return usage as UsageReport
  if (usage?.data?.fieldUsage || usage?.data?.operationUsage) return toReport(usage.data)
  throw new Error('The file is no answer of GET /usage, fieldUsage or operationUsage.')
}

function toReport({ fieldUsage = [], operationUsage = [] }: GraphUsage): UsageReport {
  const fields = fieldUsage.flatMap(({ coordinate, clients }) =>
    clients.map(({ client, count }) => ({
      client,
      operations: [],
      fields: { [coordinate]: count },
    })),
  )
  const operations = operationUsage.map(({ client, ...operation }) => ({
    ...{ client, operations: [operation], fields: {} },
  }))
  const byClient = Map.groupBy([...fields, ...operations], ({ client }) => client)
  const clients = [...byClient].map(([client, uses]) => ({
    client,
    operations: uses.flatMap((use) => use.operations),
    fields: Object.assign({}, ...uses.map((use) => use.fields)) as Record<string, number>,
  }))
  return { clients }
}
