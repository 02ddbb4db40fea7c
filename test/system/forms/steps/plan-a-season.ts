import { expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { VOLUNTEER_EVENT_TYPES } from '../../../../schema/volunteer/fields.ts'
import type { Receiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { actAsHelper } from '../clients/helper-client.ts'
import { makeVolunteerClient } from '../clients/volunteer-client.ts'
import {
  EXPECTED_EVENTS,
  FESTIVAL,
  HELPERS,
  helperOf,
  PLACES,
  SHIFTS,
  shiftOf,
} from './season-plan.ts'

/** A club's own system plans a festival over the API alone; its helpers act through their links. */
export function planASeason(running: () => Instance, receiver: () => Receiver): void {
  test('a club plans a season over the API alone, and receives all events by webhook', async () => {
    const ask = askAsClub(running())
    const hook = () => receiver().received.filter(({ path }) => path.endsWith('/season'))
    const allReceived = (): ReceivedEvent[] => hook().map(({ body }) => JSON.parse(body))
    const received = (type: string) => allReceived().filter(({ event }) => event === type)
    const { webhook } = await ask('POST', 'webhooks', {
      url: `${receiver().url}/season`,
      events: VOLUNTEER_EVENT_TYPES,
    })

    const { event } = await ask('POST', 'events', FESTIVAL)
    const at = `events/${event.id}`
    const roleIds: string[] = []
    for (const name of ['Bar', 'Kasse', 'Aufbau'])
      roleIds.push((await ask('POST', `${at}/roles`, { name })).role.id)
    const shiftIds: string[] = []
    for (let n = 0; n < SHIFTS; n += 1)
      shiftIds.push((await ask('POST', `${at}/shifts`, shiftOf(n, roleIds[n % 3] ?? ''))).shift.id)

    const helpers = Array.from({ length: HELPERS }, (_, n) => helperOf(n))
    const bulk = await ask('POST', 'helpers/bulk', { helpers })
    const helperIds: string[] = bulk.results.map(({ id }: { id: string }) => id)
    const { workflow: granting } = await ask('POST', 'automation/workflows', {
      name: 'Access for all',
      enabled: true,
      trigger: { type: 'manual' },
      actions: [{ type: 'grant_event_access', event_id: event.id }],
    })
    const granted = { event_id: event.id, helper_ids: helperIds }
    await ask('POST', `automation/workflows/${granting.id}/trigger`, granted)
    await until(() => received('helper.granted').length === HELPERS)

    const { availability_request: poll } = await ask('POST', `${at}/availability-requests`, {
      title: 'Wer kann beim Abbau?',
      options: [{ label: 'Montag' }, { label: 'Dienstag' }],
    })
    const responses = `${at}/availability-requests/${poll.id}/responses`
    const answers = [{ option_id: poll.options[0].id, availability: 'yes' }]
    for (const helperId of helperIds.slice(0, 10))
      await ask('PUT', `${responses}/${helperId}`, { answers })

    const pairs = shiftIds.flatMap((shift_id, n) =>
      Array.from({ length: PLACES }, (_, place) => {
        return { shift_id, helper_id: helperIds[n * PLACES + place] }
      }),
    )
    const asked = await ask('PUT', `${at}/assignments`, { assignments: pairs })
    expect(asked.summary).toEqual({ created: pairs.length, updated: 0, unchanged: 0, failed: 0 })

    // The first of three shifts say themselves that they come; the club knows it of all others.
    const own = [0, PLACES, 2 * PLACES]
    const byThemselves = await Promise.all(
      own.map(async (n) => {
        const link = await ask('POST', `${at}/helpers/${helperIds[n]}/link`, {})
        return actAsHelper(running(), link.helper_link.token)
      }),
    )
    for (const helper of byThemselves) await helper.confirm()
    const others = pairs.filter((_, n) => !own.includes(n))
    await ask('PUT', `${at}/assignments`, {
      assignments: others.map((pair) => ({ ...pair, status: 'confirmed' })),
    })
    const { message } = await ask('POST', `${at}/broadcasts`, { body: 'Wir sehen uns am Freitag!' })
    expect(message.recipient_count).toBe(HELPERS)

    await ask('POST', 'automation/workflows', {
      name: 'Replacement wanted',
      enabled: true,
      event_id: event.id,
      trigger: { type: 'event', event: 'helper.cancelled' },
      conditions: [{ field: 'assignment.shift_id', op: 'in', value: shiftIds }],
      actions: [{ type: 'send_message', audience: { type: 'all' }, body: 'Wer springt ein?' }],
    })
    await byThemselves[0]?.cancel()
    await until(() => received('message.created').length === 2)
    await ask('PATCH', at, { status: 'archived' })

    const { shifts } = await ask('GET', `${at}/shifts?limit=200`)
    const staffing = Object.groupBy<string, { staffing_status: string }>(
      shifts,
      ({ staffing_status }) => staffing_status,
    )
    expect([staffing['full']?.length, staffing['partial']?.length]).toEqual([SHIFTS - 1, 1])
    const confirmed = await ask('GET', `${at}/assignments?status=confirmed&limit=200`)
    expect(confirmed.assignments).toHaveLength(pairs.length - 1)
    const { messages } = await ask('GET', `${at}/messages`)
    expect(messages.map(({ body }: { body: string }) => body)).toEqual([
      'Wer springt ein?',
      'Wir sehen uns am Freitag!',
    ])
    expect((await ask('GET', responses)).availability_responses).toHaveLength(10)

    await until(
      () => allReceived().length >= Object.values(EXPECTED_EVENTS).reduce((a, b) => a + b),
    )
    const genuine = await Promise.all(
      hook().map(({ body, headers }) =>
        verify(webhook.signing_secret, body, String(headers['x-service-signature'])),
      ),
    )
    expect(genuine).not.toContain(false)
    const times = Map.groupBy(allReceived(), ({ event: type }) => type)
    expect(Object.fromEntries([...times].map(([type, some]) => [type, some.length]))).toEqual(
      EXPECTED_EVENTS,
    )
    const sequences = sequencesOf(allReceived())
    expect(sequences).toEqual(sequences.map((some) => some.map((_, n) => n + 1)))
  }, 120_000)
}

// biome-ignore lint/suspicious/noExplicitAny: documented JSON of many shapes.
type AskAsClub = (method: string, path: string, body?: unknown) => Promise<any>

/** As the club's own system would: everything has to succeed. */
function askAsClub({ baseUrl, sandbox }: Instance): AskAsClub {
  const client = makeVolunteerClient(baseUrl, sandbox.api_keys['other']?.key ?? '')
  return async (method, path, body) => {
    const answer = await client(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)

    return answer.body
  }
}

interface ReceivedEvent {
  event: string
  sequence: number
  data: Record<string, { id?: string; helper_id?: string }>
}

/** Numbers of the events of each resource, as they were counted; those of access count with the helper. */
function sequencesOf(received: readonly ReceivedEvent[]): number[][] {
  const ofResource = Map.groupBy(received, ({ data }) => {
    const [record] = Object.values(data)
    return record?.id ?? record?.helper_id
  })
  return [...ofResource.values()].map((some) =>
    some.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
  )
}
