import type { Poll } from '../volunteers/people.ts'

export function isPollOpen({ status, respondBy }: Poll, now: Date): boolean {
  return status === 'OPEN' && (respondBy === null || new Date(respondBy) > now)
}
