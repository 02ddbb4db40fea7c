import { startMailServer, type TestMailServer } from '../../../support/mail/smtp-server.ts'
import type { RestClient } from '../../forms/clients/rest-client.ts'
import { patient } from '../load/plain-client.ts'
import { type Row, rest } from './row.ts'

const HELPERS = 20
/** A mail is tried again after a minute at most in the first quarter of an hour. */
const MAILED_WITHIN_MS = 120_000
const DATES = { start_date: '2103-05-01', end_date: '2103-05-02', status: 'active' }

/** A mail server that ends while a message to helpers is sent; every mail has to be with one of its two lives. */
export function mailAway(first: TestMailServer, volunteer: RestClient): Row {
  const ask = patient(volunteer)
  return {
    title: 'mail server away and back',
    async happen({ lastsMs }) {
      const eventId = await makeEventWithHelpers(ask)
      await first.close()
      await ask('POST', `events/${eventId}/broadcasts`, { subject: 'Gala', body: 'On Friday.' })
      await rest(lastsMs)
      const second = await startMailServer({}, { port: Number(new URL(first.url).port) })
      try {
        const countMailed = () => new Set(second.taken.map(({ to }) => to)).size
        const deadline = Date.now() + MAILED_WITHIN_MS
        while (countMailed() < HELPERS && Date.now() < deadline) await rest(250)
        if (countMailed() < HELPERS)
          throw new Error(`${HELPERS - countMailed()} of ${HELPERS} mails did not arrive.`)
      } finally {
        await second.close()
      }
    },
  }
}

async function makeEventWithHelpers(ask: RestClient): Promise<string> {
  const made = await ask('POST', 'events', { name: 'Gala', ...DATES })
  const eventId: string = made.body.event.id
  const helpers = Array.from({ length: HELPERS }, (_, number) => ({
    ...{ first_name: 'Ada', last_name: `Gala ${number}`, external_id: `gala-${number}` },
    email: `gala-${number}@club.example`,
  }))
  const { body } = await ask('POST', 'helpers/bulk', { helpers })
  for (const { id } of body.results)
    await ask('PUT', `events/${eventId}/helpers/${id}/access`, { role_ids: [] })
  return eventId
}
