/** What a command may use of its process. */
export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>
  /** Results, for the reader or the next program of a pipe. */
  print(line: string): void
  /** Remarks, on the error output. */
  note(line: string): void
  /** Aborts at Ctrl-C. */
  signal: AbortSignal
}

export interface Command {
  summary: string
  /** Usage, options and an example that can be pasted. */
  help: string
  /** Returns the exit status. */
  run(args: string[], context: CommandContext): Promise<number>
}

/** A fault that the user can remedy; printed without a stack. */
export class CommandError extends Error {
  readonly exitStatus: number

  constructor(message: string, exitStatus = 1) {
    super(message)
    this.name = 'CommandError'
    this.exitStatus = exitStatus
  }
}

/** A command line that does not fit the command's usage. */
export function usageError(message: string): CommandError {
  return new CommandError(`${message}\nUse --help for the options.`, 2)
}
