import type {
  CreateAvailabilityRequestInput,
  AvailabilityRequest as RequestInGraph,
  UpdateAvailabilityRequestInput,
} from '../../built/types/volunteer.ts'
import { Guid } from '../fields/fields.ts'
import { choice, instant, listOf, nested, omittable } from '../fields/input-fields.ts'
import { inputRecord, type Refuse, type ValuesOf } from '../fields/input-record.ts'
import { type ContentOf, changesOf, inputsOf } from '../fields/resource-fields.ts'
import { linesText, lineText } from '../fields/text/line-text.ts'
import type { WrittenFields } from './bodies/resource-body.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { MessageAudience } from './messages.ts'
import { AVAILABILITIES, AVAILABILITY_REQUEST_STATUSES } from './statuses.ts'

const { availability } = VOLUNTEER_LIMITS

const Title = lineText({ min: 2, max: availability.title })

const Description = linesText({ min: 0, max: availability.description })

/** An option that helpers answer. An id in the input is ignored. */
const AskedOption = inputRecord({
  label: lineText({ min: 1, max: availability.label }),
  startTime: omittable(instant),
  endTime: omittable(instant),
})

const Options = listOf(AskedOption, availability.options)

/** What a club writes of an availability request. */
export const REQUEST_FIELDS = {
  title: { input: Title, stored: { kind: 'text', length: availability.title } },
  description: {
    input: Description,
    stored: { kind: 'text', length: availability.description },
    empty: null,
  },
  options: { input: Options, stored: { kind: 'json' } },
  audience: { input: nested(MessageAudience), stored: { kind: 'json' } },
  respondBy: { input: instant, stored: { kind: 'moment' }, empty: null },
  /** A request whose `respondBy` has passed counts as closed, too (`statusOf`). */
  status: {
    input: choice(AVAILABILITY_REQUEST_STATUSES),
    stored: { kind: 'keyword' },
    empty: 'OPEN',
  },
} as const satisfies WrittenFields<
  RequestInGraph,
  CreateAvailabilityRequestInput | UpdateAvailabilityRequestInput,
  'requestId' | 'responseCount'
>

export type WrittenRequest = ContentOf<typeof REQUEST_FIELDS>

const { status: _status, ...inputs } = inputsOf(REQUEST_FIELDS)

export const NewAvailabilityRequest = inputRecord(
  { ...inputs, audience: omittable(nested(MessageAudience)) },
  refuseTwins,
)

const { audience: _audience, ...changes } = changesOf(REQUEST_FIELDS)

/** An update of a request. An absent field stays as it is. */
export const AvailabilityRequestChanges = inputRecord(
  { ...changes, expectedUpdatedAt: omittable(instant) },
  refuseTwins,
)

/** A helper's response to a request; replaces the previous response. */
export const AskedAvailabilityResponse = inputRecord({
  answers: listOf(inputRecord({ optionId: Guid, availability: choice(AVAILABILITIES) }), {
    max: availability.options.max,
    unique: { by: 'optionId', message: 'An option is answered once.' },
  }),
  comment: omittable(lineText({ min: 0, max: availability.comment })),
})

/** Two equal options could not be distinguished in answers. */
function refuseTwins(
  { options = [] }: { options?: ValuesOf<typeof AskedOption.fields>[] | undefined },
  refuse: Refuse,
): void {
  const seen = new Set<string>()
  for (const [index, { label, startTime, endTime }] of options.entries()) {
    const name = JSON.stringify([label, startTime ?? null, endTime ?? null])
    if (seen.has(name)) refuse('unique', 'Two options are alike.', ['options', index])
    seen.add(name)
  }
}
