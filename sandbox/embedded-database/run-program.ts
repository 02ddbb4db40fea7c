import { execFile } from 'node:child_process'
import { StartupError } from '../../platform/config/startup-error.ts'

export interface ProgramRun {
  program: string
  args: readonly string[]
  timeoutMs: number
  /** Absent: the environment of this process. */
  environment?: Readonly<Record<string, string>>
  /** Text for its standard input. */
  input?: string
  signal?: AbortSignal | undefined
}

/** Runs a program and returns its output; an error contains the last lines of stderr. */
export function runProgram(run: ProgramRun): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = execFile(
    run.program,
    run.args,
    {
      timeout: run.timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: 16 * 1024 * 1024,
      ...(run.environment ? { env: run.environment } : {}),
      ...(run.signal ? { signal: run.signal } : {}),
    },
    (fault, printed, complaint) => {
      if (!fault) return resolve(printed)

      const reason = run.signal?.aborted
        ? run.signal.reason
        : new StartupError(`${run.program}: ${toReason(fault, complaint)}`, { cause: fault })
      // An aborted program was sent SIGKILL, and may not have ended yet.
      if (child.pid && child.exitCode === null && child.signalCode === null)
        child.once('exit', () => reject(reason))
      else reject(reason)
    },
  )
  // A program that ends early closes its input; its exit code is reported anyway.
  child.stdin?.on('error', () => {})
  child.stdin?.end(run.input ?? '')
  return promise
}

export function lastLines(text: string, count = 5): string {
  return text.trim().split('\n').slice(-count).join('\n')
}

function toReason(fault: Error & { killed?: boolean; code?: unknown }, complaint: string): string {
  if (fault.killed) return 'took too long and was ended'
  if (fault.code === 'ENOENT') return 'there is no such program on this machine'
  return lastLines(complaint) || `ended with ${String(fault.code)}`
}
