/** Returns the current time; injected, so that tests and the simulator control it. */
export type Clock = () => Date

const machineClock: Clock = () => new Date(Date.now())

let current = machineClock

/** The time of this process: the machine's, or that of the clock which a process with a database goes by. */
export const systemClock: Clock = () => current()

/** From now on the process goes by this clock; the returned function ends that. */
export function goBy(clock: Clock): () => void {
  current = clock
  return () => {
    if (current === clock) current = machineClock
  }
}
