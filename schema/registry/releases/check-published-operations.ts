import { type GraphQLSchema, parse, validate } from 'graphql'
import type { Finding } from '../findings.ts'
import { readPublishedOperations } from './version.ts'

/**
 * Operations of the published version that no longer fit the graph: during an upgrade tiers of that version still
 * call with them.
 */
export function checkPublishedOperations(folder: string, schema: GraphQLSchema): Finding[] {
  return Object.entries(readPublishedOperations(folder)).flatMap(([name, { document }]) =>
    validate(schema, parse(document)).map(
      ({ message }): Finding => ({
        kind: 'breaking',
        what: `the published operation ${name} does not fit the graph any more: ${message}`,
        where: 'schema/published/operations.json',
        coordinate: null,
      }),
    ),
  )
}
