import { setTimeout as pause } from 'node:timers/promises'
import { endWithSuite } from '../processes/left-behind.ts'

/** Waits for a condition; the time limit of the test makes a wait in vain fail, its suite's end ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  let isOver = false
  const forget = endWithSuite(() => {
    isOver = true
  })
  try {
    while (!(await isTrue())) {
      await pause(5)
      if (isOver) throw new Error('What was waited for did not come before the end of the suite.')
    }
  } finally {
    forget()
  }
}

/** A promise that somebody else keeps. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
