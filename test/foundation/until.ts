import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a condition; the time limit of the test ends a wait in vain. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(5)
}

/** A promise that somebody else keeps. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
