import { z } from 'zod'
import { toGraph, withFields } from '../../../schema/input-record.ts'
import { GrantedAccess } from '../../../schema/volunteer/event-accesses.ts'
import { EventHelperFilter } from '../../../schema/volunteer/lists.ts'

export const EventHelperFilterInput = toGraph(EventHelperFilter)

export const GrantEventAccessInput = toGraph(
  withFields({ eventId: z.string(), helperId: z.string() }, GrantedAccess),
)

export const RevokeEventAccessInput = z.object({ eventId: z.string(), helperId: z.string() })
