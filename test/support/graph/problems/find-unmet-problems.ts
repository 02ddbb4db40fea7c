import { LISTED_PROBLEMS } from './listed-problems.ts'
import { readSeenProblems } from './record-problems.ts'

/** Problem codes that the description of a mutation lists and no test of a run has met: `deleteShift not_found`. */
export function findUnmetProblems(runFolder: string): string[] {
  const seen = readSeenProblems(runFolder)
  return [...LISTED_PROBLEMS]
    .flatMap(([mutation, problems]) =>
      [...(problems?.own ?? []), ...(problems?.items ?? [])].map((code) => `${mutation} ${code}`),
    )
    .filter((problem) => !seen.has(problem))
}
