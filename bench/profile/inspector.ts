import { once } from 'node:events'
import { WebSocket } from 'ws'

/** As much of V8's profile as is read here. */
export interface CpuProfile {
  nodes: readonly {
    id: number
    callFrame: { functionName: string; url: string }
  }[]
  samples: readonly number[]
  /** In microseconds. */
  timeDeltas: readonly number[]
}

export interface Inspector {
  profile(work: () => Promise<unknown>): Promise<CpuProfile>
  close(): void
}

const INTERVAL_US = 250

/** Speaks to a process that was started with `--inspect`, by the address that it printed. */
export async function openInspector(output: string): Promise<Inspector> {
  const [address] = /ws:\/\/\S+/.exec(output) ?? []
  if (address === undefined) throw new Error('The process does not say where to inspect it.')
  const socket = new WebSocket(address, { maxPayload: 2 ** 30 })
  await once(socket, 'open')
  let asked = 0

  const ask = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      asked += 1
      const id = asked
      const take = (data: Buffer) => {
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        socket.off('message', take)
        resolve(answer.result)
      }
      socket.on('message', take)
      socket.send(JSON.stringify({ id, method, params }))
    })

  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: INTERVAL_US })
  return {
    async profile(work) {
      await ask('Profiler.start')
      await work()
      const { profile } = (await ask('Profiler.stop')) as { profile: CpuProfile }
      return profile
    },
    close: () => socket.close(),
  }
}
