import { describe, expect, test } from '@jest/globals'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from 'graphql'
import { makeSurfaceSchemas } from '../../gateway/planning/surface-schemas.ts'
import { readOpenings, SURFACES } from '../../schema/surfaces.ts'
import { aDocument, aGraph, CONTEXT } from '../gateway/samples/sample-graph.ts'
import { GRAPH } from '../support/graph/graph.ts'
import { CALLERS, findOpenings } from './find-openings.ts'

const { apiSchema } = GRAPH.planning
const schemaFor = makeSurfaceSchemas(apiSchema, readOpenings())
const ADMIN = { ...CALLERS.staff, kind: 'staff', subject: 'a', isAdmin: true, roles: [] } as const

const rootsOf = (surface: (typeof SURFACES)[number]) => {
  const schema = schemaFor(CALLERS[surface])
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return types.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  )
}

describe('the surfaces of the graph', () => {
  test('are those that the resolvers open; else run npm run schema:surfaces', async () => {
    expect(readOpenings()).toEqual(await findOpenings())
  })

  test.each(SURFACES)('%s › has exactly the root fields that its kind may ask', (surface) => {
    const openings = readOpenings()
    const roots = [apiSchema.getQueryType(), apiSchema.getMutationType()]
    const all = [...roots, apiSchema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    )
    expect(rootsOf(surface)).toEqual(all.filter((at) => openings[at]?.includes(surface) ?? true))
  })

  test('an installation sees neither mutations nor types of staff', () => {
    const roots = rootsOf('installation')
    expect(roots).toEqual(expect.arrayContaining(['Mutation.putBooking', 'Query.bookings']))
    for (const name of ['revokeInstallation', 'setClubStatus', 'createShift'])
      expect(roots).not.toContain(`Mutation.${name}`)
    const schema = schemaFor(CALLERS.installation)
    for (const name of ['ApiKey', 'Helper', 'ReconciliationConflict'])
      expect([name, schema.getType(name)]).toEqual([name, undefined])
    const club = schema.getType('Club')
    expect(isObjectType(club) && Object.keys(club.getFields())).not.toContain('apiKeys')
  })

  test('staff see what ADMINs alone may do no more than what devices may', () => {
    const roots = rootsOf('staff')
    expect(roots).toContain('Mutation.revokeInstallation')
    for (const name of ['setClubStatus', 'setVolunteerPlan', 'reportCourtDevice', 'putBooking'])
      expect(roots).not.toContain(`Mutation.${name}`)
    expect(roots).not.toContain('Query.fieldUsage')
  })

  test('an ADMIN sees everything', () => {
    expect(schemaFor(ADMIN)).toBe(apiSchema)
  })

  test('staff see all types of nodes but those of installations', () => {
    const node = apiSchema.getType('Node')
    const names = isInterfaceType(node) ? apiSchema.getPossibleTypes(node).map(String) : []
    const missing = names.filter((name) => !schemaFor(CALLERS.staff).getType(name))
    expect(missing.sort()).toEqual(['BookingImport', 'CourtMapping'])
    for (const name of missing) expect(schemaFor(CALLERS.installation).getType(name)).toBeDefined()
  })

  // A resolver that reads before it authorizes would be here, too.
  test('share no root fields but those that are open to every credential', () => {
    const [first = [], ...others] = SURFACES.map(rootsOf)
    const shared = first.filter((at) => others.every((roots) => roots.includes(at)))
    expect(shared.sort()).toEqual(['Query.node', 'Query.nodes', 'Query.viewer'])
  })

  test.each(SURFACES)('%s › is a valid schema, by introspection of its caller', async (surface) => {
    const { gateway } = await aGraph()
    const context = { ...CONTEXT, caller: CALLERS[surface] }
    const { data, errors } = await gateway.execute(
      aDocument(getIntrospectionQuery({ specifiedByUrl: true })),
      {},
      context,
    )
    expect(errors).toBeUndefined()
    const shown = buildClientSchema(data as unknown as IntrospectionQuery)
    expect(validateSchema(shown)).toEqual([])
    expect(printSchema(lexicographicSortSchema(shown))).toBe(
      printSchema(lexicographicSortSchema(schemaFor(CALLERS[surface]))),
    )
  })
})
