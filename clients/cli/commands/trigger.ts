import { parseArgs } from 'node:util'
import { type Command, type CommandContext, CommandError, usageError } from '../command.ts'
import { EVENT_TYPES, productOf } from '../event-types.ts'
import {
  CLUBS,
  oneOf,
  readSandboxFile,
  SANDBOX_OPTION,
  type SandboxContent,
} from '../sandbox-access.ts'
import { followGraph } from '../streams/follow-graph.ts'
import type { StreamedEvent } from '../streams/streamed-event.ts'
import { ACTIONS } from '../trigger/actions.ts'
import { makeSandboxActor } from '../trigger/sandbox-actor.ts'

const PUBLISHED_WITHIN_MS = 30_000

const TYPE_LIST = `Types:
${Object.entries(EVENT_TYPES)
  .map(([product, types]) => `  ${product}: ${types.join(', ')}`)
  .join('\n')}`

export const triggerCommand: Command = {
  summary: 'makes an event of any type happen in the sandbox',
  help: `Usage: clubgate trigger TYPE [OPTIONS]

Makes an event of this type happen in a sandbox, by the public operations that a partner, a club system or its staff
would use, and prints the event's id. Refuses in PRODUCTION.

  --club NAME         main (default) or other
  --sandbox FILE      sandbox.json; default: the one in DATA_DIR, or in .data

${TYPE_LIST}

Example:
  npx clubgate trigger booking.created`,

  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...SANDBOX_OPTION, club: { type: 'string', default: 'main' } },
    })
    const [type = '', ...others] = positionals
    const club = oneOf('--club', values.club, CLUBS)
    const product = productOf(type)
    if (product === undefined || others.length > 0) {
      const fault =
        type === '' ? 'Name an event type.' : `"${positionals.join(' ')}" is no event type.`
      throw usageError(`${fault}\n${TYPE_LIST}`)
    }

    const readSandbox = () => readSandboxFile(values.sandbox, context)
    const sandbox = await readSandbox()
    await requireSandbox(sandbox, context)
    const ended = new AbortController()
    const limit = AbortSignal.timeout(PUBLISHED_WITHIN_MS)
    const signal = AbortSignal.any([context.signal, ended.signal, limit])
    const started = Promise.withResolvers<void>()
    const events: StreamedEvent[] = []
    let look = () => {}
    const following = (async () => {
      const onReconnect = (cause: unknown) => started.reject(cause)
      const setup = { readSandbox, club, signal, onStart: started.resolve, onReconnect }
      for await (const event of followGraph(product, setup)) {
        events.push(event)
        look()
      }
    })()
    try {
      await Promise.race([started.promise, following])
      const action = ACTIONS[type as keyof typeof ACTIONS]
      const resourceId = await action(makeSandboxActor(sandbox, club, signal))
      const graphType = type.toUpperCase().replaceAll('.', '_')
      const found = await findEvent()
      context.print(found.id)

      async function findEvent(): Promise<StreamedEvent> {
        for (;;) {
          const event = events.find(
            (one) => one.type === graphType && (resourceId ?? one.resourceId) === one.resourceId,
          )
          if (event) return event
          if (signal.aborted) throw new CommandError(`${type} was not published.`)
          await new Promise<void>((resolve) => {
            look = resolve
            signal.addEventListener('abort', () => resolve(), { once: true })
          })
        }
      }
      return 0
    } finally {
      ended.abort()
      await following.catch(() => {})
    }
  },
}

/** Only a sandbox serves the local issuer, below the address of its graph. */
async function requireSandbox(
  { issuer }: SandboxContent,
  { env, signal }: CommandContext,
): Promise<void> {
  const isProduction = env['ENVIRONMENT'] === 'PRODUCTION'
  const discovery = `${issuer}/.well-known/openid-configuration`
  const found = isProduction
    ? null
    : await fetch(discovery, { signal }).catch(() => {
        throw new CommandError('The sandbox does not answer; start it with npm start.')
      })
  if (!found?.ok)
    throw new CommandError('Events are triggered in a sandbox alone, never in PRODUCTION.')
}
