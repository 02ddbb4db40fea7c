import { readFileSync } from 'node:fs'
import type { Manifest, ManifestEntry } from './registry/collect-operations.ts'
import type { RegisteredOperations } from './types/registered.ts'

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

const byName = readManifest()

const byHash = new Map([...byName.values()].map((registered) => [registered.hash, registered]))

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

export function operationByHash(hash: string): RegisteredOperation | undefined {
  return byHash.get(hash)
}

function readManifest(): ReadonlyMap<OperationName, RegisteredOperation> {
  const file = new URL('./operations/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return new Map(
    Object.entries(manifest).map(([key, entry]) => {
      const name = key as OperationName
      return [name, { name, ...entry, registered: true }]
    }),
  )
}
