import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import { type Finding, isFault, toLines, toTable } from '../../schema/registry/findings.ts'
import { checkDocuments } from '../../schema/registry/openapi/check-documents.ts'
import { toSchema } from '../../schema/registry/releases/compare-published.ts'
import { readSince } from '../../schema/registry/releases/since.ts'
import { parseUsage, toClientsOf } from '../../schema/registry/usage/client-usage.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

const { values } = parseArgs({ options: { usage: { type: 'string' } } })
const usage = values.usage === undefined ? null : parseUsage(readFileSync(values.usage, 'utf8'))

const { findings, usersOf } = await checkContracts(SCHEMA, async (name) => {
  // Loaded only for valid contracts: the subgraphs read the SDL when they are imported.
  const { readServedSdl } = await import('./served-sdl.ts')
  return readServedSdl(name)
})
// Loaded only for a valid graph, too: the documents are derived from it.
const DOES_NOT_MATTER = new Set(['breaking', 'document', 'unpublished'])
if (findings.every((finding) => !isFault(finding) || DOES_NOT_MATTER.has(finding.kind))) {
  const { buildDocuments, findStaleDocuments } = await import(
    '../../rest-facade/openapi/build-documents.ts'
  )
  const { findStaleReference } = await import('../../rest-facade/reference/build-reference.ts')
  const stale = findStaleDocuments(SCHEMA).map((file) => `schema/${file}`)
  if (stale.length > 0) {
    const isStale = ({ where }: Finding) => stale.includes(where)
    const setup = { root: dirname(SCHEMA), sinceOf: readSince(SCHEMA), built: buildDocuments() }
    const kept = findings.filter((finding) => !isStale(finding))
    const ofBuilt = checkDocuments(SCHEMA, setup).filter(isStale)
    findings.splice(0, findings.length, ...kept, ...ofBuilt)
  }
  stale.push(...(await findStaleReference()).map((file) => `docs/reference/${file}`))
  findings.push(...stale.map(toStale))
}
const published = () => toSchema(readFileSync(join(SCHEMA, 'published/api.graphql'), 'utf8'))
const clientsOf = usage === null ? undefined : toClientsOf(usage, [published()])
for (const line of [...toLines(findings, usersOf, clientsOf), '', ...toTable(findings)])
  console.log(line)

const faults = findings.filter(isFault).length
console.log(faults === 0 ? 'The contracts hold.' : `${faults} faults; see docs/schema-registry.md.`)
if (faults > 0) process.exitCode = 1

function toStale(file: string): Finding {
  const what = 'it is not what its routes and contracts say; run `npm run schema:build`'
  return { kind: 'stale', what, where: file, coordinate: null }
}
