import { UsageError } from '../../../platform/config/startup-error.ts'

const USAGE = `Usage: npm run migrate [-- --plan]
  --plan  prints the migrations that would run and what they cost, and changes nothing`

/** Whether `migrate` only plans. */
export function readPlanFlag(words: readonly string[]): boolean {
  const unknown = words.find((word) => word !== '--plan')
  if (unknown !== undefined) throw new UsageError(`There is no argument ${unknown}.\n${USAGE}`)

  return words.length > 0
}
