import { MAX_IN_LINE, makeTurns } from '../../../platform/limits/turns.ts'
import { Problem } from '../../../schema/problem.ts'

/** A caller has one read in the line of its club, so that many reads of one caller keep no other waiting. */
export const CALLER_TURNS = makeTurns(refuseWaiting, () => 1)

/** One read of a club at a time: reads of many bookings hold one connection, and those of other clubs have the rest. */
const CLUB_TURNS = makeTurns(refuseWaiting, () => 1)

interface TurnRequest<Answer> {
  clubId: string
  /** What decides the answer: reads of a caller that ask the same are equal. */
  asked: readonly unknown[]
  askedAt: number
  /** Ends with the operation, which began at `askedAt`. */
  read: (askedAt: number) => Promise<Answer>
}

interface WaitingRead<Answer> {
  /** Of the last caller that joined, which is the last one to time out. */
  askedAt: number
  answer: Promise<Answer>
}

/** Reads in turn; equal reads of a caller that wait share a read, which begins after all of them were asked. */
export function makeReadInTurn<Answer>() {
  const waiting = new Map<string, WaitingRead<Answer>>()

  return (caller: string, { clubId, asked, askedAt, read }: TurnRequest<Answer>) => {
    const key = JSON.stringify([clubId, caller, asked])
    const equal = waiting.get(key)
    if (equal !== undefined) {
      equal.askedAt = askedAt
      return equal.answer
    }

    const { promise: answer, resolve } = Promise.withResolvers<Answer>()
    const one = { askedAt, answer }
    waiting.set(key, one)
    const leave = () => {
      if (waiting.get(key) === one) waiting.delete(key)
    }
    const begin = () => {
      leave()
      return read(one.askedAt)
    }
    const inTurn = CALLER_TURNS.take(toCallerKey(clubId, caller), () =>
      CLUB_TURNS.take(clubId, begin),
    )
    resolve(inTurn.finally(leave))
    return answer
  }
}

export function toCallerKey(clubId: string, caller: string): string {
  return `${clubId} ${caller}`
}

/** Names no limit: the answer shows the window of its caller, which is another one. */
function refuseWaiting(): void {
  const message = `${MAX_IN_LINE} reads of free courts wait already. Try again in a second.`
  throw new Problem('rate_limited', message, { retryAfterSeconds: 1 })
}
