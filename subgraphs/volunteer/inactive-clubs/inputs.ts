import { z } from 'zod'
import { Id } from '../../../schema/fields/fields.ts'

export const ClubIds = z.array(Id)
