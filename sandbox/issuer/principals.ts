import { z } from 'zod'
import { makeInternalQuery } from '../../gateway/internal-query.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import { operation } from '../../schema/operations.ts'

const Principal = z.object({
  subject: z.string(),
  keyId: z.string(),
  publicJwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
  isActive: z.boolean(),
  expiresAt: z.coerce.date().nullable(),
})

/** A machine that can request access tokens. */
export type Principal = z.output<typeof Principal>

/** Null if no principal has the subject. */
export type FindPrincipal = (subject: string) => Promise<Principal | null>

/** Finds principals in the club subgraph, which can be another process. */
export function makeFindPrincipal(club: GraphExecutor): FindPrincipal {
  const message = 'Principals cannot be looked up.'
  const query = makeInternalQuery(club, operation('FindPrincipal'), message)
  return async (subject) => {
    const { identityPrincipal } = await query({ subject }, newUuid())
    return Principal.nullable().parse(identityPrincipal)
  }
}
