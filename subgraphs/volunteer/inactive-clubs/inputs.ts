import { z } from 'zod'
import { Id } from '../../../schema/fields.ts'

export const ClubIds = z.array(Id)
