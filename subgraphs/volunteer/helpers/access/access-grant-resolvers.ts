import { isUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import { Problem } from '../../../../schema/problem.ts'
import {
  type AccessGrant,
  type GrantOutcome,
  grantAccesses,
} from '../../event-access/bulk-grant-rules.ts'
import { AccessGrantItem, GrantEventAccessesInput } from '../../event-access/inputs.ts'
import { eventAccessStore } from '../../event-access/store.ts'
import { asEventId, lockEvent } from '../../event-resources/event-resources.ts'
import { authorizeRows } from '../../records/access.ts'
import { readItem } from '../../records/bulk-items.ts'
import { publishHelpers } from '../../records/volunteer-change.ts'
import type { VolunteerFieldsOf } from '../../records/volunteer-fields-of.ts'
import { helperStore } from '../store.ts'
import { findRolesOf, writeGrants } from './change-access.ts'

export const Mutation = {
  /** Decides all items in one transaction before it writes anything. */
  async grantEventAccesses(_parent, { input }, { caller, change, newId, notices }) {
    const tenancy = authorizeRows(caller, 'helpers:write')
    const requested = parseInput(GrantEventAccessesInput, input)
    const eventId = asEventId(requested.eventId)
    const items = requested.eventAccess.map((item) => readItem(AccessGrantItem, item))
    const intact = items.filter((item): item is AccessGrant => !(item instanceof Problem))
    const { result } = await change(null, async (tx, now) => {
      const event = await lockEvent(tx, tenancy, eventId)
      const named = intact.flatMap(({ roleIds = [] }) => roleIds)
      const roleIds = await findRolesOf(tx, event, named)
      const helpers = await helperStore.lockAll(tx, event.clubId, idsOf(intact))
      const lockedIds = helpers.map(({ id }) => id)
      const accesses = await eventAccessStore.lockAllOf(tx, eventId, lockedIds)
      const ground = { eventId, helpers, accesses, roleIds, newId }
      const { outcomes, events, ...written } = grantAccesses(items, ground, now)
      await writeGrants(tx, helpers, { ...written, events })
      return { result: outcomes.map(toResult), events }
    })
    const changed = result.flatMap(({ outcome, eventAccess }) =>
      outcome === 'UPDATED' && eventAccess ? eventAccess : [],
    )
    const [first] = changed
    if (first)
      publishHelpers(
        notices,
        first.clubId,
        changed.map(({ helperId }) => helperId),
      )
    return { results: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** Ids that are not UUIDs are left out, because no row has them. */
function idsOf(items: readonly AccessGrant[]): string[] {
  return [...new Set(items.map(({ helperId }) => helperId))].filter(isUuid)
}

function toResult(outcome: GrantOutcome) {
  if (outcome.outcome !== 'FAILED')
    return { outcome: outcome.outcome, eventAccess: outcome.access, refusal: null }

  const { code, message } = outcome.problem
  return { outcome: outcome.outcome, eventAccess: null, refusal: { code, message } }
}
