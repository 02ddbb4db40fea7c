import { resolve } from 'node:path'
import { findFreePort } from '../../../support/http/free-port.ts'

export interface LoopMeter {
  /** What the process has to be started with. */
  env: Record<string, string>
  /** Milliseconds for which it has held its event loop at most since it was last asked. */
  takeLongest(): Promise<number>
}

/** A meter for a process of the product. */
export async function makeLoopMeter(): Promise<LoopMeter> {
  const port = await findFreePort()
  return {
    env: {
      LOOP_METER_PORT: String(port),
      NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'loop-meter.ts')}`,
    },
    async takeLongest() {
      const response = await fetch(`http://127.0.0.1:${port}`)
      return ((await response.json()) as { longestMs: number }).longestMs
    },
  }
}
