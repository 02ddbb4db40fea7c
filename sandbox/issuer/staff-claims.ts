import { hash } from 'node:crypto'
import { z } from 'zod'
import type { StaffCaller } from '../../platform/caller.ts'
import type { GraphExecutor, Operation } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import { ADMIN, STAFF } from '../plans/staff.ts'

/** The claim of a member of staff; null for other subjects. */
export type FindStaffClaim = (subject: string) => Promise<Record<string, unknown> | null>

/** The standard claim `name` of a member of staff. */
export function toNameClaim(subject: string): { name?: string } {
  const member = STAFF.find((one) => one.subject === subject)
  return member ? { name: member.name } : {}
}

const DOCUMENT = `query FindClubs {
  clubs(first: 200) {
    nodes {
      id
      slug
    }
  }
}`

const FIND_CLUBS: Operation = {
  name: 'FindClubs',
  kind: 'query',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: true,
}

const Clubs = z.object({
  clubs: z.object({ nodes: z.array(z.object({ id: z.string(), slug: z.string() })) }),
})

const ISSUER: StaffCaller = { kind: 'staff', subject: ADMIN.subject, isAdmin: true, roles: [] }

/** Resolves the slugs of the plans to club ids through the club subgraph. */
export function makeFindStaffClaim(club: GraphExecutor): FindStaffClaim {
  return async (subject) => {
    const member = STAFF.find((one) => one.subject === subject)
    if (member === undefined) return null
    if (member.role === null) return { admin: true }

    const { clubSlug, name } = member.role
    const context = { caller: ISSUER, requestId: newUuid() }
    const { data } = await club.execute(FIND_CLUBS, {}, context)
    const { nodes } = Clubs.parse(data).clubs
    const clubs = nodes.filter(({ slug }) => slug === clubSlug)
    return { clubs: clubs.map(({ id }) => ({ id, role: name })) }
  }
}
