import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { until } from '../../../support/time/until.ts'
import { type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'
import { endedRuns } from './run-fixture.ts'
import { addWorkflows, aWorkflow } from './workflow-fixture.ts'

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

test('automation.triggered reaches a receiver, signed, with the queued run', async () => {
  const { volunteer } = delivering
  const club = await delivering.aClub()
  const { receiver, secret } = await club.aWebhook(['automation.triggered'])
  const { id: eventId } = await club.makeEvent()
  const { clubId } = club.key
  const [workflow] = await addWorkflows(volunteer.database, aWorkflow({ clubId }))
  const id = workflow?.id ?? ''
  await volunteer.ask('TriggerVolunteerWorkflow', { input: { workflowId: id, eventId } }, club.key)
  await until(() => receiver.received.length === 1)

  const [sent] = receiver.received
  const signature = String(sent?.headers['x-service-signature'])
  expect(await verify(secret, String(sent?.body), signature)).toBe(true)
  const [run] = await endedRuns(volunteer, club.key, { id, count: 1 })
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    ...{ event: 'automation.triggered', verein_id: clubId, event_id: eventId, sequence: 1 },
    data: { run: { id: run?.id, workflow_id: id, status: 'queued', event_id: eventId } },
  })
})
