import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { ClubProfilesInput } from './inputs.ts'
import { clubProfileStore } from './store.ts'

export const Query = {
  clubProfilePosition(_parent, _args, { caller, database }) {
    asService(caller)
    return clubProfileStore.findLatest(database)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async storeClubProfiles(_parent, args, { caller, change }) {
    asService(caller)
    const profiles = parseInput(ClubProfilesInput, args.profiles)
    // All gateways write the rows in one order, so that concurrent writes do not deadlock.
    const inOrder = profiles.toSorted((one, other) => (one.clubId < other.clubId ? -1 : 1))
    if (inOrder.length > 0)
      await change(null, async (tx) => {
        await clubProfileStore.replaceAll(tx, inOrder)
        return { result: true, events: [] }
      })
    return true
  },
} satisfies VolunteerFieldsOf<'Mutation'>
