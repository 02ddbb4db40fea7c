/** Stops a job; resolves when its current step is done. */
export type StopJob = () => Promise<void>

/** Stops all jobs concurrently. */
export function stopAll(stops: readonly StopJob[]): StopJob {
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
