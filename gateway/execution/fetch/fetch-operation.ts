import { type DocumentNode, parse } from 'graphql'
import type { Operation } from '../../../platform/executor.ts'
import { toOperation } from '../../documents/to-operation.ts'

export interface FetchOperation {
  operation: Operation
  document: DocumentNode
}

interface Fetch {
  operation: string
}

const known = new WeakMap<Fetch, FetchOperation>()

/** Operation of a fetch step; cached, since plans are cached. */
export function toFetchOperation(step: Fetch): FetchOperation {
  const seen = known.get(step)
  if (seen) return seen

  const document = parse(step.operation, { noLocation: true })
  const read = { document, operation: toOperation(document, step.operation) }
  known.set(step, read)
  return read
}
