import { UsageError } from '../../../platform/config/startup-error.ts'
import { usageOf } from '../../process/words.ts'

/** Whether `migrate` only plans. */
export function readPlanFlag(words: readonly string[]): boolean {
  const unknown = words.find((word) => word !== '--plan')
  if (unknown !== undefined)
    throw new UsageError(`There is no argument ${unknown}.\n${usageOf('migrate')}`)

  return words.length > 0
}
