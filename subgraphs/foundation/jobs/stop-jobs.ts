/** Ends a job, waiting for what it is at. */
export type StopJob = () => Promise<void>

/** Ends all jobs together. */
export function stopAll(stops: readonly StopJob[]): StopJob {
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
