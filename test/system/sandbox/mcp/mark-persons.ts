import { expect } from '@jest/globals'
import type { Instance } from '../../support/processes/instance.ts'

/** What was written with marks in its texts about persons, by the names that paths give to ids. */
export interface MarkedIds {
  bookingId: string
  sessionId: string
  importId: string
  sourceId: string
  courtId: string
  locationId: string
  eventId: string
  roleId: string
  shiftId: string
  helperId: string
  messageId: string
  requestId: string
  workflowId: string
  webhookId: string
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into documented JSON of many shapes.
type Body = any

/** A client of one API that expects a success. */
function makeClient(address: string, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Body
    expect({ path, ok: response.ok, answer }).toMatchObject({ path, ok: true })
    return answer
  }
}

/** Writes both products with a mark in each text about a person. */
export async function markPersons(
  { baseUrl, sandbox }: Instance,
  mark: string,
  receiverUrl: string,
): Promise<MarkedIds> {
  const token = sandbox.installations['full']?.access_token ?? ''
  const club = makeClient(`${baseUrl}/v1/club`, token)
  const key = sandbox.api_keys['pro']?.key ?? ''
  const volunteer = makeClient(`${baseUrl}/api/developer/v1`, key)
  const court = sandbox.clubs.main.courts[0]
  const ids = { courtId: court?.id ?? '', locationId: court?.location_id ?? '' }
  return {
    ...ids,
    ...(await markClub(club, ids.courtId, mark)),
    ...(await markVolunteer(volunteer, mark, receiverUrl)),
  }
}

async function markClub(ask: ReturnType<typeof makeClient>, courtId: string, mark: string) {
  const source = { source_key: 'marked', name: 'Marked' }
  const { data } = await ask('POST', '/booking-sources', source)
  const at = `/booking-sources/${data.id}`
  await ask('PUT', `${at}/court-mappings/c1`, { court_id: courtId, external_court_name: 'C1' })
  const participant = {
    ...{ external_id: `${mark}-player`, display_name: `Zoe ${mark}`, consent_to_share: true },
    consent_reference: `${mark}-consent`,
  }
  const snapshot = (day: number) => ({
    source_version: 1,
    external_court_id: 'c1',
    scheduled_start: `2103-05-0${day}T18:00:00Z`,
    scheduled_end: `2103-05-0${day}T19:30:00Z`,
    status: 'CONFIRMED',
    participants: [participant],
  })
  const booking = await ask('PUT', `${at}/bookings/marked-1`, snapshot(1))
  const bookings = ['a', 'b'].map((name, index) => ({
    external_booking_id: `import-${name}`,
    booking: {
      ...snapshot(index + 2),
      external_court_id: index === 0 ? 'c1' : 'unmapped',
    },
  }))
  const queued = await ask('POST', `${at}/imports`, { bookings })
  return {
    sourceId: data.id,
    importId: queued.data.id,
    bookingId: booking.data.id,
    sessionId: booking.data.match_session_id,
  }
}

async function markVolunteer(ask: ReturnType<typeof makeClient>, mark: string, url: string) {
  const events = ['helper.granted', 'assignment.updated', 'availability.response.upserted']
  const hook = { url, description: `${mark} webhook`, events }
  const { webhook } = await ask('POST', '/webhooks', hook)
  const days = { start_date: '2103-01-09', end_date: '2103-01-10' }
  const { event } = await ask('POST', '/events', { name: 'Marked', ...days, status: 'active' })
  const at = `/events/${event.id}`
  const { role } = await ask('POST', `${at}/roles`, { name: 'Bar' })
  const { shift } = await ask('POST', `${at}/shifts`, {
    ...{ role_id: role.id, title: 'Evening', required_helpers: 2 },
    ...{ start_time: '2103-01-09T16:00:00.000Z', end_time: '2103-01-09T20:00:00.000Z' },
  })
  const helper = {
    ...{ external_id: `${mark}-1`, first_name: 'Zoe', last_name: mark, language: 'es' },
    ...{ email: `${mark.toLowerCase()}@persons.example`, phone: '+34 600 777 888' },
    ...{ tags: [`${mark}-tag`], notes: `${mark} notes` },
  }
  const { results } = await ask('POST', '/helpers/bulk', { helpers: [helper] })
  const helperId = results[0].id
  await ask('PUT', `${at}/helpers/${helperId}/access`, { role_ids: [role.id] })
  const assigned = { shift_id: shift.id, helper_id: helperId, note: `${mark} note` }
  const bulk = await ask('PUT', `${at}/assignments`, { assignments: [assigned] })
  const assignmentId = bulk.results[0].id
  const reason = { status: 'cancelled', status_reason: `${mark} reason` }
  await ask('PATCH', `${at}/assignments/${assignmentId}`, reason)
  const text = { subject: `${mark} subject`, body: `${mark} body`, status: 'draft' }
  const { message } = await ask('POST', `${at}/messages`, text)
  const { availability_request: poll } = await ask('POST', `${at}/availability-requests`, {
    ...{ title: 'When?', options: [{ label: 'Saturday' }] },
    respond_by: '2102-12-20T12:00:00.000Z',
  })
  await ask('PUT', `${at}/availability-requests/${poll.id}/responses/${helperId}`, {
    answers: [{ option_id: poll.options[0].id, availability: 'maybe' }],
    comment: `${mark} comment`,
  })
  const { workflow } = await ask('POST', '/automation/workflows', {
    ...{ name: 'Marked', description: `${mark} workflow`, enabled: true },
    trigger: { type: 'manual' },
    actions: [{ type: 'send_message', subject: `${mark} subject`, body: `${mark} body` }],
  })
  return {
    ...{ eventId: event.id, roleId: role.id, shiftId: shift.id, helperId },
    ...{ messageId: message.id, requestId: poll.id, workflowId: workflow.id },
    webhookId: webhook.id,
  }
}
