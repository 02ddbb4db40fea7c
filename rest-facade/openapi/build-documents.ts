import { parse } from 'graphql'
import { readGraphSdl } from '../../schema/sdl.ts'
import { toWholeSchema } from '../../schema/whole-schema.ts'
import { toCompactJson } from './compact-json.ts'
import { toDocument } from './document.ts'
import { CLUB_DOCUMENT } from './products/club-document.ts'
import { VOLUNTEER_DOCUMENT } from './products/volunteer-document.ts'
import { readExamples } from './requests/recorded-examples.ts'

/** The OpenAPI documents of both APIs as text, by their files in `built/`. */
export function buildDocuments(): ReadonlyMap<string, string> {
  const graph = toWholeSchema(parse(readGraphSdl().supergraph))
  const setups = { club: CLUB_DOCUMENT, volunteer: VOLUNTEER_DOCUMENT }
  return new Map(
    Object.entries(setups).map(([name, setup]) => {
      const document = toDocument({ ...setup, examples: readExamples(name, new Date()) }, graph)
      return [`openapi/${name}.json`, toCompactJson(document)]
    }),
  )
}
