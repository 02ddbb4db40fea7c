import type { FastifyRequest } from 'fastify'
import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { operation } from '../../../schema/operations.ts'
import { findRefusedBookings } from './refused-booking.ts'
import { makeWaitingRequests, type WaitingRequest } from './waiting-requests.ts'

/** The log of requests of installations and API keys, which staff read in the graph. */
export interface RequestLog {
  add(request: FastifyRequest, status: number, durationMs: number): void
  /** Stores requests in batches from now on; the returned function ends that. */
  start(graph: GraphExecutor): () => Promise<void>
}

const FLUSH_EVERY_MS = 1_000

const OPERATIONS = {
  installation: operation('RecordInstallationRequests'),
  api_key: operation('RecordApiKeyRequests'),
}

/** Never delays a request, and never fails one: a batch that cannot be stored is lost, and no other one with it. */
export function makeRequestLog(log: Log): RequestLog {
  const waiting = { installation: makeWaitingRequests(), api_key: makeWaitingRequests() }
  let isFailing = false

  const store = async (graph: GraphExecutor, kind: keyof typeof OPERATIONS) => {
    const faults: unknown[] = []
    for (const requests of toBatches(waiting[kind].takeAll()))
      await storeBatch(graph, kind, requests).catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw faults[0]
  }
  const storeBatch = async (
    graph: GraphExecutor,
    kind: keyof typeof OPERATIONS,
    requests: readonly WaitingRequest[],
  ) => {
    const context = { caller: SERVICE, requestId: newUuid() }
    const { errors } = await graph.execute(OPERATIONS[kind], { requests }, context)
    if (errors?.length) throw new Error(errors[0]?.message)
  }
  const flush = async (graph: GraphExecutor) => {
    try {
      await Promise.all([store(graph, 'installation'), store(graph, 'api_key')])
      isFailing = false
    } catch (err) {
      // Once for each outage.
      if (!isFailing)
        log.warn({ event: 'request_log.failed', err }, 'requests are missing in their log')
      isFailing = true
    }
  }

  return {
    add(request, status, durationMs) {
      const { id, method, routeOptions, knownCaller: caller, refusalCode: code } = request
      if (caller?.kind !== 'installation' && caller?.kind !== 'api_key') return

      waiting[caller.kind].add({
        id,
        ownerId: caller.kind === 'installation' ? caller.installationId : caller.apiKeyId,
        requestedAt: systemClock().getTime(),
        method,
        route: routeOptions.url ?? null,
        status,
        code,
        durationMs: Math.round(durationMs),
        refusedBookings: findRefusedBookings(request),
      })
    },
    start(graph) {
      let running: Promise<void> | null = null
      const run = () => {
        running ??= flush(graph).finally(() => {
          running = null
        })
        return running
      }
      const timer = setInterval(run, FLUSH_EVERY_MS).unref()
      return async () => {
        clearInterval(timer)
        await running
        await run()
      }
    },
  }
}

/** A call has a bounded number of requests, and of refused bookings, which are larger. */
function toBatches(requests: readonly WaitingRequest[]): WaitingRequest[][] {
  const { batch } = LIMITS.requestLog
  const batches: WaitingRequest[][] = []
  let bookings = 0
  for (const request of requests) {
    bookings += request.refusedBookings.length
    const last = batches.at(-1)
    if (last !== undefined && last.length < batch && bookings <= batch) last.push(request)
    else {
      batches.push([request])
      bookings = request.refusedBookings.length
    }
  }
  return batches
}
