/** Resolves calls in order, a limited number per turn of the event loop. */
export type Pace = () => Promise<void>

/** Spreads work that arrives at once, such as thousands of subscriptions of a broken socket. */
export function makePace(perTurn: number): Pace {
  let incoming: (() => void)[] = []
  let outgoing: (() => void)[] = []
  let next = 0
  let isScheduled = false

  const take = (): (() => void) | undefined => {
    if (next === outgoing.length) {
      outgoing = incoming
      incoming = []
      next = 0
    }
    const resolve = outgoing[next]
    if (resolve) next += 1
    return resolve
  }

  const release = () => {
    for (let released = 0; released < perTurn; released += 1) {
      const resolve = take()
      if (!resolve) break
      resolve()
    }
    const left = outgoing.length - next + incoming.length
    isScheduled = left > 0
    if (isScheduled) setImmediate(release)
  }

  return () =>
    new Promise((resolve) => {
      incoming.push(resolve)
      if (isScheduled) return
      isScheduled = true
      setImmediate(release)
    })
}

/** Ending a subscription with an error takes some tenths of a millisecond. */
export const PER_TURN = 20

/** Shared by the whole process: two of them would block the event loop for twice as long. */
export const pace: Pace = makePace(PER_TURN)
