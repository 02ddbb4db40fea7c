import { setTimeout as pause } from 'node:timers/promises'
import { endWithSuite } from '../jest/left-behind.ts'

/** So many early polls are frequent; the later ones leave the processor to the work that is waited for. */
const FREQUENT_POLLS = 20
const FREQUENT_MS = 5
const LATER_MS = 20

/** Polls a condition until it holds; the time limit of the test fails it, the end of its suite stops it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  let isOver = false
  const forget = endWithSuite(() => {
    isOver = true
  })
  try {
    for (let polls = 1; !(await isTrue()); polls += 1) {
      await pause(polls <= FREQUENT_POLLS ? FREQUENT_MS : LATER_MS)
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
