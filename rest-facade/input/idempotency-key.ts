const REPLAYED = { 'idempotency-replayed': 'true' }
const NONE = {}

/** Header that marks a replayed answer. */
export function replayHeaders({ idempotentReplay }: { idempotentReplay: boolean }) {
  return idempotentReplay ? REPLAYED : NONE
}
