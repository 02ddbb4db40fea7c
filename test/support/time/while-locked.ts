/** Refusals of a request whose rows another one holds, as both APIs spell them; its caller repeats it. */
const LOCKED = ['dependency_unavailable', 'idempotency_in_progress']

/** Asks until no lock is in the way: on a busy machine, others hold theirs for longer than a request waits. */
export async function whileLocked<T>(
  ask: () => Promise<T>,
  codeOf: (answer: T) => unknown,
): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (!LOCKED.includes(String(codeOf(answer)).toLowerCase())) return answer
  }
}
