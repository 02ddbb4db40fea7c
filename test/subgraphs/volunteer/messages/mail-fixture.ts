import { expect } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import type { MailServer } from '../../../../subgraphs/volunteer/messages/mail/mail-provider.ts'
import {
  type MailAnswers,
  type MailServerOptions,
  startMailServer,
  type TestMailServer,
} from '../../../support/mail/smtp-server.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

export const FROM = 'Sommerfest <fest@club.example>'

/** A volunteer club that mails the helpers of an event through a test server. */
export interface MailingTest {
  volunteer: VolunteerTest
  server: TestMailServer
  /** The answers of the server; a test changes them while it runs. */
  answers: MailAnswers
  key: ApiKeyCaller
  eventId: string
  /** Adds helpers with access to the event by their addresses and returns their ids. */
  letIn(emails: (string | null)[], changes?: Partial<Helper>): Promise<string[]>
  send(input?: object): Promise<string>
  /** Sends a message to one helper of another club's event. */
  another(key: ApiKeyCaller): Promise<string>
  /** Outcome and attempt count of each recipient, by address. */
  outcomesOf(messageId: string): Promise<Record<string, [string, number]>>
  isDone(): Promise<boolean>
  /**
   * Advances the clock to the next attempts, once the current step has ended; from then on the
   * server answers differently.
   */
  goOn(minutes: number, answers?: MailAnswers): Promise<void>
  close(): Promise<void>
}

export interface MailingOptions {
  server?: MailServerOptions
  /** Builds the configured address from the server's address. */
  toUrl?: (url: string) => string
  timeoutMs?: number
}

export async function startMailing({
  server: options,
  toUrl = (url) => url,
  timeoutMs,
}: MailingOptions = {}): Promise<MailingTest> {
  const answers: MailAnswers = {}
  const server = await startMailServer(answers, options)
  const mailServer: MailServer = {
    ...{ url: toUrl(server.url), from: FROM },
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  const mail = { form: 'SMTP', server: mailServer } as const
  const volunteer = await startVolunteer({ withJobs: true, mail })
  const { database } = volunteer
  const key = await addProClub(database)
  const eventId = await addEvent(key)

  async function addEvent({ clubId }: ApiKeyCaller): Promise<string> {
    const [event] = await addEvents(database, anEvent({ clubId, name: 'Sommerfest' }))
    return event?.id ?? ''
  }
  async function letIn(
    emails: (string | null)[],
    changes: Partial<Helper> = {},
    at = { clubId: key.clubId, eventId },
  ): Promise<string[]> {
    const { clubId } = at
    const helpers = emails.map((email) => aHelper({ clubId, email, ...changes }))
    await helperStore.addAll(database, helpers)
    const accesses = helpers.map(({ id: helperId }) => anAccess({ ...at, helperId }))
    await tableOf(EventAccessEntity).insertAll(database, accesses)
    return helpers.map(({ id }) => id)
  }
  async function send(input: object = {}, caller = key): Promise<string> {
    const asked = { eventId, body: 'Come early.', subject: 'Doors', ...input }
    const { data, errors } = await volunteer.ask('CreateVolunteerMessage', { input: asked }, caller)
    expect(errors).toEqual([])
    return data.createVolunteerMessage.message.id
  }
  const isNoneQueued = async (condition = '') => {
    const found = await database.query(
      `SELECT id FROM work_items WHERE queue = 'messages' ${condition}`,
    )
    return found.length === 0
  }

  return {
    ...{ volunteer, server, answers, key, eventId, send: (input) => send(input) },
    letIn: (emails, changes) => letIn(emails, changes),
    async another(caller) {
      const at = { clubId: caller.clubId, eventId: await addEvent(caller) }
      await letIn(['other@club.example'], {}, at)
      return send({ eventId: at.eventId }, caller)
    },
    async outcomesOf(messageId) {
      const rows = await database.query<{ email: string; outcome: string; n: number }[]>(
        `SELECT h.email, r.outcome, r.attempt_count AS n FROM message_recipients r
         JOIN helpers h ON h.id = r.helper_id WHERE r.message_id = ?`,
        [messageId],
      )
      return Object.fromEntries(rows.map(({ email, outcome, n }) => [String(email), [outcome, n]]))
    },
    isDone: () => isNoneQueued(),
    async goOn(minutes, changed = {}) {
      await until(() => isNoneQueued('AND lease IS NOT NULL'))
      Object.assign(answers, changed)
      volunteer.setNow(new Date(NOW.getTime() + minutes * 60_000))
      // Workers read the queue after each write.
      await send({ status: 'DRAFT' })
    },
    async close() {
      await volunteer.close()
      await server.close()
    },
  }
}

export const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => `h${n}@club.example`)
