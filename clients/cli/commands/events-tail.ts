import { parseArgs } from 'node:util'
import { type Command, usageError } from '../command.ts'
import { requireTypes } from '../event-types.ts'
import { CLUBS, oneOf, PRODUCTS, readSandboxFile, SANDBOX_OPTION } from '../sandbox-access.ts'
import { followStream } from '../streams/follow-stream.ts'
import { makeReconnectNote } from '../streams/note-reconnects.ts'

export const eventsTailCommand: Command = {
  summary: 'prints events as they are published',
  help: `Usage: clubgate events tail [OPTIONS]

Prints a line for each event of a sandbox's club: time, type, id, id of the resource. Resumes after a cut without a
gap. Ctrl-C ends it.

  --after ID          prints the events behind this one first; default: from now on
  --type A,B          these event types only
  --product NAME      club (default) or volunteer
  --json              prints each event as JSON, as a webhook delivers it
  --count N           ends after N events
  --club NAME         main (default) or other
  --sandbox FILE      sandbox.json; default: the one in DATA_DIR, or in .data

Example:
  npx clubgate events tail --type booking.created,booking.updated --json`,

  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        ...SANDBOX_OPTION,
        after: { type: 'string' },
        type: { type: 'string' },
        product: { type: 'string', default: 'club' },
        json: { type: 'boolean', default: false },
        count: { type: 'string' },
        club: { type: 'string', default: 'main' },
      },
    })
    const product = oneOf('--product', values.product, PRODUCTS)
    const { count } = values
    if (count !== undefined && !/^[1-9]\d*$/.test(count))
      throw usageError('--count is a number of events, 1 or more.')
    const types = requireTypes(product, values.type)
    const events = followStream(product, {
      readSandbox: () => readSandboxFile(values.sandbox, context),
      club: oneOf('--club', values.club, CLUBS),
      after: values.after,
      signal: context.signal,
      onReconnect: await makeReconnectNote(values.sandbox, context),
    })
    let left = Number(count ?? Number.POSITIVE_INFINITY)
    for await (const { id, type, occurredAt, resourceId, body } of events) {
      if (!types.includes(type)) continue
      context.print(values.json ? body : `${occurredAt}  ${type.padEnd(31)} ${id}  ${resourceId}`)
      left -= 1
      if (left <= 0) break
    }
    return 0
  },
}
