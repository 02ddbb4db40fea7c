import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { MutationStoreClubProfilesArgs } from '../../../schema/types/volunteer.ts'
import type { VolunteerContext } from '../records/context.ts'
import { ClubProfilesInput } from './inputs.ts'
import { clubProfileStore } from './store.ts'

export const Query = {
  clubProfilePosition(_parent: unknown, _args: unknown, { caller, database }: VolunteerContext) {
    asService(caller)
    return clubProfileStore.findLatest(database)
  },
}

export const Mutation = {
  async storeClubProfiles(
    _parent: unknown,
    args: MutationStoreClubProfilesArgs,
    { caller, change }: VolunteerContext,
  ) {
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
}
