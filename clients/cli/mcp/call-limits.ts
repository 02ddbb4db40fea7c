import { ToolFault } from './tool.ts'

const MINUTE_MS = 60_000

export const CALL_LIMITS = { perMinute: 60, atOnce: 8, timeoutMs: 30_000 } as const

export interface CallLimits {
  perMinute: number
  atOnce: number
  timeoutMs: number
}

/** Runs calls within the limits: beyond `perMinute` they are refused, beyond `atOnce` they wait. */
export function makeCallLimits(limits: CallLimits = CALL_LIMITS, now = () => performance.now()) {
  const { perMinute, atOnce, timeoutMs } = limits
  let startedAt: number[] = []
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<T>(
    signal: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    countCall()
    const timeout = AbortSignal.timeout(timeoutMs)
    const ended = AbortSignal.any([signal, timeout])
    try {
      await takeSlot(ended)
      try {
        return await orAborted(call(ended), ended)
      } finally {
        running -= 1
        waiting.shift()?.()
      }
    } catch (error) {
      if (!timeout.aborted || error instanceof ToolFault) throw error
      throw new ToolFault('timeout', `The call took longer than ${timeoutMs / 1000} seconds.`)
    }
  }

  function countCall(): void {
    startedAt = startedAt.filter((at) => at > now() - MINUTE_MS)
    const [oldest] = startedAt
    if (oldest !== undefined && startedAt.length >= perMinute) {
      const seconds = Math.max(1, Math.ceil((oldest + MINUTE_MS - now()) / 1000))
      const message = `Of ${perMinute} calls a minute none is left; call again in ${seconds} seconds.`
      throw new ToolFault('too_many_calls', message)
    }
    startedAt.push(now())
  }

  async function takeSlot(signal: AbortSignal): Promise<void> {
    while (running >= atOnce) {
      const slot = Promise.withResolvers<void>()
      waiting.push(slot.resolve)
      try {
        await orAborted(slot.promise, signal)
      } catch (error) {
        // A slot that came free in the same moment goes to the next one.
        if (waiting.includes(slot.resolve)) waiting.splice(waiting.indexOf(slot.resolve), 1)
        else waiting.shift()?.()
        throw error
      }
    }
    running += 1
  }
}

/** Rejects as soon as the signal aborts, whether the promise settles or not. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
