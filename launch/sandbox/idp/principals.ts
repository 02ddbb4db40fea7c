import { hash } from 'node:crypto'
import { z } from 'zod'
import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor, Operation } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'

const Principal = z.object({
  subject: z.string(),
  keyId: z.string(),
  publicJwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
  isActive: z.boolean(),
  expiresAt: z.coerce.date().nullable(),
})

/** A machine that may ask for access tokens. */
export type Principal = z.output<typeof Principal>

/** Null where no principal has the subject. */
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

/** Not in the manifest: only a service may ask this, and no client sees the field. */
const FIND_PRINCIPAL: Operation = {
  name: 'FindPrincipal',
  kind: 'query',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: true,
}

/** Looks principals up in the club subgraph, which may be another process. */
export function makeFindPrincipal(club: GraphExecutor): FindPrincipal {
  return async (subject) => {
    const context = { caller: SERVICE, requestId: newUuid() }
    const { data, errors } = await club.execute(FIND_PRINCIPAL, { subject }, context)
    if (errors || !data)
      throw new Problem('dependency_unavailable', 'Principals cannot be looked up.', undefined, {
        cause: errors,
      })

    return Principal.nullable().parse(data['identityPrincipal'])
  }
}
