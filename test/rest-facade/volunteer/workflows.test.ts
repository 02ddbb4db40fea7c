import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { RunEntity } from '../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import { codeOf, startVolunteerApi } from '../../support/volunteer/start-volunteer-api.ts'

const WORKFLOWS = '/automation/workflows'
const EVENT = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
const SEND = { type: 'send_message', body: 'Welcome.' }
const NEW = { name: 'Welcome', trigger: { type: 'manual' }, actions: [SEND] }

const home = startVolunteerApi()

const post = (body: object) => home.ask('POST', WORKFLOWS, body)
const { get } = home
describe('POST /automation/workflows', () => {
  test('answers the workflow as its single read and the list do', async () => {
    const { event } = (await home.ask('POST', '/events', EVENT)).body
    const conditions = [{ field: 'shift.staffing_status', op: 'in', value: ['empty', 'partial'] }]
    const grant = { type: 'grant_event_access', event_id: event.id }
    const trigger = { type: 'event', event: 'availability.response.upserted' }
    const asked = { event_id: event.id, trigger, conditions, actions: [SEND, grant] }
    const { status, body } = await post({ ...NEW, ...asked, description: null, ignored: 1 })
    expect(status).toBe(201)
    expect(body.workflow).toEqual({
      id: expect.any(String),
      verein_id: home.clubId,
      name: 'Welcome',
      description: null,
      enabled: false,
      event_id: event.id,
      trigger,
      conditions,
      actions: [{ ...SEND, audience: { type: 'all' }, subject: null }, grant],
      run_count: 0,
      last_triggered_at: null,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.workflow.created_at,
    })
    expect((await get(`${WORKFLOWS}/${body.workflow.id}`)).body).toEqual(body)
    const listed = await get(WORKFLOWS)
    expect(listed.body).toEqual({ workflows: [body.workflow] })
    expect(listed.headers['x-total-count']).toBe('1')
  })

  test('answers 422 where an action cannot be done by the club', async () => {
    const grant = { type: 'grant_event_access', event_id: newUuid() }
    expect(codeOf(await post({ ...NEW, actions: [grant] }))).toEqual([422, 'invalid_action'])
  })

  test('takes each type of action as it shows it', async () => {
    const actions = [
      { type: 'set_assignment_status', status: 'confirmed' },
      { ...SEND, subject: null, audience: { type: 'trigger' } },
    ]
    const { status, body } = await post({ ...NEW, actions })
    expect([status, body.workflow.actions]).toEqual([201, actions])
  })

  test.each([
    [
      'conditions',
      { conditions: [{ field: 'x', op: 'in', value: Array(9).fill('x'.repeat(500)) }] },
    ],
    ['actions', { actions: [SEND, SEND].map((one) => ({ ...one, body: 'x'.repeat(6000) })) }],
  ])('answers 400 to %s that are too long in all', async (name, content) => {
    const { status, body } = await post({ ...NEW, ...content })
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${name}: Send at most \\d+ characters in all of them.$`)),
    ])
  })

  test('answers 400 to a faulty body, by its name', async () => {
    for (const [name, body] of [
      ['enabled', { ...NEW, enabled: 'yes' }],
      ['trigger.type', { ...NEW, trigger: { type: 'daily' } }],
      ['trigger.event', { ...NEW, trigger: { type: 'event', event: 'automation.triggered' } }],
      ['actions[0].type', { ...NEW, actions: [{ type: 'delete_club' }] }],
      ['actions[0].status', { ...NEW, actions: [{ type: 'set_assignment_status' }] }],
      [
        'actions[0].status',
        { ...NEW, actions: [{ type: 'set_assignment_status', status: 'late' }] },
      ],
      ['actions[0].event_id', { ...NEW, actions: [{ type: 'grant_event_access' }] }],
      ['conditions[0].op', { ...NEW, conditions: [{ field: 'a', op: 'like', value: 1 }] }],
    ] as const) {
      const answer = await post(body)
      expect(codeOf(answer)).toEqual([400, 'validation_failed'])
      expect(answer.body.error.split(': ')[0]).toBe(name)
    }
  })
})

describe('PATCH /automation/workflows/{workflowId}', () => {
  test('changes what is given, and nothing where nothing is different', async () => {
    const { workflow } = (await post(NEW)).body
    const patch = (body: object) => home.ask('PATCH', `${WORKFLOWS}/${workflow.id}`, body)
    expect((await patch({})).body).toEqual({ workflow })
    const trigger = { type: 'event', event: 'shift.changed' }
    const changed = await patch({ enabled: true, trigger, description: 'd' })
    expect(changed.body.workflow).toEqual({
      ...workflow,
      ...{ enabled: true, trigger, description: 'd', updated_at: expect.any(String) },
    })
    const late = await patch({ name: 'Late', expected_updated_at: workflow.updated_at })
    expect(codeOf(late)).toEqual([409, 'concurrent_update'])
    expect(codeOf(await patch({ trigger: null }))).toEqual([400, 'validation_failed'])
  })
})

describe('POST /automation/workflows/{workflowId}/trigger', () => {
  test('answers 202 with a run that its list shows', async () => {
    const { workflow } = (await post({ ...NEW, enabled: true })).body
    const path = `${WORKFLOWS}/${workflow.id}`
    const { status, body } = await home.ask('POST', `${path}/trigger`, {})
    expect(status).toBe(202)
    expect(body.run).toEqual({
      ...{ id: expect.any(String), verein_id: home.clubId, workflow_id: workflow.id },
      ...{ status: 'queued', event_id: null, helper_ids: [], cause_id: null, error: null },
      ...{ assignment_id: null, start_count: 1, started_at: null, finished_at: null },
      due_at: body.run.created_at,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: body.run.created_at,
    })
    const listed = await get(`${path}/runs`)
    expect(listed.body.runs).toMatchObject([{ id: body.run.id, workflow_id: workflow.id }])
    expect(listed.headers['x-total-count']).toBe('1')
    expect((await get(`${WORKFLOWS}/${newUuid()}/runs`)).status).toBe(404)
  })

  test('answers 409 while the workflow is disabled, and 400 to what is no id', async () => {
    const { workflow } = (await post(NEW)).body
    const ask = (body: object) => home.ask('POST', `${WORKFLOWS}/${workflow.id}/trigger`, body)
    expect(codeOf(await ask({}))).toEqual([409, 'workflow_disabled'])
    expect(codeOf(await ask({ helper_ids: ['x'] }))).toEqual([400, 'validation_failed'])
    expect(codeOf(await ask({ helper_ids: Array(201).fill(newUuid()) }))).toEqual([
      ...[400, 'validation_failed'],
    ])
  })
})

describe('POST /automation/workflows/{workflowId}/runs/{runId}/start', () => {
  const { runsPerHour, waitingRuns } = VOLUNTEER_LIMITS.workflow

  async function aBusyWorkflow(count: number): Promise<string> {
    const { workflow } = (await post({ ...NEW, enabled: true })).body
    const dueAt = new Date(Date.now() + 60_000)
    const runs = Array.from({ length: count }, () => ({
      ...{
        id: newUuid(),
        clubId: home.clubId,
        workflowId: workflow.id,
        status: 'WAITING' as const,
      },
      ...{ eventId: null, helperIds: [], assignmentId: null, causeId: null, error: null },
      ...{ startCount: 1, dueAt, startedAt: null, finishedAt: null, publishedCount: 1 },
      ...{ createdAt: dueAt, updatedAt: dueAt },
    }))
    await tableOf(RunEntity).insertAll(home.database, runs)
    return `${WORKFLOWS}/${workflow.id}`
  }

  test('answers 202 with the waiting run, queued, and 422 for one that has ended', async () => {
    const path = await aBusyWorkflow(runsPerHour)
    const { run } = (await home.ask('POST', `${path}/trigger`, {})).body
    expect(run).toMatchObject({ status: 'waiting', due_at: expect.stringMatching(/Z$/) })
    const started = await home.ask('POST', `${path}/runs/${run.id}/start`)
    expect([started.status, started.body.run]).toMatchObject([
      ...[202, { id: run.id, status: 'queued', error: null }],
    ])
    const unknown = await home.ask('POST', `${path}/runs/${newUuid()}/start`)
    expect(codeOf(unknown)).toEqual([404, 'not_found'])
    const ended = "UPDATE workflow_runs SET status = 'SUCCEEDED' WHERE id = ?"
    await home.database.query(ended, [run.id])
    const again = await home.ask('POST', `${path}/runs/${run.id}/start`)
    expect(codeOf(again)).toEqual([422, 'invalid_status_transition'])
  })

  test.each([
    ['no_event', { fault: 'NO_EVENT', refusalCode: null }],
    ['shift_full', { fault: null, refusalCode: 'SHIFT_FULL' }],
    ['club_mismatch', { fault: null, refusalCode: 'CLUB_MISMATCH' }, 'verein_mismatch'],
  ])(
    'a run that failed with %s has it as error here, and as an enum in the graph',
    async (error, shown, code = error) => {
      const path = await aBusyWorkflow(1)
      const id = path.split('/').at(-1)
      const fail = "UPDATE workflow_runs SET status = 'FAILED', error = ? WHERE workflow_id = ?"
      await home.database.query(fail, [error, id])
      expect((await get(`${path}/runs`)).body.runs).toMatchObject([
        { status: 'failed', error: code },
      ])

      const query = `{ volunteerWorkflow(id: "${id}") { runs { nodes { fault refusalCode } } } }`
      const { body } = await home.api.ask('POST', '/graphql', {
        token: home.token,
        body: { query },
      })
      expect(body).toEqual({ data: { volunteerWorkflow: { runs: { nodes: [shown] } } } })
    },
  )

  test('is what is left where POST …/trigger answers 429, with Retry-After', async () => {
    const path = await aBusyWorkflow(waitingRuns)
    const refused = await home.ask('POST', `${path}/trigger`, {})
    expect([...codeOf(refused), refused.headers['retry-after']]).toEqual([
      ...[429, 'rate_limited', '60'],
    ])
  })
})
