import { makeIdempotencyKey } from '../../../graph/idempotency-key.ts'

/** Ids of requests: the same input has the same one, so that a repetition after a lost answer makes no second booking. */
export function makeRequestIds(): (input: object) => string {
  const ids = new Map<string, string>()
  return (input) => {
    const text = JSON.stringify(input)
    const id = ids.get(text) ?? makeIdempotencyKey()
    ids.set(text, id)
    return id
  }
}
