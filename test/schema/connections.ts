import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** A field whose answer is a page of a list. */
export interface ConnectionField {
  type: GraphQLObjectType
  field: GraphQLField<unknown, unknown>
}

export function connectionFieldsOf(schema: GraphQLSchema): ConnectionField[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
}

/** The document of a Relay client that reads the list; `name` is the module's. */
export function toRelayDocument({ type, field }: ConnectionField, name: string): string {
  const required = field.args.filter(isRequiredArgument).filter(({ name }) => name !== 'first')
  const args = ['first: 10', ...required.map(({ name }) => `${name}: $${name}`)].join(', ')
  const list = `${field.name}(${args}) @connection(key: "${name}_${field.name}") {
    edges { cursor node { ${name.endsWith('CourtAvailability') ? 'courtId' : 'id'} } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }`
  return type.name === 'Query'
    ? `query ${name}Query${toVariables(required)} { ${list} }`
    : `fragment ${name} on ${type.name}${toArgumentDefinitions(required)} { ${list} }`
}

function toVariables(args: readonly GraphQLArgument[]): string {
  return args.length === 0
    ? ''
    : `(${args.map(({ name, type }) => `$${name}: ${type}`).join(', ')})`
}

function toArgumentDefinitions(args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return ''

  const definitions = args.map(({ name, type }) => `${name}: { type: "${type}" }`)
  return ` @argumentDefinitions(${definitions.join(', ')})`
}
