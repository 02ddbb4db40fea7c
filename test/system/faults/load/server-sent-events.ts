export interface ServerSentEvent {
  event: string
  data: string
  retry: number | null
}

/** Parses the events of a response until it ends. */
export async function* parseServerSentEvents(response: {
  body: AsyncIterable<unknown> | null
}): AsyncGenerator<ServerSentEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield parseBlock(block)
  }
}

function parseBlock(block: string): ServerSentEvent {
  const fieldOf = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
  const retry = fieldOf('retry')
  return {
    event: fieldOf('event') ?? '',
    data: fieldOf('data') ?? '',
    retry: retry === undefined ? null : Number(retry),
  }
}
