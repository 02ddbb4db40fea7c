import type { FastifyInstance } from 'fastify'
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
  isServing(): Promise<boolean>
}

/**
 * Serves GET /livez (always 200) and GET /readyz: 200 between `begin` and `end` while all checks pass, else 503 with the
 * reason. Redis must connect once, so that a wrong address fails the start; later it is only reported, because processes
 * tolerate its absence.
 */
export function mountReadiness(app: FastifyInstance, setup: ReadinessSetup): Readiness {
  const { checks, isRedisConnected } = setup
  let isAccepting = false
  let wasRedisConnected = isRedisConnected === undefined

  const look = async () => {
    const redis = isRedisConnected && (isRedisConnected() ? 'connected' : 'away')
    wasRedisConnected ||= redis === 'connected'
    const fault = isAccepting && wasRedisConnected ? await findFault(checks) : null
    return { isServing: isAccepting && wasRedisConnected && fault === null, fault, redis }
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
      isAccepting = true
    },
    end() {
      isAccepting = false
    },
    isServing: async () => (await look()).isServing,
  }
}

async function findFault(checks: readonly ReadinessCheck[]): Promise<{ reason: unknown } | null> {
  return Promise.all(checks.map((check) => check())).then(
    () => null,
    (reason) => ({ reason }),
  )
}

/** Messages of other errors may contain secrets. */
function toReason(fault: { reason: unknown } | null): { reason?: string } {
  return fault?.reason instanceof Problem ? { reason: fault.reason.message } : {}
}
