import { Guid } from '../fields/fields.ts'
import {
  changeable,
  choice,
  clearable,
  instant,
  listOf,
  nested,
  omittable,
} from '../fields/input-fields.ts'
import { inputRecord, type Refuse, type ValuesOf } from '../fields/input-record.ts'
import { linesText, lineText } from '../fields/line-text.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { CHANGED, DELETED } from './lists.ts'
import { MessageAudience } from './messages.ts'
import { AVAILABILITIES, AVAILABILITY_REQUEST_STATUSES } from './statuses.ts'

const { availability } = VOLUNTEER_LIMITS

const Title = lineText({ min: 2, max: availability.title })

const Description = linesText({ min: 0, max: availability.description })

/** Something that helpers can say yes or no to. An id that is sent with it is passed over. */
const AskedOption = inputRecord({
  label: lineText({ min: 1, max: availability.label }),
  startTime: omittable(instant),
  endTime: omittable(instant),
})

const Options = listOf(AskedOption, availability.options)

/** A new availability request (Endpoints, availability). */
export const NewAvailabilityRequest = inputRecord(
  {
    title: Title,
    description: omittable(Description),
    options: Options,
    audience: omittable(nested(MessageAudience)),
    respondBy: omittable(instant),
  },
  refuseTwins,
)

/** What can be changed of a request; what is absent stays as it is. */
export const AvailabilityRequestChanges = inputRecord(
  {
    title: changeable(Title),
    description: Description.nullish(),
    options: changeable(Options),
    respondBy: clearable(instant),
    status: changeable(choice(AVAILABILITY_REQUEST_STATUSES)),
    expectedUpdatedAt: omittable(instant),
  },
  refuseTwins,
)

/** All that a helper says to a request; it takes the place of what they said before. */
export const AskedAvailabilityResponse = inputRecord({
  answers: listOf(inputRecord({ optionId: Guid, availability: choice(AVAILABILITIES) }), {
    max: availability.options.max,
    unique: { by: 'optionId', message: 'An option is answered once.' },
  }),
  comment: omittable(lineText({ min: 0, max: availability.comment })),
})

export const AvailabilityRequestFilter = inputRecord(CHANGED)

export const AvailabilityResponseFilter = inputRecord({ ...DELETED, ...CHANGED })

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
