import { Problem } from '../../../platform/problem.ts'

/** The database cannot be reached, or takes nothing: every other request would fail in the same way. */
export class DatabaseUnavailable extends Problem {
  constructor(message: string, options: ErrorOptions) {
    super('dependency_unavailable', message, undefined, options)
  }
}

/** Another transaction has locked the same rows: requests for other rows succeed. */
export class LockConflict extends Problem {
  constructor(message: string, options?: ErrorOptions) {
    super('dependency_unavailable', message, undefined, options)
  }
}
