import type { Log } from '../../platform/log.ts'
import { readSdl } from '../../schema/sdl.ts'
import { FOUNDATION_ENTITIES } from '../foundation/foundation-entities.ts'
import { makeSubgraph, type Subgraph } from '../foundation/subgraph.ts'
import { BookingSourceEntity, CourtMappingEntity } from './booking-sources/entities.ts'
import * as bookingSources from './booking-sources/resolvers.ts'
import { BookingEntity } from './bookings/entities.ts'
import * as bookings from './bookings/resolvers.ts'
import { ClubEntity, CourtEntity, LocationEntity, OrganizationEntity } from './clubs/entities.ts'
import { makeClubLoaders } from './clubs/loaders.ts'
import * as clubs from './clubs/resolvers.ts'
import type { ClubParts } from './context.ts'
import { ApplicationEntity, InstallationEntity } from './installations/entities.ts'
import * as installations from './installations/resolvers.ts'
import { MatchSessionEntity } from './match-sessions/entities.ts'

export const CLUB_ENTITIES = [
  OrganizationEntity,
  ClubEntity,
  LocationEntity,
  CourtEntity,
  ApplicationEntity,
  InstallationEntity,
  BookingSourceEntity,
  CourtMappingEntity,
  BookingEntity,
  MatchSessionEntity,
  ...FOUNDATION_ENTITIES,
]

const RESOLVERS = {
  Query: { ...clubs.Query, ...installations.Query, ...bookingSources.Query, ...bookings.Query },
  Mutation: { ...bookingSources.Mutation, ...bookings.Mutation },
  Club: clubs.ClubFields,
  Booking: bookings.BookingFields,
  Installation: installations.InstallationFields,
}

/** The owner of everything a court club has. */
export function makeClubSubgraph(parts: ClubParts, log: Log): Subgraph {
  return makeSubgraph({
    name: 'club',
    typeDefs: readSdl('club'),
    resolvers: RESOLVERS,
    makeContext: ({ caller }) => ({
      ...parts,
      caller,
      loaders: makeClubLoaders(parts.database),
    }),
    log,
  })
}
