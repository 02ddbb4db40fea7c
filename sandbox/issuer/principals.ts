import { z } from 'zod'
import { makeInternalQuery } from '../../gateway/internal-query.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'

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

const DOCUMENT = `query FindPrincipal($subject: String!) {
  identityPrincipal(subject: $subject) {
    subject
    keyId
    publicJwk
    isActive
    expiresAt
  }
}`

/** Finds principals in the club subgraph, which can be another process. */
export function makeFindPrincipal(club: GraphExecutor): FindPrincipal {
  const ask = makeInternalQuery(club, {
    name: 'FindPrincipal',
    document: DOCUMENT,
    field: 'identityPrincipal',
    unavailable: 'Principals cannot be looked up.',
  })
  return async (subject) => Principal.nullable().parse(await ask({ subject }, newUuid()))
}
