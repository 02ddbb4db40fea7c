import { hash } from 'node:crypto'
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import type { Operation } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { remember } from '../../../schema/registry/remember.ts'
import { readSdl } from '../../../schema/sdl.ts'
import type { SubgraphName } from '../../../schema/subgraphs.ts'
import { GRAPH } from './graph.ts'

export interface AnyMutation {
  name: string
  operation: Operation
  variables: Record<string, unknown>
}

/** Mutations of the gateway and the processes themselves, which no other caller has. */
const OF_GATEWAY = [
  'beginPortalSession',
  'bindStaffMember',
  'endPortalSession',
  'keepInactiveClubs',
  'recordApiKeyRequests',
  'recordInstallationRequests',
  'signOutOfPortal',
  'storeClubProfiles',
  'useSignInState',
]

/** Each mutation that clients and the facade have of a subgraph, with input that its types accept. */
export function everyMutationOf(subgraph: SubgraphName, clubId: string): AnyMutation[] {
  const own = namesIn(readSdl(subgraph))
  const fields = GRAPH.planning.whole.schema.getMutationType()?.getFields() ?? {}
  return Object.values(fields)
    .filter(({ name }) => own.has(name) && !OF_GATEWAY.includes(name))
    .map(({ name, args, type }) => {
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
      return {
        name,
        operation: toOperation(`mutation (${declared}) { ${name}(${given}) ${shownOf(type)} }`),
        variables: Object.fromEntries(args.map((arg) => [arg.name, sampleOf(arg.type, clubId)])),
      }
    })
}

const namesIn = remember((sdl): ReadonlySet<string> => {
  const mutations = parse(sdl).definitions.filter(
    (node) =>
      (node.kind === 'ObjectTypeDefinition' || node.kind === 'ObjectTypeExtension') &&
      node.name.value === 'Mutation',
  )
  return new Set(
    mutations.flatMap((node) =>
      'fields' in node ? (node.fields ?? []).map(({ name }) => name.value) : [],
    ),
  )
})

/** What is refused of a bulk, item by item; of any other answer that there is one. */
function shownOf(type: GraphQLOutputType): string {
  const payload = getNamedType(type)
  const isBulk = isObjectType(payload) && payload.getFields()['results'] !== undefined
  return isBulk ? '{ results { refusal { code message } } }' : '{ __typename }'
}

function toOperation(document: string): Operation {
  const content = hash('sha256', document)
  return { name: 'Any', kind: 'mutation', document, hash: content, registered: false }
}

/** A value that the type accepts. */
export function sampleOf(type: GraphQLInputType, clubId: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, clubId)
  if (isListType(type)) return [sampleOf(type.ofType, clubId)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? newUuid()

  const required = Object.values(type.getFields()).filter(
    (field) => field.name === 'clubId' || isNonNullType(field.type),
  )
  const toSample = (name: string, given: GraphQLInputType) =>
    name === 'clubId' ? clubId : sampleOf(given, clubId)
  return Object.fromEntries(required.map((field) => [field.name, toSample(field.name, field.type)]))
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-07-01T18:00:00.000Z',
  Date: '2026-07-01',
  JSON: {},
}
