import { setTimeout as delay } from 'node:timers/promises'
import { toReason } from './error-text.ts'
import type { DoctorFinding, Examination } from './finding.ts'

/** Longer than the limits of one call, so that a peer that is only slow is named with its own error. */
export const EXAMINATION_LIMIT_MS = 15_000

/** Runs all examinations at once, and yields their findings in order; each ends within the limit. */
export async function* examineAll(
  examinations: readonly Examination[],
  limitMs = EXAMINATION_LIMIT_MS,
): AsyncGenerator<DoctorFinding> {
  const running = examinations.map((examination) => examineOne(examination, limitMs))
  for (const findings of running) yield* await findings
}

async function examineOne(
  { check, examine }: Examination,
  limitMs: number,
): Promise<DoctorFinding[]> {
  const findings: DoctorFinding[] = []
  let isOver = false
  const report = (verdict: DoctorFinding['verdict'], text: string) => {
    if (!isOver) findings.push({ verdict, check, text })
  }
  const done = new AbortController()
  const limit = delay(limitMs, undefined, { signal: done.signal }).then(
    () => report('WRONG', `No answer within ${limitMs / 1000} s. Look at it, and at the network.`),
    () => undefined,
  )
  const work = examine(report).catch((error: unknown) => report('WRONG', toReason(error)))
  await Promise.race([work, limit])
  isOver = true
  done.abort()
  return findings
}
