const REPLAYED = { 'idempotency-replayed': 'true' }
const NONE = {}

/** Names of the headers of a replayed answer. */
export const REPLAY_HEADERS = Object.keys(REPLAYED)

/** An answer whose payloads say whether the request was a repetition. */
export type Repeatable<Data> = {
  [Payload in keyof Data]: { idempotentReplay: boolean } | null | undefined
}

/** Header that marks a replayed answer of an operation with one payload (`isReplay` in `foundation/change/change.ts`). */
export function replayHeaders(data: unknown): Readonly<Record<string, string>> {
  const [payload] = Object.values(data as Readonly<Record<string, { idempotentReplay: boolean }>>)
  return payload?.idempotentReplay ? REPLAYED : NONE
}
