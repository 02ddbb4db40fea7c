import { join } from 'node:path'
import { parse } from 'graphql'
import { readVersion } from '../../platform/version.ts'
import { markAdditions, readAdditions } from '../../schema/registry/openapi/mark-additions.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { SUBGRAPHS } from '../../schema/subgraphs.ts'
import { toWholeSchema } from '../../schema/whole-schema.ts'
import { toCompactJson } from './compact-json.ts'
import { toDocument } from './document.ts'
import { CLUB_DOCUMENT } from './products/club-document.ts'
import { VOLUNTEER_DOCUMENT } from './products/volunteer-document.ts'
import { readExamples } from './requests/recorded-examples.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

/** The OpenAPI documents of both APIs as text, by their files in `built/`. */
export function buildDocuments(): ReadonlyMap<string, string> {
  const graph = toWholeSchema(parse(readGraphSdl().supergraph))
  const setups = { club: CLUB_DOCUMENT, volunteer: VOLUNTEER_DOCUMENT }
  const additionOf = readAdditions(SCHEMA, readVersion())
  return new Map(
    SUBGRAPHS.map((name) => {
      const examples = readExamples(name, new Date())
      const document = toDocument({ ...setups[name], examples }, graph)
      const marked = markAdditions(document, (member) => additionOf(name, member))
      return [`openapi/${name}.json`, toCompactJson(marked)]
    }),
  )
}
