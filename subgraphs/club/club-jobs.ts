import type { Log } from '../../platform/log.ts'
import { type StopJob, stopAll } from '../foundation/jobs.ts'
import type { ClubParts } from './context.ts'

/** Starts what this subgraph does without being asked; several replicas may do so at once. */
export function startClubJobs(_parts: ClubParts, _log: Log): StopJob {
  return stopAll([])
}
