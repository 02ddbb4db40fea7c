import type { Answered } from '../running-club.ts'

/**
 * Repeats a write of a booking that another process has held for a second, into which few attempts fit on a busy machine;
 * clients repeat it, too.
 */
export async function untilUnlocked(write: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answered = await write()
    if (!answered.codes.includes('dependency_unavailable')) return answered
  }
}
