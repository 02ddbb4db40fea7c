import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { NOW, type VolunteerTest } from '../volunteer-fixture.ts'
import { addWorkflows, aWorkflow } from './workflow-fixture.ts'

const home = startVolunteerEvent()

const SEND = { type: 'SEND_MESSAGE', body: ' Welcome. ' }

const INPUT = { name: ' Welcome ', trigger: { type: 'MANUAL' }, actions: [SEND] }

const make = (input: object = {}, caller: Parameters<VolunteerTest['ask']>[2] = home.key) =>
  home.change('CreateVolunteerWorkflow', { ...INPUT, ...input }, caller)

const change = (input: object, caller: Parameters<VolunteerTest['ask']>[2] = home.key) =>
  home.ask('UpdateVolunteerWorkflow', { input }, caller)

async function made(input: object = {}) {
  const { data, errors } = await make(input)
  expect(errors).toEqual([])
  return data.createVolunteerWorkflow.workflow
}

describe('creating a workflow', () => {
  test('takes conditions that can never be true, and says which they are', async () => {
    const value = ['under', 'empty']
    const { id } = await made({
      trigger: { type: 'EVENT', event: 'SHIFT_CHANGED' },
      conditions: [
        { field: 'shift.staffing_status', op: 'EQ', value: 'under' },
        { field: 'shift.staffing_status', op: 'IN', value },
        { field: 'helper.email', op: 'EQ', value: 'a@b.example' },
      ],
    })
    const query = 'query ($id: ID!) { volunteerWorkflow(id: $id) { conditions { neverTrue } } }'
    const { data } = await home.ask(query, { id }, home.key)
    const found = data.volunteerWorkflow.conditions as { neverTrue: boolean }[]
    expect(found.map(({ neverTrue }) => neverTrue)).toEqual([true, false, true])
  })

  test('returns it like each later read', async () => {
    const conditions = [
      { field: 'shift.title', op: 'EQ', value: 'Bar' },
      { field: 'shift.status', op: 'IN', value: ['open', null, 1, true] },
    ]
    const trigger = { type: 'EVENT', event: 'SHIFT_CHANGED' }
    const grant = { type: 'GRANT_EVENT_ACCESS', eventId: home.eventId, body: 'ignored' }
    const workflow = await made({
      eventId: home.eventId,
      trigger,
      conditions,
      actions: [SEND, grant],
    })
    expect(workflow).toEqual({
      id: expect.any(String),
      clubId: home.clubId,
      name: 'Welcome',
      description: null,
      enabled: false,
      eventId: home.eventId,
      trigger,
      conditions,
      actions: [
        {
          ...{ type: 'SEND_MESSAGE', subject: null, body: 'Welcome.', eventId: null },
          status: null,
          audience: {
            ...{ type: 'ALL', roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null },
          },
        },
        {
          ...{
            type: 'GRANT_EVENT_ACCESS',
            eventId: home.eventId,
            audience: null,
            subject: null,
            body: null,
          },
          status: null,
        },
      ],
      runCount: 0,
      lastTriggeredAt: null,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await home.ask('GetVolunteerWorkflow', { id: workflow.id })
    expect(read.data.volunteerWorkflow).toEqual(workflow)
  })

  test.each([
    ['a short name', { name: 'W' }, 'name'],
    ['a long description', { description: 'd'.repeat(1001) }, 'description'],
    ['no type of events', { trigger: { type: 'EVENT' } }, 'trigger.event'],
    [
      'automation.triggered as trigger',
      { trigger: { type: 'EVENT', event: 'AUTOMATION_TRIGGERED' } },
      'trigger.event',
    ],
    ['no actions', { actions: [] }, 'actions'],
    ['eleven actions', { actions: Array(11).fill(SEND) }, 'actions'],
    ['a message without words', { actions: [{ type: 'SEND_MESSAGE' }] }, 'actions[0].body'],
    ['a grant without event', { actions: [{ type: 'GRANT_EVENT_ACCESS' }] }, 'actions[0].eventId'],
    [
      'eleven conditions',
      { conditions: Array(11).fill({ field: 'a', op: 'EQ', value: 1 }) },
      'conditions',
    ],
    [
      'a path that is none',
      { conditions: [{ field: 'shift..title', op: 'EQ', value: 1 }] },
      'conditions[0].field',
    ],
    [
      'a record as value',
      { conditions: [{ field: 'a', op: 'EQ', value: {} }] },
      'conditions[0].value',
    ],
    ['no value', { conditions: [{ field: 'a', op: 'EQ' }] }, 'conditions[0].value'],
    [
      'a list for EQ',
      { conditions: [{ field: 'a', op: 'EQ', value: [1] }] },
      'conditions[0].value',
    ],
    ['no list for IN', { conditions: [{ field: 'a', op: 'IN', value: 1 }] }, 'conditions[0].value'],
  ])('with %s is rejected with a documented error', async (_what, input, path) => {
    const { code, errors } = await make(input)
    expect(code).toBe('invalid_input')
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path }] })
  })

  test('for an event of another club is rejected with not_found', async () => {
    expect((await make({ eventId: await home.addEvent({ clubId: newUuid() }) })).code).toBe(
      'not_found',
    )
    expect((await make({ eventId: newUuid() })).code).toBe('not_found')
  })

  test('with ids that the club does not have is rejected with invalid_action', async () => {
    const elsewhere = await home.addEvent({ clubId: newUuid() })
    const grant = { type: 'GRANT_EVENT_ACCESS', eventId: elsewhere }
    const { code, errors } = await make({ actions: [grant] })
    const message = `An action names what the club does not have: ${elsewhere}.`
    expect([code, errors[0]?.message]).toEqual(['invalid_action', message])
    const ids = { roleIds: [newUuid()], shiftIds: [newUuid()], helperIds: [newUuid()] }
    for (const type of ['ROLE', 'SHIFT', 'HELPERS'])
      expect((await make({ actions: [{ ...SEND, audience: { type, ...ids } }] })).code).toBe(
        'invalid_action',
      )
    const [role] = await addRoles(home.database, aRole(home.ids))
    await made({ actions: [{ ...SEND, audience: { type: 'ROLE', roleIds: [role?.id] } }] })
  })

  test('that sets the status of assignments requires the status', async () => {
    const set = { type: 'SET_ASSIGNMENT_STATUS' }
    expect((await make({ actions: [set] })).code).toBe('invalid_input')
    const { actions } = await made({ actions: [{ ...set, status: 'DECLINED' }] })
    expect(actions).toMatchObject([{ ...set, status: 'DECLINED', eventId: null }])
  })

  test('is rejected for a missing scope, other staff and another club', async () => {
    const reader = { ...home.key, scopes: ['automation:read' as const] }
    expect((await make({}, reader)).code).toBe('insufficient_scope')
    expect((await make({ clubId: home.clubId }, staffOf(newUuid()))).code).toBe('not_found')
    expect((await make({ clubId: newUuid() })).code).toBe('club_mismatch')
    expect(
      (await make({ clubId: home.clubId }, staffOf(home.clubId, 'COORDINATOR'))).errors,
    ).toEqual([])
  })
})

describe('a hundred enabled workflows', () => {
  const fill = (count: number) =>
    addWorkflows(
      home.database,
      ...Array.from({ length: count }, () => aWorkflow({ clubId: home.clubId })),
    )

  test('are the limit of a club, also under concurrent requests', async () => {
    await fill(98)
    const off = await made()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => make({ enabled: true })),
      change({ workflowId: off.id, enabled: true }),
    ])
    const refused = answers.filter(({ code }) => code === 'workflow_limit_reached')
    expect(refused).toHaveLength(4)
    expect((await make()).errors).toEqual([])
  })

  test('can still be changed', async () => {
    const [first] = await fill(100)
    const { errors } = await change({ workflowId: first?.id, enabled: true, name: 'Other' })
    expect(errors).toEqual([])
  })
})

describe('updating a workflow', () => {
  test('changes the given fields, and nothing if all are equal', async () => {
    const workflow = await made({ eventId: home.eventId })
    const same = await change({ workflowId: workflow.id, ...INPUT, conditions: [] })
    expect(same.data.updateVolunteerWorkflow.workflow).toEqual(workflow)
    const given = {
      ...{ enabled: true, eventId: null, trigger: { type: 'EVENT', event: 'HELPER_GRANTED' } },
      expectedUpdatedAt: workflow.updatedAt,
    }
    const { data, errors } = await change({ workflowId: workflow.id, ...given })
    expect(errors).toEqual([])
    const { expectedUpdatedAt, ...shown } = given
    expect(data.updateVolunteerWorkflow.workflow).toEqual({
      ...{ ...workflow, ...shown },
      updatedAt: expect.any(String),
    })
    const late = await change({ workflowId: workflow.id, name: 'Late', ...{ expectedUpdatedAt } })
    expect(late.code).toBe('concurrent_update')
  })

  test('of another club, or an unknown one, returns not_found', async () => {
    const { id } = await made()
    const stranger = await addProClub(home.database)
    expect((await change({ workflowId: id, name: 'Other' }, stranger)).code).toBe('not_found')
    expect((await change({ workflowId: newUuid(), name: 'Other' })).code).toBe('not_found')
  })

  test('rejects what creating one rejects', async () => {
    const { id } = await made()
    expect((await change({ workflowId: id, name: null })).code).toBe('invalid_input')
    expect((await change({ workflowId: id, eventId: newUuid() })).code).toBe('not_found')
    const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId: newUuid() }]
    expect((await change({ workflowId: id, actions })).code).toBe('invalid_action')
  })
})

describe('the list of a club’s workflows', () => {
  const list = async (variables: object = {}) => {
    const asked = listVariables(variables)
    const { data } = await home.ask('ListVolunteerWorkflows', asked)
    return data.volunteerWorkflows
  }

  test('is sorted by name, or by update time with updatedSince', async () => {
    const later = new Date(NOW.getTime() + 1000)
    await addWorkflows(
      home.database,
      aWorkflow({ clubId: home.clubId, name: 'B', updatedAt: NOW }),
      aWorkflow({ clubId: home.clubId, name: 'A', updatedAt: later }),
      aWorkflow({ clubId: home.clubId, name: 'C' }),
      aWorkflow({ name: 'D' }),
    )
    const names = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name)
    const all = await list()
    expect([names(all), all.totalCount]).toEqual([['A', 'B', 'C'], 3])
    expect(names(await list({ updatedSince: NOW.toISOString() }))).toEqual(['B', 'A'])
    expect(names(await list({ first: 1, offset: 1 }))).toEqual(['B'])
  })
})
