import { beforeAll, describe, test } from '@jest/globals'
import { VOLUNTEER_EVENT_TYPES } from '../../../../schema/volunteer/fields.ts'
import type { Receiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { checkDelivery } from '../../../support/openapi/check-delivery.ts'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { type ExampleClient, makeExampleClient } from '../clients/example-client.ts'
import { inDays } from './in-days.ts'

let receiver: Receiver
let instance: Instance
let ask: ExampleClient
let event: string
let roleId: string
let shiftId: string
let helperIds: string[]
let webhookId: string

const SPRING = {
  ...{ name: 'Torneo de primavera', description: 'Two days of matches, music and paella.' },
  ...{ start_date: inDays(40), end_date: inDays(41), location: 'El Naranjal, courts 1 to 8' },
  location_coordinates: '39.4699,-0.3763',
  status: 'draft',
}

export function callVolunteerApi(running: () => { instance: Instance; receiver: Receiver }): void {
  describe("a club's own system in a sandbox", () => {
    beforeAll(() => {
      ;({ instance, receiver } = running())
      const { key = '' } = instance.sandbox.api_keys['pro'] ?? {}
      ask = makeExampleClient(`${instance.baseUrl}/api/developer/v1`, key)
    })

    test('plans an event with roles and shifts', async () => {
      const events = VOLUNTEER_EVENT_TYPES
      const webhook = { url: receiver.url, description: 'Club app', events }
      const subscribed = await ask(201, 'POST /webhooks', webhook)
      webhookId = subscribed.webhook.id
      await ask(200, 'GET /webhooks')
      const made = await ask(201, 'POST /events', SPRING)
      event = `/events/${made.event.id}`
      await ask(200, 'GET /events?limit=2')
      await ask(200, `GET ${event}`)
      await ask(200, `PATCH ${event}`, { location: 'El Naranjal, all courts', status: 'active' })
      const dates = { start_date: inDays(90), end_date: inDays(90) }
      const synced = [{ external_id: 'cal-77', name: 'Copa de verano', ...dates }]
      await ask(200, 'POST /events/sync', { events: synced })

      const role = { name: 'Bar', description: 'Serves drinks; at least 18 years old.' }
      roleId = (await ask(201, `POST ${event}/roles`, role)).role.id
      const other = (await ask(201, `POST ${event}/roles`, { name: 'Cloakroom' })).role.id
      await ask(200, `GET ${event}/roles`)
      await ask(200, `GET ${event}/roles/${roleId}`)
      await ask(200, `PATCH ${event}/roles/${roleId}`, { name: 'Bar and kitchen' })
      await ask(200, 'GET /roles?limit=2')
      await ask(200, `DELETE ${event}/roles/${other}`)

      const evening = {
        ...{ role_id: roleId, title: 'Saturday evening', required_helpers: 2 },
        ...{ start_time: inDays(40, '16:00'), end_time: inDays(40, '20:00') },
      }
      shiftId = (await ask(201, `POST ${event}/shifts`, evening)).shift.id
      const shifts = ['Build-up', 'Clean-up'].map((title) => ({ ...evening, title }))
      const { results } = await ask(200, `POST ${event}/shifts/bulk`, { shifts })
      await ask(200, `GET ${event}/shifts?limit=2`)
      await ask(200, `GET ${event}/shifts/${shiftId}`)
      await ask(200, `PATCH ${event}/shifts/${shiftId}`, { required_helpers: 3 })
      await ask(200, `DELETE ${event}/shifts/${results[0].id}`)
    })

    test('invites helpers and assigns them', async () => {
      const helpers = [
        {
          ...{ external_id: 'm-204', first_name: 'Carmen', last_name: 'Ortega' },
          ...{ email: 'carmen@example.com', language: 'es', tags: ['bar'] },
        },
        { external_id: 'm-311', first_name: 'Pau', last_name: 'Ferrer', phone: '+34 600 000 000' },
      ]
      const { results } = await ask(200, 'POST /helpers/bulk', { helpers })
      helperIds = results.map(({ id }: { id: string }) => id)
      const [first, second] = helperIds
      await ask(200, 'GET /helpers?limit=2')
      await ask(200, `GET /helpers/${first}`)
      for (const status of [201, 200])
        await ask(status, `PUT ${event}/helpers/${first}/access`, { role_ids: [] })
      await ask(200, `PUT ${event}/helpers/${first}/access`, { role_ids: [roleId] })
      const event_access = [{ helper_id: second, role_ids: [] }]
      await ask(200, `PUT ${event}/helpers/access`, { event_access })
      await ask(200, `GET ${event}/helpers`)
      await ask(201, `POST ${event}/helpers/${first}/link`, { expires_in_days: 14 })

      const assignments = helperIds.map((helper_id) => ({ shift_id: shiftId, helper_id }))
      const assigned = await ask(200, `PUT ${event}/assignments`, { assignments })
      await ask(200, `GET ${event}/assignments`)
      const path = `${event}/assignments/${assigned.results[0].id}`
      await ask(200, `PATCH ${path}`, { status: 'confirmed', note: 'Knows the till.' })
      await ask(200, `PATCH ${path}`, { status: 'cancelled' })
    })

    test('writes to helpers, and asks when they have time', async () => {
      const draft = {
        subject: 'Your shift',
        body: 'Please come ten minutes early.',
        status: 'draft',
      }
      const { message } = await ask(201, `POST ${event}/messages`, draft)
      await ask(200, `GET ${event}/messages/${message.id}`)
      await ask(200, `PATCH ${event}/messages/${message.id}`, { body: 'Please come at 15:50.' })
      const all = { subject: 'Welcome', body: 'We are glad that you help.' }
      const sent = await ask(201, `POST ${event}/broadcasts`, all)
      await ask(200, `GET ${event}/messages`)
      await ask(200, `GET ${event}/messages/${sent.message.id}/recipients`)
      await ask(200, `DELETE ${event}/messages/${message.id}`)

      const options = [{ label: 'Saturday' }, { label: 'Sunday' }]
      const poll = { title: 'When do you have time?', options, respond_by: inDays(20, '12:00') }
      const polls = `${event}/availability-requests`
      const asked = (await ask(201, `POST ${polls}`, poll)).availability_request
      await ask(200, `GET ${polls}`)
      await ask(200, `GET ${polls}/${asked.id}`)
      await ask(200, `PATCH ${polls}/${asked.id}`, { title: 'Which day suits you?' })
      const response = `PUT ${polls}/${asked.id}/responses/${helperIds[0]}`
      const answers = (answer: string) => [{ option_id: asked.options[0].id, availability: answer }]
      for (const status of [201, 200]) await ask(status, response, { answers: answers('maybe') })
      await ask(200, response, { answers: answers('yes'), comment: 'From noon.' })
      await ask(200, `GET ${polls}/${asked.id}/responses`)
    })

    test('lets a workflow do what repeats', async () => {
      const workflow = {
        ...{ name: 'Welcome', description: 'Thanks each new helper.', enabled: true },
        trigger: { type: 'manual' },
        actions: [{ type: 'send_message', subject: 'Welcome', body: 'Thank you for helping.' }],
      }
      const { id } = (await ask(201, 'POST /automation/workflows', workflow)).workflow
      const path = `/automation/workflows/${id}`
      await ask(200, 'GET /automation/workflows')
      await ask(200, `GET ${path}`)
      await ask(200, `PATCH ${path}`, { description: 'Thanks a helper.' })
      const run = { event_id: event.split('/').at(-1), helper_ids: helperIds }
      const triggered = await ask(202, `POST ${path}/trigger`, run)
      const runs = async () => (await ask(200, `GET ${path}/runs`)).runs[0].status
      await until(async () => (await runs()) === 'succeeded')
      const connection = await instance.connect('volunteer')
      const skip = "UPDATE workflow_runs SET status = 'SKIPPED' WHERE id = ?"
      await connection.query(skip, [triggered.run.id])
      await connection.end()
      await ask(202, `POST ${path}/runs/${triggered.run.id}/start`, {})
    })

    test('removes what is over, and receives every type of event', async () => {
      await ask(200, `DELETE ${event}/helpers/${helperIds[1]}/access`)
      await ask(200, `DELETE /helpers/${helperIds[1]}`)
      await ask(200, `PATCH ${event}`, { status: 'archived' })
      await ask(200, `DELETE ${event}`)
      const received = () => receiver.received.map(({ headers }) => headers['x-service-event'])
      await until(() => VOLUNTEER_EVENT_TYPES.every((type) => received().includes(type)))
      for (const delivery of receiver.received) checkDelivery('volunteer', delivery)
      const path = `/webhooks/${webhookId}`
      await until(async () => {
        const { deliveries } = await ask(200, `GET ${path}/deliveries`)
        return deliveries.every(({ status }: { status: string }) => status === 'delivered')
      })
      await ask(200, `DELETE ${path}`)
    })
  })
}
