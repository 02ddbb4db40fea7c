import { z } from 'zod'
import { toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { call } from './call.ts'

const Refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })
const Viewed = z.object({
  data: z.object({ viewer: z.object({ isAdmin: z.boolean().optional() }) }),
})

const QUERY = '{ viewer { ... on StaffViewer { isAdmin } } }'

/** The person of ADMIN_TOKEN, as `provision` needs it. */
export function examineAdmin({
  publicUrl,
  token,
}: {
  publicUrl: string
  token: string
}): Examination {
  return {
    check: 'admin',
    async examine(report) {
      const answer = await call(`${publicUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: QUERY }),
      }).catch((error: unknown) => report('skip', `${publicUrl}/graphql: ${toSentence(error)}`))
      if (!answer) return
      const { status, json } = answer
      const refused = Refused.safeParse(json).data
      if (refused) return report('WRONG', `ADMIN_TOKEN: ${refused.errors[0].message}`)
      const viewed = Viewed.safeParse(json).data
      if (viewed === undefined)
        return report('skip', `${publicUrl}/graphql answered ${status} without a viewer.`)
      if (viewed.data.viewer.isAdmin) return report('ok', 'The person of ADMIN_TOKEN is an ADMIN.')
      report(
        'WRONG',
        'The person of ADMIN_TOKEN is no ADMIN. Name its subject in ADMIN_SUBJECTS, or among `admins` in a provisioning file.',
      )
    },
  }
}
