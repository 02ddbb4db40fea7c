import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Composed, contractsOf, findStaleContracts } from './build.ts'
import { findOperationFaults, type Manifest, readOperationFiles } from './collect-operations.ts'
import type { Finding } from './findings.ts'
import { findClientFaults, splitByClient } from './manifests/trusted-operations.ts'

/** Checks the operations and, if they are valid, the files generated from them. */
export async function checkMade(folder: string, composed: Composed): Promise<Finding[]> {
  const files = readOperationFiles(join(folder, 'operations'), composed.wholeSchema)
  const faults = [
    ...findOperationFaults(splitByClient(files).ofTiers, composed.wholeSchema),
    ...findClientFaults(files, composed.apiSchema),
  ]
  if (faults.length > 0)
    return faults.map(({ file, message: what }) => {
      return { kind: 'operation', what, where: `schema/operations/${file}`, coordinate: null }
    })

  const contracts = await contractsOf(composed, folder)
  return findStaleContracts(folder, contracts).map((file) => {
    const stale = file === MANIFEST ? staleOperations(folder, contracts.get(file) ?? '{}') : []
    const which = stale.length === 0 ? '' : ` of ${stale.join(', ')}`
    const what = `it does not say what its sources say${which}; run \`npm run schema:build\``
    return { kind: 'stale', what, where: `schema/${file}`, coordinate: null }
  })
}

const MANIFEST = 'operations/manifest.json'

function staleOperations(folder: string, made: string): string[] {
  const path = join(folder, MANIFEST)
  const [before, after] = [
    existsSync(path) ? readManifest(readFileSync(path, 'utf8')) : {},
    readManifest(made),
  ]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name]?.hash !== after[name]?.hash)
}

/** Empty if the manifest cannot be read, which makes the whole file stale. */
function readManifest(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest
  } catch {
    return {}
  }
}
