import { MAX_IN_LINE, makeTurns } from '../../../platform/limits/turns.ts'
import { Problem } from '../../../schema/problem.ts'

/** One read of a club at a time: reads of many bookings hold one connection, and those of other clubs have the rest. */
export const READ_TURNS = makeTurns(refuseWaiting, () => 1)

/** Names no limit: the answer shows the window of its caller, which is another one. */
function refuseWaiting(): void {
  const message = `${MAX_IN_LINE} reads of free courts wait already. Try again in a second.`
  throw new Problem('rate_limited', message, { retryAfterSeconds: 1 })
}
