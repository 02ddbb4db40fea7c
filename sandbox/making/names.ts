import type { ClubPlan, Name } from '../plans/club-plan.ts'

interface Names {
  firstNames: readonly string[]
  lastNames: readonly string[]
}

/** Each first name with each last name. */
export function pairNames({ firstNames, lastNames }: Names): Name[] {
  return firstNames.flatMap((firstName) => lastNames.map((lastName) => ({ firstName, lastName })))
}

const NEWCOMER_EVERY = 4

/** The names, some of them replaced by those of newcomers. */
export function withNewcomers({ people }: ClubPlan, names: readonly Name[]): Name[] {
  return names.map((name, index) => {
    const isReplaced = (index + 1) % NEWCOMER_EVERY === 0
    return (isReplaced && people.newcomers[Math.floor(index / NEWCOMER_EVERY)]) || name
  })
}
