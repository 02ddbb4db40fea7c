const REPLAYED = { 'idempotency-replayed': 'true' }
const NONE = {}

/** Tells a client that it reads the answer to an earlier request with the same key. */
export function replayHeaders({ idempotentReplay }: { idempotentReplay: boolean }) {
  return idempotentReplay ? REPLAYED : NONE
}
