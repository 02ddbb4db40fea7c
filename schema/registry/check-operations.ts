import { join } from 'node:path'
import type { Composed } from './build.ts'
import { findOperationFaults, readOperationFiles } from './collect-operations.ts'
import type { Finding } from './findings.ts'
import { findClientFaults, splitByClient } from './manifests/trusted-operations.ts'

/** Checks the operations of `folder` against the graph. */
export function checkOperations(
  folder: string,
  { wholeSchema, apiSchema }: Pick<Composed, 'wholeSchema' | 'apiSchema'>,
): Finding[] {
  const files = readOperationFiles(join(folder, 'operations'), wholeSchema)
  const faults = [
    ...findOperationFaults(splitByClient(files).ofTiers, wholeSchema),
    ...findClientFaults(files, apiSchema),
  ]
  return faults.map(({ file, message: what }) => {
    return { kind: 'operation', what, where: `schema/operations/${file}`, coordinate: null }
  })
}
