import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/problem.ts'

/** Asks something that a process stands on whether it answers; rejects when it does not. */
export type ReadinessCheck = () => Promise<unknown>

export interface ReadinessSetup {
  checks: readonly ReadinessCheck[]
  /** Whether Redis can be reached now; absent where there is none. */
  isRedisThere?: (() => boolean) | undefined
}

export interface Readiness {
  /** Requests are taken from now on. */
  begin(): void
  /** No further ones should come; those that do are still answered. */
  end(): void
}

/**
 * Serves GET /livez, 200 as long as the process answers at all, and GET /readyz: 200 between `begin`
 * and `end` while every check holds, else 503 with the reason. Redis has to be there once, so that a wrong address
 * shows at the start; later it is only told, because every process does without it for a while.
 */
export function mountReadiness(app: FastifyInstance, setup: ReadinessSetup): Readiness {
  const { checks, isRedisThere } = setup
  let isTaking = false
  let wasRedisThere = isRedisThere === undefined

  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    const redis = isRedisThere && (isRedisThere() ? 'connected' : 'away')
    wasRedisThere ||= redis === 'connected'
    const fault = isTaking && wasRedisThere ? await findFault(checks) : null
    const isServing = isTaking && wasRedisThere && fault === null
    reply.code(isServing ? 200 : 503).header('cache-control', 'no-store')
    return { status: isServing ? 'ready' : 'not_ready', ...toReason(fault), redis }
  })
  return {
    begin() {
      isTaking = true
    },
    end() {
      isTaking = false
    },
  }
}

async function findFault(checks: readonly ReadinessCheck[]): Promise<{ reason: unknown } | null> {
  return Promise.all(checks.map((check) => check())).then(
    () => null,
    (reason) => ({ reason }),
  )
}

/** Messages of other errors may be confidential. */
function toReason(fault: { reason: unknown } | null): { reason?: string } {
  return fault?.reason instanceof Problem ? { reason: fault.reason.message } : {}
}
