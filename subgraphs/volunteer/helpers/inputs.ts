import { toGraph } from '../../../schema/input-record.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'

export const HelperFilterInput = toGraph(HelperFilter)
