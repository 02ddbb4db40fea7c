import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { makeChoices } from '../../../support/database/choices.ts'
import { addProClub } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { addRequests, aRequest } from './availability-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const REFUSALS = [
  ...['not_found', 'poll_closed', 'poll_has_answers', 'unknown_option', 'helper_not_in_audience'],
]

const WORKERS = 8
const CHANGES = 30
const HELPERS = 12

test('concurrent creating, responding, closing, revoking and erasing return documented errors only and stay consistent', async () => {
  const { database } = volunteer
  const key = await addProClub(database)
  const { clubId } = key
  const events = [anEvent({ clubId }), anEvent({ clubId })]
  await addEvents(database, ...events)
  const eventIds = events.map(({ id }) => id)
  const helpers = Array.from({ length: HELPERS }, () => aHelper({ clubId }))
  await helperStore.addAll(database, helpers)
  await tableOf(EventAccessEntity).insertAll(
    database,
    helpers.flatMap(({ id: helperId }) =>
      eventIds.map((eventId) => anAccess({ clubId, eventId, helperId })),
    ),
  )
  const requests = eventIds.flatMap((eventId) =>
    Array.from({ length: 3 }, () => aRequest({ clubId, eventId })),
  )
  await addRequests(database, ...requests)
  const helperIds = helpers.map(({ id }) => id)

  const run = async (worker: number) => {
    const { oneOf } = makeChoices(worker)
    const helperId = () => oneOf(helperIds)
    const answer = () => {
      const { id: requestId, options } = oneOf(requests)
      const answers = options.map(({ id: optionId }) => ({
        ...{ optionId, availability: oneOf(['YES', 'MAYBE', 'NO']) },
      }))
      return { requestId, helperId: helperId(), answers }
    }
    const makers: (() => [string, object])[] = [
      () => ['PutAvailabilityResponse', answer()],
      () => ['PutAvailabilityResponse', answer()],
      () => ['PutAvailabilityResponse', answer()],
      () => [
        'UpdateAvailabilityRequest',
        { requestId: oneOf(requests).id, status: oneOf(['OPEN', 'OPEN', 'CLOSED']) },
      ],
      () => [
        'UpdateAvailabilityRequest',
        { requestId: oneOf(requests).id, options: [{ label: oneOf(['Friday', 'Sunday']) }] },
      ],
      () => ['RevokeEventAccess', { eventId: oneOf(eventIds), helperId: helperId() }],
      () => ['GrantEventAccess', { eventId: oneOf(eventIds), helperId: helperId() }],
      () => ['GrantEventAccess', { eventId: oneOf(eventIds), helperId: helperId() }],
      () => ['UpsertHelpers', { helpers: [{ helperId: helperId(), lastName: oneOf(['A', 'B']) }] }],
    ]
    const codes: unknown[] = []
    for (let count = 0; count < CHANGES; count += 1) {
      const isErasing = count % 10 === 9
      const isLast = worker === 0 && count === CHANGES - 5
      const erasing: [string, object] = ['EraseHelper', { helperId: helperId() }]
      const deleting: [string, object] = ['DeleteVolunteerEvent', { eventId: eventIds[1] }]
      const [operation, input] = isLast ? deleting : isErasing ? erasing : oneOf(makers)()
      codes.push((await volunteer.ask(operation, { input }, key)).code)
    }
    return codes
  }
  const codes = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => run(worker)))
  const unknown = codes
    .flat()
    .filter((code) => code !== undefined && !REFUSALS.includes(String(code)))
  expect(unknown).toEqual([])
  expect(codes.flat()).toContain(undefined)

  const contradictions = await database.query(
    `SELECT 'request outlives event' AS what, q.id FROM availability_requests q
       JOIN events e ON e.id = q.event_id WHERE e.deleted_at IS NOT NULL AND q.deleted_at IS NULL
     UNION ALL SELECT 'answer outlives helper', r.id FROM availability_responses r
       JOIN helpers h ON h.id = r.helper_id WHERE h.deleted_at IS NOT NULL AND r.deleted_at IS NULL
     UNION ALL SELECT 'answer to another question', r.id FROM availability_responses r
       JOIN availability_requests q ON q.id = r.request_id
       WHERE r.deleted_at IS NULL AND JSON_LENGTH(r.answers) > 0
         AND NOT JSON_CONTAINS(JSON_EXTRACT(q.options, '$[*].id'),
           JSON_EXTRACT(r.answers, '$[*].optionId'))
     UNION ALL SELECT 'request with a stale response count', q.id
       FROM availability_requests q JOIN availability_responses r ON r.request_id = q.id
       WHERE q.deleted_at IS NULL AND r.created_at > q.updated_at
     UNION ALL SELECT 'gap in what is logged', l.resource_id FROM event_log l WHERE l.club_id = ?
       GROUP BY l.resource_id HAVING count(*) <> max(l.sequence)`,
    [clubId],
  )
  expect(contradictions).toEqual([])
})
