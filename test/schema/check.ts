import { join } from 'node:path'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import { type Finding, isFault, toLines } from '../../schema/registry/findings.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

const { findings, usersOf } = await checkContracts(SCHEMA, async (name) => {
  // Loaded only for valid contracts: the subgraphs read the SDL when they are imported.
  const { readServedSdl } = await import('./served-sdl.ts')
  return readServedSdl(name)
})
// Loaded only for valid contracts, too: the documents are derived from them.
if (!findings.some(isFault)) {
  const { findStaleDocuments } = await import('../../rest-facade/openapi/build-documents.ts')
  const { findStaleReference } = await import('../../rest-facade/reference/build-reference.ts')
  const stale = [
    ...findStaleDocuments(SCHEMA).map((file) => `schema/${file}`),
    ...(await findStaleReference()).map((file) => `docs/reference/${file}`),
  ]
  findings.push(...stale.map(toStale))
}
for (const line of toLines(findings, usersOf)) console.log(line)

const faults = findings.filter(isFault).length
console.log(faults === 0 ? 'The contracts hold.' : `${faults} faults; see docs/schema-registry.md.`)
if (faults > 0) process.exitCode = 1

function toStale(file: string): Finding {
  const what = 'it is not what its routes and contracts say; run `npm run schema:build`'
  return { kind: 'stale', what, where: file, coordinate: null }
}
