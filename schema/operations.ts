import { readFileSync } from 'node:fs'
import type { Manifest, ManifestEntry } from './registry/collect-operations.ts'

/** An operation under `operations/`: one document with its fragments, known to every process. */
export interface RegisteredOperation extends ManifestEntry {
  name: string
  registered: true
}

const byName = readManifest()

const byHash = new Map([...byName.values()].map((operation) => [operation.hash, operation]))

export function loadOperations(): ReadonlyMap<string, RegisteredOperation> {
  return byName
}

export function operationByHash(hash: string): RegisteredOperation | undefined {
  return byHash.get(hash)
}

function readManifest(): ReadonlyMap<string, RegisteredOperation> {
  const file = new URL('./operations/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return new Map(
    Object.entries(manifest).map(([name, entry]) => [name, { name, ...entry, registered: true }]),
  )
}
