import { z } from 'zod'
import { inputRecord, toGraph } from '../../../schema/input-record.ts'
import { CancelledByHelper } from '../../../schema/volunteer/involvement.ts'

export const ConfirmMyAssignmentInput = toGraph(inputRecord({ shiftId: z.string() }))

export const CancelMyAssignmentInput = toGraph(CancelledByHelper)
