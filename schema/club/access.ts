import type { Refusal } from '../problem-codes.ts'
import type { ClubScope } from './scopes.ts'

/** The refusal of an installation without all of the scopes; null if it has them. */
export function findMissingScopes(
  granted: readonly ClubScope[],
  required: readonly ClubScope[],
): Refusal | null {
  const missing = required.filter((scope) => !granted.includes(scope))
  if (missing.length === 0) return null

  return {
    code: 'insufficient_scope',
    message: `This needs the scope ${missing.join(' and ')}, which the installation was not granted.`,
    details: { required, missing },
  }
}
