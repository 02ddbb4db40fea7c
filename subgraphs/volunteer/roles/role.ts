import type { RoleContent } from '../../../schema/volunteer/roles.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A kind of work at an event, such as serving at the bar. */
export interface Role extends ResourceRecord, RoleContent {}
