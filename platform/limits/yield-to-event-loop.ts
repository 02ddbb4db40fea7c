import { setImmediate } from 'node:timers/promises'

/** Lets everybody else have the event loop before long work goes on. */
export const nextTurn = (): Promise<void> => setImmediate()
