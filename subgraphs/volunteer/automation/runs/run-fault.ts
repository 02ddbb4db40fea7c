import type { RunFault } from '../../../../schema/volunteer/statuses.ts'

/** What keeps a run from its actions where no operation is refused: nothing is there to act on. */
export class RunStopped extends Error {
  readonly fault: RunFault

  constructor(fault: RunFault) {
    super(`The run stops by ${fault}.`)
    this.fault = fault
  }
}
