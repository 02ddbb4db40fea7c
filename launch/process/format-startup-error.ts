import { inspect, types } from 'node:util'
import { ConfigError } from '../../platform/config/config.ts'
import { formatFileError, isKnownFileError } from '../../platform/config/files/format-file-error.ts'
import { StartupError } from '../../platform/config/startup-error.ts'
import { Problem } from '../../schema/problem.ts'

/**
 * Formats an error that ended a process; `what` names the failed action. Errors that the operator can solve have no
 * stack.
 */
export function formatStartupError(what: string, error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (isFileError(error)) return `${what}: ${formatFileError(error.path, error)}`
  if (isOperatorError(error)) return `${what}: ${error.message}`

  return `${what}, through a fault of its own:\n${inspect(error)}`
}

function isOperatorError(error: unknown): error is Error {
  if (error instanceof Problem) return error.code === 'dependency_unavailable'

  return error instanceof StartupError || isRefusalOfSystem(error)
}

function isFileError(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return isRefusalOfSystem(error) && isKnownFileError(error) && error.path !== undefined
}

/** System errors (folder, disk, address) have the name of the failed system call. */
function isRefusalOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return types.isNativeError(error) && 'syscall' in error
}
