import { setTimeout as pause } from 'node:timers/promises'
import { endWithSuite } from '../jest/left-behind.ts'

const [SHORTEST_MS, LONGEST_MS] = [5, 200]
/** Pauses are this share of the time that was waited, so that polls take no processor from what is waited for. */
const SHARE = 0.1

/** Polls a condition until it holds; the time limit of the test fails it, the end of its suite stops it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  let isOver = false
  const forget = endWithSuite(() => {
    isOver = true
  })
  const begin = performance.now()
  try {
    while (!(await isTrue())) {
      const waited = performance.now() - begin
      await pause(Math.min(Math.max(waited * SHARE, SHORTEST_MS), LONGEST_MS))
      if (isOver) throw new Error('What was waited for did not come before the end of the suite.')
    }
  } finally {
    forget()
  }
}

/** A promise that a test resolves. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
