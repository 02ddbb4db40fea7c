/** Tells the time; handed in wherever time matters, so that tests and the simulator can choose it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
