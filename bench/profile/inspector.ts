import { once } from 'node:events'
import { WebSocket } from 'ws'

/** The used part of a V8 CPU profile. */
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

/** Connects to the inspector of a process (`--inspect`) at its printed address. */
export async function openInspector(output: string): Promise<Inspector> {
  const [address] = /ws:\/\/\S+/.exec(output) ?? []
  if (address === undefined)
    throw new Error('The process has not printed the address of its inspector.')
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
