import { type Command, type CommandContext, CommandError } from './command.ts'
import { doctorCommand } from './commands/doctor.ts'
import { eventsTailCommand } from './commands/events-tail.ts'
import { listenCommand } from './commands/listen.ts'
import { tokenCommand } from './commands/token.ts'
import { triggerCommand } from './commands/trigger.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  listen: listenCommand,
  trigger: triggerCommand,
  doctor: doctorCommand,
  'events tail': eventsTailCommand,
  token: tokenCommand,
}

/** Runs one command; returns its exit status: 0 success, 1 failure, 2 wrong usage. */
export async function runCli(args: readonly string[], context: CommandContext): Promise<number> {
  const name = Object.keys(COMMANDS).find((words) => `${args.join(' ')} `.startsWith(`${words} `))
  const command = name === undefined ? undefined : COMMANDS[name]
  if (name === undefined || command === undefined) return showOverview(args, context)
  const rest = args.slice(name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    context.print(command.help)
    return 0
  }
  try {
    return await command.run(rest, context)
  } catch (error) {
    if (context.signal.aborted) return 0
    const usage = isUsageFault(error)
    context.note(`clubgate ${name}: ${error instanceof Error ? error.message : error}`)
    if (error instanceof CommandError) return error.exitStatus
    return usage ? 2 : 1
  }
}

function showOverview(args: readonly string[], { print, note }: CommandContext): number {
  const isAsked = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(14)}${summary}`,
  )
  const say = isAsked ? print : note
  if (!isAsked) note(`clubgate: there is no command ${args[0]}.\n`)
  say(
    `Usage: clubgate COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\nclubgate COMMAND --help shows its options.`,
  )
  return isAsked ? 0 : 2
}

/** An unknown option, or one without its value. */
function isUsageFault(error: unknown): boolean {
  return (
    error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')
  )
}
