import { z } from 'zod'
import {
  ExternalCourtId,
  NewBookingSource,
  NewCourtMapping,
} from '../../../schema/club/booking-sources.ts'
import { KEYED } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'

export const CreateBookingSourceInput = toGraph(withFields(KEYED, NewBookingSource))

export const PutCourtMappingInput = toGraph(
  withFields({ bookingSourceId: z.string(), externalCourtId: ExternalCourtId }, NewCourtMapping),
)
