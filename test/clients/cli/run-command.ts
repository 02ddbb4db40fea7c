import { runCli } from '../../../clients/cli/run-cli.ts'

/** A command that runs in this process. */
export interface RunningCommand {
  /** Lines of its output so far. */
  printed: string[]
  /** Lines of its error output so far. */
  noted: string[]
  /** Its exit status, once it has ended. */
  exited: Promise<number>
  /** Ctrl-C. */
  stop(): Promise<number>
}

export function startCommand(
  args: readonly string[],
  env: Record<string, string> = {},
): RunningCommand {
  const printed: string[] = []
  const noted: string[] = []
  const ctrlC = new AbortController()
  const exited = runCli(args, {
    env,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    signal: ctrlC.signal,
  })
  const stop = () => {
    ctrlC.abort()
    return exited
  }
  return { printed, noted, exited, stop }
}

/** Runs a command to its end. */
export async function runCommand(args: readonly string[], env: Record<string, string> = {}) {
  const { exited, printed, noted } = startCommand(args, env)
  return { status: await exited, printed: printed.join('\n'), noted: noted.join('\n') }
}
