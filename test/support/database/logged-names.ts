import { type GraphQLSchema, isObjectType } from 'graphql'
import { toGraphName, toRestName } from '../../../schema/fields/rest-names.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'

/** Types of the graph whose fields an event about a resource of this kind can name. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  booking: ['Booking'],
  match_session: ['MatchSession'],
  court: ['Court'],
  event: ['VolunteerEvent'],
  role: ['VolunteerRole'],
  shift: ['Shift'],
  // Granting and revoking access are events about the helper.
  helper: ['Helper', 'EventAccess'],
  assignment: ['Assignment'],
  message: ['VolunteerMessage'],
  availability: ['AvailabilityRequest', 'AvailabilityResponse'],
  automation: ['VolunteerWorkflowRun'],
}

/** The changed fields of all logged events: `kind.name`, each once. */
export async function findLoggedNames(database: Database): Promise<string[]> {
  const rows = await database.query<{ kind: string; names: string }[]>(
    'SELECT DISTINCT resource_type AS kind, changed_fields AS names FROM event_log',
  )
  const all = rows.flatMap(({ kind, names }) =>
    (JSON.parse(names) as string[]).map((name) => `${kind}.${name}`),
  )
  return [...new Set(all)].sort()
}

/** Those names that do not lead to a field of the graph, or not back from it. */
export function findUntranslatable(names: readonly string[], graph: GraphQLSchema): string[] {
  return names.filter((logged) => {
    const [kind = '', restName = ''] = logged.split('.')
    const name = toGraphName(restName)
    const isField = TYPES[kind]?.some((type) => {
      const found = graph.getType(type)
      return isObjectType(found) && Object.hasOwn(found.getFields(), name)
    })
    return toRestName(name) !== restName || isField !== true
  })
}
