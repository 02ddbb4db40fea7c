import { parseArgs } from 'node:util'
import { ATTEMPT_TIMEOUT_MS } from '../../../rules/webhooks/attempts.ts'
import { type Command, type CommandContext, usageError } from '../command.ts'
import { requireLocalAddress } from '../deliveries/local-address.ts'
import { isAccepted, type PostResult, postDelivery } from '../deliveries/post-delivery.ts'
import { makeSecret, signDelivery } from '../deliveries/sign-delivery.ts'
import { requireTypes } from '../event-types.ts'
import {
  CLUBS,
  oneOf,
  PRODUCTS,
  type Product,
  readSandboxFile,
  SANDBOX_OPTION,
} from '../sandbox-access.ts'
import { followStream } from '../streams/follow-stream.ts'
import { makeReconnectNote } from '../streams/note-reconnects.ts'
import type { StreamedEvent } from '../streams/streamed-event.ts'

/** As many as the platform sends to one endpoint at a time. */
const MAX_CONCURRENT = 8

export const listenCommand: Command = {
  summary: 'forwards events to a receiver on this machine, as signed deliveries',
  help: `Usage: clubgate listen --forward-to URL [OPTIONS]

Follows the events of a sandbox's club and posts each of them to URL once, signed as a webhook delivery. URL is any
http address of this machine, so a first webhook needs no certificate. Prints the signing secret, then a line for
each event: time, type, status of the receiver, milliseconds. Ctrl-C ends it with a count.

  --forward-to URL    address of the receiver
  --product NAME      club (default) or volunteer
  --events A,B        these event types only
  --secret S          signing secret; default: a new one
  --after ID          begins behind this event; default: from now on
  --print-json        prints the bodies, one on each line; all else goes to the error output
  --club NAME         main (default) or other
  --sandbox FILE      sandbox.json; default: the one in DATA_DIR, or in .data

Example:
  npx clubgate listen --forward-to http://localhost:8080/hooks --events booking.created`,

  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        ...SANDBOX_OPTION,
        'forward-to': { type: 'string' },
        product: { type: 'string', default: 'club' },
        events: { type: 'string' },
        secret: { type: 'string' },
        after: { type: 'string' },
        'print-json': { type: 'boolean', default: false },
        club: { type: 'string', default: 'main' },
      },
    })
    const product = oneOf('--product', values.product, PRODUCTS)
    const { secret = makeSecret(product) } = values
    if (secret === '') throw usageError('--secret needs a signing secret.')
    const setup = {
      product,
      url: await requireLocalAddress(values['forward-to']),
      secret,
      printsJson: values['print-json'],
      context,
    }
    const types = requireTypes(product, values.events)
    const events = followStream(product, {
      readSandbox: () => readSandboxFile(values.sandbox, context),
      club: oneOf('--club', values.club, CLUBS),
      after: values.after,
      signal: context.signal,
      onReconnect: await makeReconnectNote(values.sandbox, context),
    })
    return forward(setup, events, types)
  },
}

interface Forwarding {
  product: Product
  url: string
  secret: string
  printsJson: boolean
  context: CommandContext
}

/** Posts events concurrently, those of one resource in their order. */
async function forward(
  setup: Forwarding,
  events: AsyncIterable<StreamedEvent>,
  types: readonly string[],
): Promise<number> {
  const { context, printsJson, secret, url } = setup
  const say = printsJson ? context.note : context.print
  say(`Signing secret: ${secret}`)
  say(`Forwarding to ${url}; Ctrl-C ends it.`)
  const counts = { accepted: 0, refused: 0, unanswered: 0 }
  const running = new Set<Promise<void>>()
  const lastOf = new Map<string, Promise<void>>()
  for await (const event of events) {
    if (!types.includes(event.type)) continue
    const { resourceId } = event
    const turn = (lastOf.get(resourceId) ?? Promise.resolve()).then(async () => {
      const result = await post(setup, event)
      // A request that Ctrl-C cut off is no fault of the receiver.
      if (context.signal.aborted && result.status === null) return
      counts[countOf(result)] += 1
      say(toLine(event, result))
      if (printsJson) context.print(event.body)
    })
    running.add(turn)
    lastOf.set(resourceId, turn)
    void turn.then(() => {
      running.delete(turn)
      if (lastOf.get(resourceId) === turn) lastOf.delete(resourceId)
    })
    if (running.size >= MAX_CONCURRENT) await Promise.race(running)
  }
  await Promise.all(running)
  const sum = counts.accepted + counts.refused + counts.unanswered
  say(
    `${sum} events: ${counts.accepted} accepted, ${counts.refused} refused, ${counts.unanswered} without an answer.`,
  )
  return 0
}

function post({ product, url, secret, context }: Forwarding, event: StreamedEvent) {
  const { type, body } = event
  const limits = { timeoutMs: ATTEMPT_TIMEOUT_MS[product], signal: context.signal }
  return postDelivery(url, signDelivery({ product, type, body, secret }), limits)
}

function countOf(result: PostResult): 'accepted' | 'refused' | 'unanswered' {
  if (result.status === null) return 'unanswered'
  return isAccepted(result) ? 'accepted' : 'refused'
}

function toLine({ type }: StreamedEvent, { status, failure, ms }: PostResult): string {
  const time = new Date().toISOString().slice(11, 23)
  return `${time}  ${type.padEnd(31)} ${String(status ?? failure).padEnd(13)} ${ms} ms`
}
