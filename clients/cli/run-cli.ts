import { readFileSync } from 'node:fs'
import { type Command, type CommandContext, CommandError, usageError } from './command.ts'
import { doctorCommand } from './commands/doctor.ts'
import { eventsTailCommand } from './commands/events-tail.ts'
import { listenCommand } from './commands/listen.ts'
import { mcpCommand } from './commands/mcp.ts'
import { tokenCommand } from './commands/token.ts'
import { triggerCommand } from './commands/trigger.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  listen: listenCommand,
  trigger: triggerCommand,
  doctor: doctorCommand,
  'events tail': eventsTailCommand,
  token: tokenCommand,
  mcp: mcpCommand,
}

/** Runs one command; returns its exit status: 0 success, 1 failure, 2 wrong usage. */
export async function runCli(args: readonly string[], context: CommandContext): Promise<number> {
  const name = Object.keys(COMMANDS).find((words) => `${args.join(' ')} `.startsWith(`${words} `))
  const command = name === undefined ? undefined : COMMANDS[name]
  if (name === undefined || command === undefined) return showOverview(args, context)
  const rest = args.slice(name.split(' ').length)
  // The program of --server has options of its own.
  if (rest.some(isHelp) && !rest.includes('--server')) {
    context.print(command.help)
    return 0
  }
  try {
    return await command.run(rest, context)
  } catch (error) {
    if (context.signal.aborted) return 0
    const fault = isUsageFault(error) ? usageError(error.message) : error
    context.note(`clubgate ${name}: ${fault instanceof Error ? fault.message : fault}`)
    return fault instanceof CommandError ? fault.exitStatus : 1
  }
}

function showOverview(args: readonly string[], { print, note }: CommandContext): number {
  if (args[0] === '--version') {
    const file = new URL('../../package.json', import.meta.url)
    print(JSON.parse(readFileSync(file, 'utf8')).version)
    return 0
  }
  const near = Object.keys(COMMANDS).find((name) => name.startsWith(`${args[0]} `))
  const nearest = near === undefined ? undefined : COMMANDS[near]
  if (nearest !== undefined && args.some(isHelp)) {
    print(nearest.help)
    return 0
  }
  const isAsked = args.length === 0 || args[0] === 'help' || isHelp(args[0])
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(14)}${summary}`,
  )
  const say = isAsked ? print : note
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  if (!isAsked) note(`clubgate: there is no command ${args.slice(0, 2).join(' ')}.${hint}\n`)
  say(
    `Usage: clubgate COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\nclubgate COMMAND --help shows its options; clubgate --version shows the version.`,
  )
  return isAsked ? 0 : 2
}

function isHelp(arg: string | undefined): boolean {
  return arg === '--help' || arg === '-h'
}

/** An unknown option, or one without its value. */
function isUsageFault(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')
  )
}
