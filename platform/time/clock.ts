/** Returns the current time; injected, so that tests and the simulator control it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
