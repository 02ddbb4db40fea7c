import { CommandError } from '../command.ts'
import { clubClientOf, type Product } from '../sandbox-access.ts'
import { followGraph } from './follow-graph.ts'
import type { StreamedEvent, StreamSetup } from './streamed-event.ts'

/** Follows the events of a product over every cut: the club's over its event stream, the volunteer side's over the graph. */
export async function* followStream(
  product: Product,
  setup: StreamSetup,
): AsyncGenerator<StreamedEvent, void, undefined> {
  try {
    yield* product === 'club' ? followClub(setup) : followVolunteer(setup)
  } catch (error) {
    if (!String(error).includes('invalid_cursor')) throw error

    throw new CommandError(
      'invalid_cursor: the event from which to follow is not in the log of this club.',
    )
  }
}

async function* followVolunteer(
  setup: StreamSetup,
): AsyncGenerator<StreamedEvent, void, undefined> {
  for await (const event of followGraph('volunteer', setup)) {
    const { event: type } = JSON.parse(event.body) as { event: string }
    yield { ...event, type }
  }
}

async function* followClub(setup: StreamSetup): AsyncGenerator<StreamedEvent, void, undefined> {
  const { after, signal, onReconnect } = setup
  const client = clubClientOf(await setup.readSandbox(), setup.club)
  for await (const event of client.followEvents({ after, signal, onReconnect })) {
    const { id, type, occurred_at: occurredAt, resource } = event
    yield { id, type, occurredAt, resourceId: resource.id, body: JSON.stringify(event) }
  }
}
