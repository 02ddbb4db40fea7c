import autocannon, { type Request } from 'autocannon'
import type { Side } from '../sides/side.ts'
import type { BenchRequest, Work } from '../workloads/work.ts'

export interface Load {
  connections: number
  seconds: number
  signal: AbortSignal
}

export interface Answered {
  perSecond: number
  durationsMs: number[]
}

/** Loads one server for a time; throws if any response is not a success. */
export async function runRound(work: Work, side: Side, load: Load): Promise<Answered> {
  const { name, baseUrl, token } = side
  const { connections, seconds, signal } = load
  if (work.run) return work.run(side, seconds)

  const durationsMs: number[] = []
  let refusal: string | null = null
  let connected = 0
  signal.throwIfAborted()

  const startedAt = performance.now()
  let lastAt = startedAt
  const run = autocannon({
    url: work.urlOf?.(side) ?? baseUrl,
    connections,
    duration: seconds,
    sampleInt: 50,
    headers: { authorization: `Bearer ${token}` },
    setupClient(client) {
      const next = work.requestsOf(side, connected++)
      client.setRequests([
        {
          setupRequest: (request) => withBody(request, next()),
          onResponse(status, body) {
            if (status >= 200 && status < 300 && !work.isRefusal?.(body)) return
            refusal ??= `${status} ${body}`
            run.stop()
          },
        },
      ])
    },
  }).on('response', (_client, _status, _bytes, durationMs) => {
    durationsMs.push(durationMs)
    lastAt = performance.now()
  })
  const stop = () => run.stop()
  signal.addEventListener('abort', stop)
  const { errors, timeouts } = await run
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()

  if (refusal !== null) throw new Error(`${name} answered "${work.title}" with ${refusal}`)
  if (errors + timeouts > 0)
    throw new Error(`${name} left ${errors + timeouts} of "${work.title}" without an answer.`)
  // On a busy machine a round can end before its first response.
  const tookMs = durationsMs.length === 0 ? seconds * 1000 : lastAt - startedAt
  return { perSecond: (durationsMs.length * 1000) / tookMs, durationsMs }
}

function withBody(request: Request, { method, path, body, token }: BenchRequest): Request {
  if (body === undefined) return { ...request, method, path }
  const headers = {
    ...request.headers,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return { ...request, method, path, body, headers }
}
