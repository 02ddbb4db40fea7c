import { inspect, types } from 'node:util'
import { ConfigError } from '../../platform/config/config.ts'
import { Problem } from '../../platform/problem.ts'
import { StartupError } from '../../platform/startup-error.ts'

/**
 * Formats an error that ended a process; `what` names the failed action. A StartupError is its message alone, any other
 * error has its stack.
 */
export function tellFault(what: string, error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (isMendable(error)) return `${what}: ${error.message}`

  return `${what}, through a fault of its own:\n${inspect(error)}`
}

function isMendable(error: unknown): error is Error {
  if (error instanceof Problem) return error.code === 'dependency_unavailable'

  return error instanceof StartupError || isRefusalOfSystem(error)
}

/** The operating system's errors (a folder, a disk, an address) name the call that it refused. */
function isRefusalOfSystem(error: unknown): boolean {
  return types.isNativeError(error) && 'syscall' in error
}
