import { readFileSync } from 'node:fs'
import type { RegisteredOperations } from '../built/types/registered.ts'
import { readBuilt } from './built.ts'
import type { Manifest, ManifestEntry } from './registry/collect-operations.ts'

export type OperationName = keyof RegisteredOperations

/** A registered operation of `operations/`: one document with its fragments. */
export interface RegisteredOperation extends ManifestEntry {
  name: OperationName
  registered: true
}

/** A registered operation with the types of its data and variables. */
export interface TypedOperation<Data, Vars> extends RegisteredOperation {
  /** Never set; carries the type. */
  data?: Data
  variables?: Vars
}

const { byName, byHash } = indexOperations(
  parseManifest(readBuilt('graph/manifest.json')),
  parseManifest(readFileSync(new URL('published/operations.json', import.meta.url), 'utf8')),
)

export function operation<Name extends OperationName>(
  name: Name,
): TypedOperation<RegisteredOperations[Name]['data'], RegisteredOperations[Name]['variables']> {
  const registered = byName.get(name)
  if (registered === undefined) throw new Error(`No operation ${name} is registered.`)

  return registered
}

export function loadOperations(): ReadonlyMap<OperationName, RegisteredOperation> {
  return byName
}

/** The operations of this version and of the last release. */
export function acceptedOperations(): Iterable<RegisteredOperation> {
  return byHash.values()
}

export function operationByHash(hash: string): RegisteredOperation | undefined {
  return byHash.get(hash)
}

/**
 * By name those of this version; by hash those of the last release, too, because during an upgrade its tiers call
 * tiers of this version.
 */
export function indexOperations(own: Manifest, released: Manifest) {
  const [current, former] = [toRegistered(own), toRegistered(released)]
  return {
    byName: new Map(current.map((registered) => [registered.name, registered])),
    byHash: new Map([...former, ...current].map((registered) => [registered.hash, registered])),
  }
}

function toRegistered(manifest: Manifest): RegisteredOperation[] {
  return Object.entries(manifest).map(([key, entry]) => {
    const name = key as OperationName
    return { name, ...entry, registered: true }
  })
}

function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}
