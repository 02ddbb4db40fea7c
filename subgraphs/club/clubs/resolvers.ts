import type { ClubLocationsArgs } from '../../../built/types/club.ts'
import { ALL_CALLERS, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asService } from '../../../platform/caller.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LocationFilter } from '../../../schema/club/lists.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { requireFound } from '../../../schema/problem.ts'
import { auditStore } from '../../foundation/audit/store.ts'
import { concurrentUpdate, isOutdated } from '../../foundation/change/optimistic-lock.ts'
import { belongsToClub } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { byCreation, byId, byUpdate, listPage, toBound } from '../../foundation/lists/paging.ts'
import {
  authorizeClub,
  authorizeInstallationClub,
  authorizeRead,
  requireCourtClubAccess,
} from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import {
  authorizeClubList,
  authorizeClubSearch,
  authorizeLocationChange,
  authorizeProfileChange,
  authorizeStatusChange,
} from './access.ts'
import type { Club } from './club.ts'
import { toDayHours } from './day-hours.ts'
import { SetOpeningHoursInput, UpdateClubInput } from './inputs.ts'
import type { Location } from './location.ts'
import { setOpeningHours, setStatus, toSlugBeginning, updateClub } from './rules.ts'
import { clubStore, locationStore } from './store.ts'

export const Query = {
  club(_parent, { id }, { caller, loaders }) {
    requireCourtClubAccess(caller, 'club:read')
    return belongsToClub(caller, requireUuid(id)) ? loaders.club.load(id) : null
  },

  async isClubActive(_parent, { id }, { caller, database }) {
    asService(caller)
    const club = await clubStore.find(database, id)
    return club && club.status === 'ACTIVE'
  },

  clubProfiles(_parent, { updatedAt, afterId }, { caller, database }) {
    asService(caller)
    const position = { updatedAt: new Date(updatedAt), afterId }
    return clubStore.listChanged(database, position, LIMITS.clubProfiles)
  },

  inactiveClubs(_parent, _args, { caller, database }) {
    asService(caller)
    return clubStore.findInactive(database)
  },

  clubs(_parent, args, context) {
    const tenancy = authorizeClubList(context.caller)
    return listPage<Club>({
      context,
      list: ['clubs'],
      args,
      read: (slice) => clubStore.list(context.database, tenancy, slice),
      positionOf: byId,
    })
  },

  async clubsBySlug(_parent, { prefix }, { caller, database }) {
    authorizeClubSearch(caller)
    const beginning = toSlugBeginning(prefix)
    return beginning === null
      ? []
      : clubStore.findBySlug(database, beginning, CLUB_LIMITS.clubsBySlug)
  },

  location(_parent, { id }, { caller, database }) {
    const tenancy = authorizeRead(caller, 'locations:read')
    return locationStore.find(database, tenancy, requireUuid(id))
  },

  locations(_parent, args, context) {
    return readLocations(context, authorizeInstallationClub(context.caller, 'locations:read'), args)
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async setClubStatus(_parent, { input: { clubId, status } }, context) {
    authorizeStatusChange(context.caller)
    return changeClub(context, asUuid(clubId, 'club'), (club, now) => setStatus(club, status, now))
  },

  async updateClub(_parent, { input }, context) {
    authorizeProfileChange(context.caller, input.clubId)
    const { clubId, ...changes } = parseInput(UpdateClubInput, input)
    return changeClub(context, clubId, (club, now) => updateClub(club, changes, now))
  },

  async setOpeningHours(_parent, { input }, { caller, change, notices }) {
    const tenancy = authorizeLocationChange(caller)
    const { locationId, openingHours, expectedUpdatedAt } = parseInput(SetOpeningHoursInput, input)
    const id = asUuid(locationId, 'location')
    const { result } = await change(null, async (tx, now) => {
      const stored = requireFound(await locationStore.lock(tx, tenancy, id), 'location')
      const location = setOpeningHours(stored, openingHours, now)
      // A repetition is no conflict with itself: its first request has moved `updatedAt`.
      if (location === stored) return { result: { location, isChanged: false }, events: [] }

      if (isOutdated(stored, expectedUpdatedAt)) {
        const actor = await auditStore.findLatestActor(tx, id, expectedUpdatedAt)
        const by = actor && { updatedBy: actor.actorId, updatedByName: actor.actorName }
        throw concurrentUpdate('location', stored, by ?? {})
      }
      await locationStore.update(tx, location)
      return { result: { location, isChanged: true }, events: [] }
    })
    const { location, isChanged } = result
    if (isChanged)
      notices.publish({ clubId: location.clubId, kind: 'LOCATION', resourceId: location.id })
    return { location }
  },
} satisfies FieldsOf<'Mutation'>

export const ClubFields = {
  __resolveReference: reference('club'),

  locations({ id }, args, context) {
    return readLocations(context, authorizeClub(context.caller, id, 'locations:read'), args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const LocationFields = {
  __resolveReference: reference('location'),
  club: relation('club', 'clubId'),
  openingHours: ({ openingHours }: Location) => toDayHours(openingHours),
  storedOpeningHours: ({ openingHours }: Location) => openingHours,
}

export const CourtFields = {
  __resolveReference: reference('court'),
  club: relation('club', 'clubId'),
  location: relation('location', 'locationId'),
}

/** Writes the changed club, and invalidates all cached callers. */
async function changeClub(
  { change, bus, notices }: ClubContext,
  id: string,
  decide: (club: Club, now: Date) => Club,
): Promise<{ club: Club }> {
  const { result } = await change(null, async (tx, now) => {
    const club = requireFound(await clubStore.lock(tx, id), 'club')
    const changed = decide(club, now)
    if (changed !== club) await clubStore.update(tx, changed)
    return { result: changed, events: [] }
  })
  bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  notices.publish({ clubId: result.id, kind: 'CLUB', resourceId: result.id })
  return { club: result }
}

const readLocationFilter = filterReader(LocationFilter)

function readLocations(context: ClubContext, clubId: string, args: ClubLocationsArgs) {
  const conditions = { clubId, ...readLocationFilter(args.filter) }
  return listPage<Location>({
    context,
    list: ['locations', toBound(conditions)],
    args,
    read: (slice) => locationStore.list(context.loaders.pages, conditions, slice),
    positionOf: conditions.updatedSince === null ? byCreation : byUpdate,
  })
}
