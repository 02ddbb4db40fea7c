import type { AddressInfo } from 'node:net'
import type { InstallationCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { startTestApi, type TestApi, type TestApiOptions } from '../../../support/http/api.ts'
import {
  type ConnectOptions,
  connectEvents,
  type EventClient,
} from '../../../support/http/event-client.ts'

/** The whole API behind a port, with a partner of a club of its own. */
export interface EventStream {
  api: TestApi
  /** Where sockets connect. */
  address: string
  home: ClubFixture
  partner: InstallationCaller & { oauthSubject: string }
  token: string
  ticket(after?: string | null, as?: string): Promise<string>
  connect(after?: string | null, options?: Partial<ConnectOptions>): Promise<EventClient>
  close(): Promise<void>
}

export async function startEventStream(options: TestApiOptions = {}): Promise<EventStream> {
  const api = await startTestApi(options)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}/v1/club/events`
  const home = await addClub(api.club, { courts: 1 })
  const partner = await addInstallation(api.club, home.club)
  const token = await api.tokenFor(partner)

  async function ticket(after: string | null = null, as = token): Promise<string> {
    const { status, body } = await api.ask('POST', '/v1/club/event-stream-tickets', {
      token: as,
      body: { after },
      headers: { 'idempotency-key': newUuid() },
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data.ticket
  }

  return {
    api,
    address,
    home,
    partner,
    token,
    ticket,
    connect: async (after, connecting = {}) =>
      connectEvents(address, { ticket: await ticket(after), ...connecting }),
    close: () => api.close(),
  }
}

/** Ids of all kept events of a club, in order. */
export async function loggedIds(database: Database, clubId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT id FROM event_log WHERE club_id = ? ORDER BY publication_sequence',
    [clubId],
  )
  return rows.map(({ id }) => id)
}
