import { inspect, types } from 'node:util'
import { ConfigError } from '../../platform/config/config.ts'
import { Problem } from '../../platform/problem.ts'
import { StartupError } from '../../platform/startup-error.ts'

/**
 * What is told of an error that ended a process; `what` says what came to nothing. Whatever can be
 * mended from outside is told in words; only a fault of ours shows where it happened.
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
