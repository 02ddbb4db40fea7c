import type { VolunteerEventType, VolunteerResourceKind } from '../../../schema/volunteer/fields.ts'
import type { DomainEvent } from '../../foundation/event-log/event-log.ts'

/** Events that the rules of this subgraph may publish. */
export type VolunteerDomainEvent = DomainEvent<VolunteerEventType, VolunteerResourceKind>
