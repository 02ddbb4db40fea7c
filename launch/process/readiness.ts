import type { FastifyInstance } from 'fastify'
import {
  NotReady,
  type ReadinessReason,
  type ReadinessState,
} from '../../platform/metrics/readiness.ts'
import { Problem } from '../../schema/problem.ts'

/** Checks a dependency of the process; rejects if it is unavailable. */
export type ReadinessCheck = () => Promise<unknown>

export interface ReadinessSetup {
  checks: readonly ReadinessCheck[]
  /** Absent if Redis is not configured. */
  isRedisConnected?: (() => boolean) | undefined
}

export interface Readiness {
  /** Reports ready from now on. */
  begin(): void
  /** Reports not ready; requests are still served. */
  end(): void
  /** As GET /readyz reports it. */
  look(): Promise<ReadinessState>
}

/**
 * Serves GET /livez (always 200) and GET /readyz: 200 between `begin` and `end` while all checks pass, else 503 with the
 * reason. Redis must connect once, so that a wrong address fails the start; later it is only reported, because processes
 * tolerate its absence.
 */
export function mountReadiness(app: FastifyInstance, setup: ReadinessSetup): Readiness {
  const { checks, isRedisConnected } = setup
  let stage: 'starting' | 'accepting' | 'stopping' = 'starting'
  let wasRedisConnected = isRedisConnected === undefined

  const look = async () => {
    const redis = isRedisConnected && (isRedisConnected() ? 'connected' : 'away')
    wasRedisConnected ||= redis === 'connected'
    const isAccepting = stage === 'accepting' && wasRedisConnected
    const fault = isAccepting ? await findFault(checks) : null
    return { isServing: isAccepting && fault === null, fault, redis }
  }

  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    const { isServing, fault, redis } = await look()
    reply.code(isServing ? 200 : 503).header('cache-control', 'no-store')
    return { status: isServing ? 'ready' : 'not_ready', ...toReason(fault), redis }
  })
  return {
    begin() {
      stage = 'accepting'
    },
    end() {
      stage = 'stopping'
    },
    async look() {
      const { isServing, fault, redis } = await look()
      if (stage !== 'accepting') return { isServing, reason: stage }
      if (fault) return { isServing, reason: toReadinessReason(fault.reason) }
      return { isServing, reason: redis === 'away' ? 'redis_away' : 'none' }
    },
  }
}

async function findFault(checks: readonly ReadinessCheck[]): Promise<{ reason: unknown } | null> {
  return Promise.all(checks.map((check) => check())).then(
    () => null,
    (reason) => ({ reason }),
  )
}

function toReadinessReason(fault: unknown): ReadinessReason {
  return fault instanceof NotReady ? fault.reason : 'unknown'
}

/** Messages of other errors may contain secrets. */
function toReason(fault: { reason: unknown } | null): { reason?: string } {
  return fault?.reason instanceof Problem ? { reason: fault.reason.message } : {}
}
