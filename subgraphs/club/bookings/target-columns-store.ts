import { type Selection, tableOf } from '../../foundation/table.ts'
import { BookingSourceEntity, CourtMappingEntity } from '../booking-sources/entities.ts'
import { ClubEntity } from '../clubs/entities.ts'
import { CourtEntity } from '../courts/entities.ts'

/** What is read of a source, its club, its mappings and their courts before a booking is written. */
export const SOURCE = tableOf(BookingSourceEntity).only('failuresInARow', 'provider')

export const SOURCE_STATUS = tableOf(BookingSourceEntity).as({ sourceStatus: 'status' })

export const CLUB = tableOf(ClubEntity).as({
  clubId: 'id',
  organizationId: 'organizationId',
  scoringMode: 'scoringMode',
  ruleVersion: 'ruleVersion',
})

export const MAPPING = tableOf(CourtMappingEntity).only('externalCourtId')

export const COURT = tableOf(CourtEntity).as({
  courtId: 'id',
  locationId: 'locationId',
  courtStatus: 'status',
})

export const COURT_NAME = tableOf(CourtEntity).as({ courtPublicId: 'publicId' })

export type RowOf<Selected> = Selected extends Selection<infer Row> ? Row : never

/** The columns of what need not be there. */
export type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }
