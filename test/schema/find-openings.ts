import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql'
import { toUsageFields } from '../../gateway/execution/usage-fields.ts'
import type { Caller } from '../../platform/caller.ts'
import { makeUsageCounts } from '../../platform/limits/usage-counts.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { Problem } from '../../schema/problem.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { type Openings, SURFACES, type Surface } from '../../schema/surfaces.ts'
import { ADD_ONS } from '../../schema/volunteer/plans.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import { CLUB_SCHEMA } from '../../subgraphs/club/club-subgraph.ts'
import { VOLUNTEER_SCHEMA } from '../../subgraphs/volunteer/volunteer-subgraph.ts'

const API = buildASTSchema(parse(readGraphSdl().api))

const ID = '01a20a86-f6ef-72eb-8e30-d31e814a1ca9'

/** A caller of each kind with all rights of its kind. */
export const CALLERS: Readonly<Record<Surface, Caller>> = {
  installation: {
    ...{ kind: 'installation', installationId: ID, applicationId: ID, provider: 'p' },
    ...{ organizationId: ID, clubId: ID, scopes: CLUB_SCOPES },
  },
  api_key: {
    ...{ kind: 'api_key', apiKeyId: ID, clubId: ID, scopes: VOLUNTEER_SCOPES, plan: 'PRO' },
    ...{ addOns: ADD_ONS, isIntegrationEnabled: true, isClubActive: true },
  },
  staff: {
    ...{ kind: 'staff', subject: 's', isAdmin: false },
    roles: [{ clubId: ID, role: 'OWNER' }],
  },
  device: { kind: 'device', subject: 's', clubId: ID, courtId: ID },
  screen: { kind: 'screen', subject: 's', clubId: ID, courtId: ID },
  helper: { kind: 'helper', accessId: ID, helperId: ID, eventId: ID, clubId: ID },
}

/**
 * The fields of the API that refuse some kinds of callers, with the surfaces that have them. Resolvers authorize before
 * anything else, so they are called without a database: any fault but `forbidden` means that the field is open.
 */
export async function findOpenings(): Promise<Openings> {
  const found: Record<string, readonly Surface[]> = {}
  for (const [coordinate, run] of [CLUB_SCHEMA, VOLUNTEER_SCHEMA].flatMap(runsOf).concat(GATEWAY)) {
    const open: Surface[] = []
    for (const surface of SURFACES)
      if (await isOpen(() => run(CALLERS[surface]))) open.push(surface)
    if (isOfApi(coordinate) && open.length < SURFACES.length) found[coordinate] = open
  }
  return found
}

type Run = readonly [coordinate: string, run: (caller: Caller) => unknown]

/** The gateway's own fields that authorize. */
const GATEWAY: readonly Run[] = [
  ['Query.fieldUsage', (caller) => usageFor(caller).fieldUsage({ coordinates: [ID] })],
  ['Query.operationUsage', (caller) => usageFor(caller).operationUsage()],
]

function usageFor(caller: Caller) {
  return toUsageFields(makeUsageCounts(), caller)
}

function runsOf(schema: GraphQLSchema): Run[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return types.flatMap((type) =>
    Object.values(type.getFields()).map((field): Run => {
      const resolve = field.subscribe ?? field.resolve ?? (() => null)
      const run = (caller: Caller) =>
        resolve(PARENT, toArguments(field.args), { caller, loaders: {} }, {
          fieldName: field.name,
        } as never)
      return [`${type.name}.${field.name}`, run]
    }),
  )
}

/** An object of any type, with one id for everything. */
const PARENT = new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : ID) })

function isOfApi(coordinate: string): boolean {
  const [typeName = '', name = ''] = coordinate.split('.')
  const type = API.getType(typeName)
  return isObjectType(type) && Object.hasOwn(type.getFields(), name)
}

async function isOpen(run: () => unknown): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    return !(error instanceof Problem && error.code === 'forbidden')
  }
}

function toArguments(args: readonly GraphQLArgument[]): Record<string, unknown> {
  const required = args.filter(isRequiredArgument)
  return Object.fromEntries(required.map(({ name, type }) => [name, toValue(type)]))
}

function toValue(type: GraphQLInputType): unknown {
  const named = getNullableType(type)
  if (isListType(named)) return [toValue(named.ofType)]
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (!isInputObjectType(named)) return named.name === 'Int' ? 1 : ID

  const isSent = (field: GraphQLInputField) =>
    isRequiredInputField(field) || field.name === 'clubId'
  const fields = Object.values(named.getFields()).filter(isSent)
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field.type)]))
}
