// Follows a club's events without missing one, over restarts and broken connections. Start a sandbox
// with `npm start`, then run `npx node examples/follow-events.ts` beside it. Stop it, create bookings,
// start it again: it resumes. Its arguments are the paths of sandbox.json and of the position file.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
// In a project of your own: '@clubgate/client'.
import { type ClubEvent, ClubgateError, createClubClient } from '../clients/typescript/src/index.ts'

export interface Following {
  /** Address of the platform. */
  baseUrl: string
  accessToken: string
  /** Stores the id of the last processed event over restarts. */
  positionFile: string
  /** Must be idempotent: after a crash between processing and storing the position, the event comes again. */
  process(event: ClubEvent): void
}

/** Follows without an end. */
export async function followEvents(following: Following): Promise<void> {
  const { baseUrl, accessToken, positionFile, process } = following
  const attempts = Number.POSITIVE_INFINITY
  const client = createClubClient({ baseUrl, token: accessToken, attempts })
  const handle = (event: ClubEvent) => {
    process(event)
    store(positionFile, event.id)
  }
  for (;;) {
    // Without a position, the retained events come first.
    if (readPosition(positionFile) === undefined)
      for await (const event of client.items('/events', { params: { query: { limit: 500 } } }))
        handle(event)
    try {
      const after = readPosition(positionFile)
      const onReconnect = (cause: unknown) => console.error(`Connecting again: ${cause}`)
      for await (const event of client.followEvents({ after, onReconnect })) handle(event)
    } catch (error) {
      if (!(error instanceof ClubgateError) || error.code !== 'invalid_cursor') throw error
      console.error('Events behind the position were purged: read the resources again.')
      store(positionFile, '')
    }
  }
}

function readPosition(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') || undefined : undefined
}

/** Replaces the file atomically: after a crash it has either the old position or the new one. */
function store(file: string, position: string): void {
  writeFileSync(`${file}.new`, position)
  renameSync(`${file}.new`, file)
}

if (import.meta.main) {
  const [, , sandboxFile = '.data/sandbox.json', positionFile = '.data/last-event'] = process.argv
  const { base_url: baseUrl, installations } = JSON.parse(readFileSync(sandboxFile, 'utf8'))
  await followEvents({
    baseUrl,
    accessToken: installations.full.access_token,
    positionFile,
    process: (event) => console.log(`${event.publication_sequence} ${event.type} ${event.id}`),
  })
}
