import { asPublic } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { EVERYWHERE } from '../../foundation/query/tenancy.ts'
import { clubProfileStore } from '../club-profiles/store.ts'
import type { UnsubscribeParts } from '../helper-links/unsubscribe-tokens.ts'
import type { VolunteerContext } from '../records/context.ts'
import { publishHelpers } from '../records/volunteer-change.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Helper } from './helper.ts'
import { SetMailSubscriptionInput } from './inputs.ts'
import { updateHelper } from './rules.ts'
import { helperStore } from './store.ts'

const WHAT = 'mail subscription'

export const Query = {
  async mailSubscription(_parent, { token }, { caller, database, unsubscribeTokens }) {
    asPublic(caller)
    const helperId = unsubscribeTokens.open(token)
    const [helper] =
      helperId === null ? [] : await helperStore.findAll(database, EVERYWHERE, [helperId])
    return helper === undefined ? null : toSubscription(database, helper)
  },
} satisfies VolunteerFieldsOf<'Query', unknown, VolunteerContext & UnsubscribeParts>

export const Mutation = {
  async setMailSubscription(_parent, { input }, context) {
    const { caller, change, database, notices, unsubscribeTokens } = context
    asPublic(caller)
    const { token, mail } = parseInput(SetMailSubscriptionInput, input)
    const helperId = unsubscribeTokens.open(token)
    if (helperId === null) throw notFound(WHAT)

    const { result } = await change(null, async (tx, now) => {
      const stored = requireFound(await helperStore.lock(tx, EVERYWHERE, helperId), WHAT)
      const helper = updateHelper(stored, { mail }, now)
      if (helper !== stored) await helperStore.setMail(tx, helper)
      return { result: helper, events: [] }
    })
    publishHelpers(notices, result.clubId, [result.id])
    return { subscription: await toSubscription(database, result) }
  },
} satisfies VolunteerFieldsOf<'Mutation', unknown, VolunteerContext & UnsubscribeParts>

/**
 * Returns nothing that identifies the helper, because mails are forwarded with the link at their
 * end.
 */
async function toSubscription(database: Queryable, { clubId, mail, language }: Helper) {
  const club = await clubProfileStore.find(database, clubId)
  return { clubName: club?.name ?? null, language: language ?? club?.language ?? null, mail }
}
