import { inspect, types } from 'node:util'
import { ConfigError } from '../../platform/config/config.ts'
import { StartupError } from '../../platform/config/startup-error.ts'
import { Problem } from '../../platform/problem.ts'

/**
 * Formats an error that ended a process; `what` names the failed action. Errors that the operator can solve have no
 * stack.
 */
export function formatStartupError(what: string, error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (isOperatorError(error)) return `${what}: ${error.message}`

  return `${what}, through a fault of its own:\n${inspect(error)}`
}

function isOperatorError(error: unknown): error is Error {
  if (error instanceof Problem) return error.code === 'dependency_unavailable'

  return error instanceof StartupError || isRefusalOfSystem(error)
}

/** System errors (folder, disk, address) have the name of the failed system call. */
function isRefusalOfSystem(error: unknown): boolean {
  return types.isNativeError(error) && 'syscall' in error
}
