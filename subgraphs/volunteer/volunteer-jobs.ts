import type { Log } from '../../platform/log.ts'
import { type StopJob, stopAll } from '../foundation/jobs.ts'
import type { VolunteerParts } from './context.ts'

/** Starts what this subgraph does without being asked; several replicas may do so at once. */
export function startVolunteerJobs(_parts: VolunteerParts, _log: Log): StopJob {
  return stopAll([])
}
