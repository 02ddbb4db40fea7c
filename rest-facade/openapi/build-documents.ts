import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { readGraphSdl } from '../../schema/sdl.ts'
import { toWholeSchema } from '../../schema/whole-schema.ts'
import { toCompactJson } from './compact-json.ts'
import { toDocument } from './document.ts'
import type { DocumentSetup } from './document-setup.ts'
import { CLUB_DOCUMENT } from './products/club-document.ts'
import { VOLUNTEER_DOCUMENT } from './products/volunteer-document.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

/** The OpenAPI documents of both APIs as text, by their files in `built/`. */
export function buildDocuments(): ReadonlyMap<string, string> {
  const graph = toWholeSchema(parse(readGraphSdl().supergraph))
  const setups = { club: CLUB_DOCUMENT, volunteer: VOLUNTEER_DOCUMENT }
  return new Map(
    Object.entries(setups).map(([name, setup]) => {
      const document = toDocument({ ...setup, examples: readExamples(name) }, graph)
      return [`openapi/${name}.json`, toCompactJson(document)]
    }),
  )
}

/** The examples that `npm run schema:examples` has recorded. */
function readExamples(name: string): DocumentSetup['examples'] {
  return JSON.parse(readFileSync(join(SCHEMA, `openapi/examples/${name}.json`), 'utf8'))
}
