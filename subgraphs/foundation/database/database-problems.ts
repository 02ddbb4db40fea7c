import { Problem } from '../../../schema/problem.ts'

/** The database is unreachable or refuses writes: other requests would fail as well. */
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
