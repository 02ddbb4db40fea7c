import { resolve } from 'node:path'
import { findFreePort } from '../../../support/http/free-port.ts'

export interface LoopMeters {
  /** What the processes have to be started with. */
  env: Record<string, string>
  /** How long each has held its event loop at most since it was last asked. */
  takeLongest(): Promise<Readonly<Record<string, number>>>
}

/** Meters for processes of the product, named by their scripts. */
export async function makeLoopMeters(scripts: readonly string[]): Promise<LoopMeters> {
  const meters = await Promise.all(
    scripts.map(async (name) => [name, await findFreePort()] as const),
  )
  return {
    env: {
      LOOP_METERS: meters.map(([name, port]) => `${name}=${port}`).join(','),
      NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'loop-meter.ts')}`,
    },
    async takeLongest() {
      const read = meters.map(async ([name, port]) => {
        const response = await fetch(`http://127.0.0.1:${port}`)
        return [name, ((await response.json()) as { longestMs: number }).longestMs] as const
      })
      return Object.fromEntries(await Promise.all(read))
    },
  }
}
