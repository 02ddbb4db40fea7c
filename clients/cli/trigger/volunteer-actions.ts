import { unwrap, type VolunteerComponents } from '../../typescript/src/index.ts'
import type { VolunteerEventType } from '../event-types.ts'
import type { Action, SandboxActor } from './sandbox-actor.ts'

type Inputs = VolunteerComponents['schemas']

/** Creates a volunteer event for the action alone, and deletes it afterwards: plans limit how many are open. */
async function withEvent(
  { volunteer, name }: SandboxActor,
  run: (eventId: string) => Promise<string>,
): Promise<string> {
  const body = { name, start_date: '2099-07-01', end_date: '2099-07-02' }
  const { event } = unwrap(await volunteer.POST('/events', { body }))
  try {
    return await run(event.id)
  } finally {
    await volunteer.DELETE('/events/{eventId}', { params: { path: { eventId: event.id } } })
  }
}

/** Changes a new volunteer event. */
const changedEvent =
  (...changes: readonly Inputs['UpdateEventInput'][]): Action =>
  (actor) =>
    withEvent(actor, async (eventId) => {
      const params = { path: { eventId } }
      for (const body of changes)
        unwrap(await actor.volunteer.PATCH('/events/{eventId}', { params, body }))
      return eventId
    })

const role =
  (change: 'none' | 'update' | 'delete'): Action =>
  (actor) =>
    withEvent(actor, async (eventId) => {
      const { volunteer } = actor
      const params = { path: { eventId } }
      const made = await volunteer.POST('/events/{eventId}/roles', {
        params,
        body: { name: 'Bar' },
      })
      const { id } = unwrap(made).role
      const at = { params: { path: { eventId, roleId: id } } }
      if (change === 'update')
        unwrap(
          await volunteer.PATCH('/events/{eventId}/roles/{roleId}', {
            ...at,
            body: { name: 'Grill' },
          }),
        )
      if (change === 'delete')
        unwrap(await volunteer.DELETE('/events/{eventId}/roles/{roleId}', at))
      return id
    })

async function createShift({ volunteer }: SandboxActor, eventId: string): Promise<string> {
  const times = { start_time: '2099-07-01T18:00:00Z', end_time: '2099-07-01T22:00:00Z' }
  const body = { title: 'Evening', required_helpers: 2, ...times }
  const made = await volunteer.POST('/events/{eventId}/shifts', {
    params: { path: { eventId } },
    body,
  })
  return unwrap(made).shift.id
}

const shift =
  (change: 'none' | 'update' | 'delete'): Action =>
  (actor) =>
    withEvent(actor, async (eventId) => {
      const id = await createShift(actor, eventId)
      const at = { params: { path: { eventId, shiftId: id } } }
      const path = '/events/{eventId}/shifts/{shiftId}'
      if (change === 'update')
        unwrap(await actor.volunteer.PATCH(path, { ...at, body: { title: 'Late evening' } }))
      if (change === 'delete') unwrap(await actor.volunteer.DELETE(path, at))
      return id
    })

async function createHelper({ volunteer, name }: SandboxActor): Promise<string> {
  const helper = { external_id: name, first_name: 'Ada', last_name: 'Trigger' }
  const { results } = unwrap(await volunteer.POST('/helpers/bulk', { body: { helpers: [helper] } }))
  return results[0]?.id ?? ''
}

/** Creates a helper with access to a new event. */
function withHelper(
  actor: SandboxActor,
  run: (ids: { eventId: string; helperId: string }) => Promise<string>,
): Promise<string> {
  return withEvent(actor, async (eventId) => {
    const helperId = await createHelper(actor)
    const params = { path: { eventId, helperId } }
    unwrap(
      await actor.volunteer.PUT('/events/{eventId}/helpers/{helperId}/access', {
        params,
        body: {},
      }),
    )
    return run({ eventId, helperId })
  })
}

/** Assigns a helper to a shift, and gives the assignment each status in turn. */
const assignment =
  (...statuses: readonly ('confirmed' | 'cancelled')[]): Action =>
  (actor) =>
    withHelper(actor, async ({ eventId, helperId }) => {
      const { volunteer } = actor
      const assignments = [{ shift_id: await createShift(actor, eventId), helper_id: helperId }]
      const path = '/events/{eventId}/assignments'
      const put = await volunteer.PUT(path, {
        params: { path: { eventId } },
        body: { assignments },
      })
      const assignmentId = unwrap(put).results[0]?.id ?? ''
      const params = { path: { eventId, assignmentId } }
      for (const status of statuses)
        unwrap(await volunteer.PATCH(`${path}/{assignmentId}`, { params, body: { status } }))
      return assignmentId
    })

const message =
  (change: 'none' | 'update' | 'delete'): Action =>
  (actor) =>
    withEvent(actor, async (eventId) => {
      const { volunteer } = actor
      const body = { body: 'Come early.', status: 'draft' as const }
      const params = { path: { eventId } }
      const { id } = unwrap(
        await volunteer.POST('/events/{eventId}/messages', { params, body }),
      ).message
      const at = { params: { path: { eventId, messageId: id } } }
      const path = '/events/{eventId}/messages/{messageId}'
      if (change === 'update')
        unwrap(await volunteer.PATCH(path, { ...at, body: { body: 'Come earlier.' } }))
      if (change === 'delete') unwrap(await volunteer.DELETE(path, at))
      return id
    })

async function createPoll({ volunteer }: SandboxActor, eventId: string) {
  const body = { title: 'When?', options: [{ label: 'Friday' }] }
  const path = '/events/{eventId}/availability-requests'
  const made = await volunteer.POST(path, { params: { path: { eventId } }, body })
  return unwrap(made).availability_request
}

/** Each of the Volunteer API's event types, by what makes it happen. */
export const VOLUNTEER_ACTIONS: Readonly<Record<VolunteerEventType, Action>> = {
  'event.created': changedEvent(),
  'event.updated': changedEvent({ location: 'Clubhaus' }),
  'event.started': changedEvent({ status: 'active' }),
  'event.ended': changedEvent({ status: 'active' }, { status: 'archived' }),
  'event.deleted': changedEvent(),
  'role.created': role('none'),
  'role.updated': role('update'),
  'role.deleted': role('delete'),
  'shift.created': shift('none'),
  'shift.updated': shift('update'),
  'shift.changed': shift('update'),
  'shift.deleted': shift('delete'),
  'helper.registered': createHelper,
  'helper.granted': async (actor) => {
    await withHelper(actor, async ({ helperId }) => helperId)
    return null
  },
  'helper.revoked': async (actor) => {
    await withHelper(actor, async (path) => {
      unwrap(
        await actor.volunteer.DELETE('/events/{eventId}/helpers/{helperId}/access', {
          params: { path },
        }),
      )
      return path.helperId
    })
    return null
  },
  'assignment.updated': assignment(),
  'helper.confirmed': assignment('confirmed'),
  'helper.cancelled': assignment('confirmed', 'cancelled'),
  'message.created': message('none'),
  'message.updated': message('update'),
  'message.deleted': message('delete'),
  'availability.request.created': (actor) =>
    withEvent(actor, async (eventId) => (await createPoll(actor, eventId)).id),
  'availability.response.upserted': async (actor) => {
    await withHelper(actor, async ({ eventId, helperId }) => {
      const { id: requestId, options } = await createPoll(actor, eventId)
      const path = '/events/{eventId}/availability-requests/{requestId}/responses/{helperId}'
      const params = { path: { eventId, requestId, helperId } }
      const answers = options.map(({ id }) => ({
        option_id: id,
        availability: 'yes' as const,
      }))
      return unwrap(await actor.volunteer.PUT(path, { params, body: { answers } }))
        .availability_response.id
    })
    return null
  },
  'automation.triggered': async ({ volunteer, name }) => {
    const body = {
      name,
      enabled: true,
      trigger: { type: 'manual' as const },
      actions: [{ type: 'send_message' as const, body: 'Welcome.' }],
    }
    const { id } = unwrap(await volunteer.POST('/automation/workflows', { body })).workflow
    const at = { params: { path: { workflowId: id } } }
    unwrap(await volunteer.POST('/automation/workflows/{workflowId}/trigger', { ...at, body: {} }))
    unwrap(
      await volunteer.PATCH('/automation/workflows/{workflowId}', {
        ...at,
        body: { enabled: false },
      }),
    )
    return null
  },
}
