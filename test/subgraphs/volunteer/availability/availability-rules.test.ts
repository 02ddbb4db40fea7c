import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import {
  type AskedResponse,
  eraseResponse,
  respond,
} from '../../../../subgraphs/volunteer/availability/response-rules.ts'
import {
  type AskedOption,
  createRequest,
  type RequestChanges,
  statusOf,
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

/** Options no two of which are alike, few enough that some often are in two lists. */
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

describe('the options of a request', () => {
  test('are those that were sent, in their order, each with an id of its own', () => {
    fc.assert(
      fc.property(options, (asked: AskedOption[]) => {
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

  test('keep their ids exactly where label and times are kept', () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        const stored = aRequest({ options: before.map((option) => ({ ...anOption(), ...option })) })
        const request = change(stored, { options: after })
        const toText = (option: AskedOption) =>
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

  test('are others once somebody has answered if and only if one comes or goes', () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        const stored = aRequest({ options: before.map((option) => ({ ...anOption(), ...option })) })
        const texts = (list: readonly AskedOption[]) =>
          list.map(({ label, startTime, endTime }) => `${label} ${startTime} ${endTime}`).sort()
        const isSame = String(texts(before)) === String(texts(after))
        const code = codeOf(() => change(stored, { options: after }, true))
        expect(code).toBe(isSame ? undefined : 'poll_has_answers')
      }),
    )
  })

  test('are the stored request itself where they are as they were', () => {
    const stored = aRequest()
    const asked = stored.options.map(({ id, ...option }) => option)
    expect(change(stored, { options: asked, title: stored.title }, true)).toBe(stored)
    expect(change(stored, {})).toBe(stored)
  })

  test('end after their start', () => {
    const at = '2026-08-01T18:00:00.000Z'
    const asked = [{ label: 'A', startTime: at, endTime: at }]
    expect(codeOf(() => change(aRequest(), { options: asked }))).toBe('invalid_time_range')
  })
})

describe('the status of a request', () => {
  test('is closed after its end, whatever was said, and not before', () => {
    expect(statusOf(aRequest(), NOW)).toBe('OPEN')
    expect(statusOf(aRequest({ respondBy: NOW }), NOW)).toBe('OPEN')
    expect(statusOf(aRequest({ respondBy: NOW }), TO_COME)).toBe('CLOSED')
    expect(statusOf(aRequest({ status: 'CLOSED', respondBy: TO_COME }), NOW)).toBe('CLOSED')
  })

  test('is opened only where its end is to come', () => {
    const over = aRequest({ status: 'CLOSED', respondBy: LONG_AGO })
    expect(codeOf(() => change(over, { status: 'OPEN' }))).toBe('invalid_respond_by')
    expect(change(over, { status: 'OPEN', respondBy: TO_COME }).status).toBe('OPEN')
    expect(change(over, { status: 'OPEN', respondBy: null }).status).toBe('OPEN')
    expect(change(over, { respondBy: TO_COME }).status).toBe('CLOSED')
    expect(change(over, { title: 'When then?' }).title).toBe('When then?')
  })

  test('of what is over can be closed for good', () => {
    const over = aRequest({ respondBy: LONG_AGO })
    expect(change(over, { status: 'CLOSED' })).toMatchObject({ status: 'CLOSED', updatedAt: NOW })
  })
})

describe('what a helper says', () => {
  const request = aRequest({ options: [anOption('A'), anOption('B'), anOption('C')] })
  const helperId = newUuid()

  const say = (asked: Partial<AskedResponse>, stored: ReturnType<typeof aResponse> | null = null) =>
    respond(
      { request, stored, helperId, isAsked: true },
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

  test('is kept in the order of the options, and nothing else of it', () => {
    fc.assert(
      fc.property(answers, (said) => {
        const { result } = say({ answers: [...said] })
        const kept = request.options.flatMap(({ id }) => said.filter((one) => one.optionId === id))
        expect(result.answers).toEqual(kept)
      }),
    )
  })

  test('is told each time that it is something else, and never else', () => {
    const comment = fc.constantFrom(null, '', 'Late.')
    const one = fc.record({ answers, comment })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (all) => {
        let stored: ReturnType<typeof aResponse> | null = null
        let [told, before] = [0, '']
        for (const { answers: said, comment: words } of all) {
          const decision = say({ answers: [...said], comment: words }, stored)
          const now = JSON.stringify([decision.result.answers, decision.result.comment])
          expect(decision.events).toHaveLength(now === before ? 0 : 1)
          told += decision.events.length
          expect(decision.events.map(({ sequence }) => sequence)).toEqual(
            now === before ? [] : [told],
          )
          expect(decision.result.toldAt).toHaveLength(told)
          ;[stored, before] = [decision.result, now]
        }
      }),
    )
  })

  test('remembers when it was told as long as the log may have it', () => {
    const stored = aResponse(request, { toldAt: [LONG_AGO.toISOString(), NOW.toISOString()] })
    const { result } = say({ comment: 'Late.' }, stored)
    expect(result.toldAt).toEqual([NOW.toISOString(), NOW.toISOString()])
  })

  test('is refused to what is closed before anything else', () => {
    const closed = aRequest({ status: 'CLOSED' })
    const unknown = {
      id: newUuid(),
      answers: [{ optionId: newUuid(), availability: 'YES' as const }],
      comment: null,
    }
    const to = (isAsked: boolean, of = request) =>
      codeOf(() => respond({ request: of, stored: null, helperId, isAsked }, unknown, NOW))
    expect([to(false, closed), to(false), to(true)]).toEqual([
      ...['poll_closed', 'helper_not_in_audience', 'unknown_option'],
    ])
  })

  test('leaves no words once the helper is forgotten', () => {
    const erased = eraseResponse(aResponse(request, { comment: 'Ill.', toldAt: ['x'] }), NOW)
    expect(erased).toMatchObject({ answers: [], comment: null, toldAt: [], deletedAt: NOW })
  })
})

test('a request is told as it was made, by its names in the public API', () => {
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
