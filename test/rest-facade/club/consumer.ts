import { connectEvents, type Received } from '../../support/http/event-client.ts'
import { until } from '../../support/time/until.ts'

export interface ConsumerSetup {
  address: string
  ticket(after: string | null): Promise<string>
  /** Id of the event it begins after. */
  first: string
  /** How many events it takes at most before it hangs up. */
  patience: number
}

/** Follows events, hangs up now and then without a word, and resumes after its last event. */
export function makeConsumer({ address, ticket, first, patience }: ConsumerSetup) {
  const seen = new Set<string>()
  const sequences: bigint[] = []
  let last = first
  let isFinishing = false
  let breaks = 0
  let hangUp: () => void = () => {}

  const take = ({ id, publication_sequence }: Received) => {
    last = id
    if (seen.has(id)) return
    seen.add(id)
    sequences.push(BigInt(publication_sequence))
  }

  const connect = async () => {
    const client = await connectEvents(address, { ticket: await ticket(last) })
    let left = Math.ceil(Math.random() * patience)
    hangUp = () => client.socket.terminate()
    const process = (event: Received) => {
      // What arrives while it hangs up is not processed, so it has to come again.
      if (left === 0) return
      take(event)
      left -= 1
      if (left > 0) return
      breaks += 1
      hangUp()
    }
    client.received.forEach(process)
    client.socket.on('message', (data) => process(JSON.parse(String(data))))
    if (isFinishing) hangUp()
    await client.closed
  }

  const run = async () => {
    while (!isFinishing) await connect()
  }
  const running = run()

  return {
    breaks: () => breaks,
    /** Waits until the event has come, and hangs up for good. */
    async finish(id: string) {
      await until(() => seen.has(id))
      isFinishing = true
      hangUp()
      await running
      return { ids: [...seen], sequences }
    },
  }
}
