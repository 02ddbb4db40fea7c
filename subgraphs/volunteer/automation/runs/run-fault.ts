import type { RunFault } from '../../../../schema/volunteer/statuses.ts'

/** Stops a run whose actions have no target, although no operation was rejected. */
export class RunStopped extends Error {
  readonly fault: RunFault

  constructor(fault: RunFault) {
    super(`The run stops by ${fault}.`)
    this.fault = fault
  }
}
