import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound, requireFound } from '../../../schema/problem.ts'
import { toErasedHelperBody } from '../../../schema/volunteer/bodies/helper-body.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { redactPublished } from '../../foundation/webhooks/redact-published-events.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { leaveAllShifts } from '../assignments/change-open-assignments.ts'
import { eraseResponses } from '../availability/change-erased-responses.ts'
import { revokeAccess } from '../event-access/rules.ts'
import { eventAccessStore } from '../event-access/store.ts'
import type { Helper } from '../helpers/helper.ts'
import { EraseHelperInput } from '../helpers/inputs.ts'
import { eraseHelper, registrationOf } from '../helpers/rules.ts'
import { helperStore } from '../helpers/store.ts'
import { authorizeRows } from '../records/access.ts'
import { publishHelpers } from '../records/volunteer-change.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'

const WHAT = 'helper'

export const Mutation = {
  /**
   * Blanks the person in every table that stores something about them; the row stays, so that lists
   * of deletions can name its id.
   */
  async eraseHelper(_parent, { input }, { caller, change, database, notices }) {
    const tenancy = authorizeRows(caller, 'helpers:write')
    const id = asUuid(parseInput(EraseHelperInput, input).helperId, WHAT)
    const [known] = await helperStore.findAll(database, tenancy, [id])
    if (known === undefined) throw notFound(WHAT)

    const { result } = await change(null, async (tx, now) => {
      // The account is locked before the helper, as in bulk requests, which can give the external
      // id and the address to another helper.
      await accountStore.lock(tx, newAccount(known.clubId, now))
      const stored = requireFound(await helperStore.lock(tx, tenancy, id), WHAT)
      const { events, publishedCount } = await revokeAll(tx, stored, now)
      const erased = eraseHelper({ ...stored, publishedCount }, now)
      await helperStore.erase(tx, stored, erased)
      const redactResponses = await eraseResponses(tx, id, now)
      const departure = await leaveAllShifts(tx, id, now)
      await redactPublished(tx, registrationOf(stored), { helper: toErasedHelperBody(erased) })
      await departure.redactPublishedNotes()
      await redactResponses()
      return { result: erased, events: [...events, ...departure.events] }
    })
    const { clubId } = result
    publishHelpers(notices, clubId, [id])
    // Whichever the helper had answered.
    notices.publish({ clubId, kind: 'POLL', resourceId: null })
    return { helper: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** Revokes every access of the helper and builds one event for each. */
async function revokeAll(tx: Tx, helper: Helper, now: Date) {
  let { publishedCount } = helper
  const events: VolunteerDomainEvent[] = []
  for (const granted of await eventAccessStore.lockGranted(tx, helper.id)) {
    const revoked = revokeAccess(granted, { ...helper, publishedCount }, now)
    await eventAccessStore.replace(tx, revoked.access, helper)
    events.push(...revoked.events)
    publishedCount = revoked.publishedCount
  }
  return { events, publishedCount }
}
