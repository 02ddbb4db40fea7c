import { asHelper, type HelperCaller } from '../../../platform/caller.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { accountStore } from '../accounts/store.ts'
import { assignmentRecordStore } from '../assignment-records/store.ts'
import { clubProfileStore } from '../club-profiles/store.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { UnsubscribeParts } from '../helper-links/unsubscribe-tokens.ts'
import { helperStore } from '../helpers/store.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { roleStore } from '../roles/store.ts'
import { shiftStore } from '../shifts/store.ts'
import { toMyShifts } from './my-shift.ts'

/** Queries of helpers who use a link; each returns the helper's own data only. */
export const Query = {
  async myInvolvement(_parent, _args, { caller, database, unsubscribeTokens }) {
    const { helperId, eventId, clubId } = asHelper(caller)
    const [helper] = await helperStore.findAll(database, inClub(clubId), [helperId])
    const event = await volunteerEventStore.find(database, inClub(clubId), eventId)
    if (helper === undefined || event === null) return null

    // Fields are listed one by one, because helpers may not see the others.
    const club = await clubProfileStore.find(database, clubId)
    const { firstName, lastName, mail } = helper
    const { name, description, startDate, endDate, location, status, updatedAt } = event
    const timezone = event.timezone ?? club?.timezone ?? 'UTC'
    const shown = {
      ...{ name, description, startDate, endDate, location, timezone, status, updatedAt },
      sequence: event.publishedCount,
    }
    const language = helper.language ?? club?.language ?? null
    const mailToken = unsubscribeTokens.seal(helperId)
    const clubName = club?.name ?? null
    const hasEmail = helper.email !== null
    return { firstName, lastName, language, clubName, event: shown, mail, hasEmail, mailToken }
  },
} satisfies VolunteerFieldsOf<'Query', unknown, VolunteerContext & UnsubscribeParts>

export const MyInvolvementFields = {
  async replyTo(_parent, _args, { caller, database }) {
    const [account] = await accountStore.findAll(database, [asHelper(caller).clubId])
    return account?.replyTo ?? null
  },

  shifts: (_parent, { withWithdrawn }, { caller, database }) =>
    readShifts(database, asHelper(caller), withWithdrawn),
} satisfies VolunteerFieldsOf<'MyInvolvement'>

async function readShifts(
  database: Queryable,
  { helperId, eventId, clubId }: HelperCaller,
  withWithdrawn: boolean,
) {
  const limit = VOLUNTEER_LIMITS.shiftsOfHelper
  const own = await assignmentRecordStore.ofHelper(
    database,
    { helperId, eventId, withWithdrawn },
    limit,
  )
  if (own.length === 0) return []

  const shiftIds = own.map(({ shiftId }) => shiftId)
  const shifts = await shiftStore.findAll(database, inClub(clubId), shiftIds)
  const roleIds = new Set(shifts.flatMap(({ roleId }) => roleId ?? []))
  const roles =
    roleIds.size === 0 ? [] : await roleStore.findAll(database, inClub(clubId), [...roleIds])
  return toMyShifts(own, shifts, roles)
}
