import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import { pollStatusOf } from '../../../../rules/volunteer/poll-state.ts'
import {
  eraseResponse,
  type ResponseContent,
  respond,
} from '../../../../subgraphs/volunteer/availability/response-rules.ts'
import {
  createRequest,
  type OptionInput,
  type RequestChanges,
  updateRequest,
} from '../../../../subgraphs/volunteer/availability/rules.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { LONG_AGO, NOW } from '../moments.ts'
import { anOption, aRequest, aResponse } from './availability-fixture.ts'

const TO_COME = new Date(NOW.getTime() + 1)

const codeOf = (work: () => unknown): unknown => {
  try {
    work()
    return undefined
  } catch (problem) {
    return (problem as { code: string }).code
  }
}

/** Distinct options from a small set, so that two lists often share some. */
const options = fc.uniqueArray(
  fc.record({
    label: fc.constantFrom('A', 'B', 'C'),
    startTime: fc.constantFrom(null, '2026-08-01T18:00:00.000Z'),
    endTime: fc.constantFrom(null, '2026-08-01T22:00:00.000Z'),
  }),
  { minLength: 1, maxLength: 8, selector: (option) => JSON.stringify(option) },
)

const change = (stored = aRequest(), changes: RequestChanges = {}, isAnswered = false, now = NOW) =>
  updateRequest(stored, changes, { isAnswered }, now, newUuid)

describe('the options of a poll', () => {
  test('are stored in order, each with an id of its own', () => {
    fc.assert(
      fc.property(options, (asked: OptionInput[]) => {
        const { title, description, respondBy, audience } = aRequest()
        const content = { title, description, respondBy, audience, options: asked }
        const origin = { id: newUuid(), clubId: newUuid(), eventId: newUuid() }
        const { result } = createRequest(
          { ...origin, content, eventStatus: 'ACTIVE' },
          NOW,
          newUuid,
        )
        expect(result.options.map(({ id, ...option }) => option)).toEqual(asked)
        expect(new Set(result.options.map(({ id }) => id)).size).toBe(asked.length)
      }),
    )
  })

  test('keep their ids exactly if label and times are unchanged', () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        const stored = aRequest({ options: before.map((option) => ({ ...anOption(), ...option })) })
        const request = change(stored, { options: after })
        const toText = (option: OptionInput) =>
          JSON.stringify([option.label, option.startTime, option.endTime])
        for (const option of after) {
          const [old, now] = [stored.options, request.options].map(
            (list) => list.find((other) => toText(other) === toText(option))?.id,
          )
          if (old !== undefined) expect(now).toBe(old)
          else expect(stored.options.map(({ id }) => id)).not.toContain(now)
        }
      }),
    )
  })

  test('are changed for a poll with responses if and only if one is added or removed', () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        const stored = aRequest({ options: before.map((option) => ({ ...anOption(), ...option })) })
        const texts = (list: readonly OptionInput[]) =>
          list.map(({ label, startTime, endTime }) => `${label} ${startTime} ${endTime}`).sort()
        const isSame = String(texts(before)) === String(texts(after))
        const code = codeOf(() => change(stored, { options: after }, true))
        expect(code).toBe(isSame ? undefined : 'poll_has_answers')
      }),
    )
  })

  test('return the stored poll if they are unchanged', () => {
    const stored = aRequest()
    const asked = stored.options.map(({ id, ...option }) => option)
    expect(change(stored, { options: asked, title: stored.title }, true)).toBe(stored)
    expect(change(stored, {})).toBe(stored)
  })

  test('must end after their start', () => {
    const at = '2026-08-01T18:00:00.000Z'
    const asked = [{ label: 'A', startTime: at, endTime: at }]
    expect(codeOf(() => change(aRequest(), { options: asked }))).toBe('invalid_time_range')
  })
})

describe('the status of a poll', () => {
  test('is closed after its end whatever is stored, and not before', () => {
    expect(pollStatusOf(aRequest(), NOW)).toBe('OPEN')
    expect(pollStatusOf(aRequest({ respondBy: NOW }), NOW)).toBe('OPEN')
    expect(pollStatusOf(aRequest({ respondBy: NOW }), TO_COME)).toBe('CLOSED')
    expect(pollStatusOf(aRequest({ status: 'CLOSED', respondBy: TO_COME }), NOW)).toBe('CLOSED')
  })

  test('is opened only if its end is in the future', () => {
    const over = aRequest({ status: 'CLOSED', respondBy: LONG_AGO })
    expect(codeOf(() => change(over, { status: 'OPEN' }))).toBe('invalid_respond_by')
    expect(change(over, { status: 'OPEN', respondBy: TO_COME }).status).toBe('OPEN')
    expect(change(over, { status: 'OPEN', respondBy: null }).status).toBe('OPEN')
    expect(change(over, { respondBy: TO_COME }).status).toBe('CLOSED')
    expect(change(over, { title: 'When then?' }).title).toBe('When then?')
  })

  test('of an ended poll can be set to closed for good', () => {
    const over = aRequest({ respondBy: LONG_AGO })
    expect(change(over, { status: 'CLOSED' })).toMatchObject({ status: 'CLOSED', updatedAt: NOW })
  })
})

describe('the response of a helper', () => {
  const request = aRequest({ options: [anOption('A'), anOption('B'), anOption('C')] })
  const helperId = newUuid()

  const say = (
    asked: Partial<ResponseContent>,
    stored: ReturnType<typeof aResponse> | null = null,
  ) =>
    respond(
      { request, stored, helperId, isInAudience: true },
      { id: newUuid(), answers: [], comment: null, ...asked },
      NOW,
    )

  const answers = fc
    .shuffledSubarray(request.options)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ id }) =>
          fc
            .constantFrom('YES', 'MAYBE', 'NO')
            .map((availability) => ({ optionId: id, availability }) as const),
        ),
      ),
    )

  test('is stored in the order of the options, without unknown ones', () => {
    fc.assert(
      fc.property(answers, (said) => {
        const { result } = say({ answers: [...said] })
        const kept = request.options.flatMap(({ id }) => said.filter((one) => one.optionId === id))
        expect(result.answers).toEqual(kept)
      }),
    )
  })

  test('is published exactly if it changes', () => {
    const comment = fc.constantFrom(null, '', 'Late.')
    const one = fc.record({ answers, comment })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (all) => {
        let stored: ReturnType<typeof aResponse> | null = null
        let [logged, before] = [0, '']
        for (const { answers: said, comment: words } of all) {
          const decision = say({ answers: [...said], comment: words }, stored)
          const now = JSON.stringify([decision.result.answers, decision.result.comment])
          expect(decision.events).toHaveLength(now === before ? 0 : 1)
          logged += decision.events.length
          expect(decision.events.map(({ sequence }) => sequence)).toEqual(
            now === before ? [] : [logged],
          )
          expect(decision.result.textLoggedAt).toHaveLength(logged)
          ;[stored, before] = [decision.result, now]
        }
      }),
    )
  })

  test('keeps the times of its events for the retention of the log', () => {
    const stored = aResponse(request, {
      textLoggedAt: [LONG_AGO.toISOString(), NOW.toISOString()],
    })
    const { result } = say({ comment: 'Late.' }, stored)
    expect(result.textLoggedAt).toEqual([NOW.toISOString(), NOW.toISOString()])
  })

  test('is rejected for a closed poll before anything else is checked', () => {
    const closed = aRequest({ status: 'CLOSED' })
    const unknown = {
      id: newUuid(),
      answers: [{ optionId: newUuid(), availability: 'YES' as const }],
      comment: null,
    }
    const to = (isInAudience: boolean, of = request) =>
      codeOf(() => respond({ request: of, stored: null, helperId, isInAudience }, unknown, NOW))
    expect([to(false, closed), to(false), to(true)]).toEqual([
      ...['poll_closed', 'helper_not_in_audience', 'unknown_option'],
    ])
  })

  test('has no text after the helper is erased', () => {
    const erased = eraseResponse(aResponse(request, { comment: 'Ill.', textLoggedAt: ['x'] }), NOW)
    expect(erased).toMatchObject({
      answers: [],
      comment: null,
      textLoggedAt: [],
      deletedAt: NOW,
    })
  })
})

test('a poll is published as it was created, with its names in the public API', () => {
  const origin = { id: newUuid(), clubId: newUuid(), eventId: newUuid() }
  const { title, description, respondBy, options: asked } = aRequest({ respondBy: TO_COME })
  const content = { title, description, respondBy, options: asked, audience: anAudience() }
  const { events } = createRequest({ ...origin, content, eventStatus: 'ACTIVE' }, NOW, newUuid)
  expect(events).toMatchObject([
    {
      ...{ type: 'availability.request.created', sequence: 1 },
      changedFields: ['title', 'options', 'audience', 'respond_by', 'status'],
      data: { availability_request: { id: origin.id, status: 'open', response_count: 0 } },
    },
  ])
})
