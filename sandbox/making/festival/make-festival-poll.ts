import { addDays, DAY_MS, toMoment } from '../../../platform/time/local-time.ts'
import type {
  AvailabilityOption,
  AvailabilityRequest,
} from '../../../subgraphs/volunteer/availability/availability-request.ts'
import type { AvailabilityResponse } from '../../../subgraphs/volunteer/availability/availability-response.ts'
import type { FestivalPlan } from '../../plans/festival-plan.ts'
import { daysAgo } from '../making.ts'
import type { FestivalMaking, FestivalRows } from './festival.ts'

type PollSetup = Pick<FestivalRows, 'event'> & { reached: readonly string[] }

const SHARES = { answered: 0.6, left: 0.1, comment: 0.15 }

const COMMENTS = ['After work only.', 'With a car.', 'Not on the same day as my sister.']

const AVAILABILITIES = ['YES', 'YES', 'MAYBE', 'NO'] as const

/** An availability request to all helpers, with answers of most of them for most days. */
export function makePoll(
  { club, days, inDays }: FestivalPlan,
  { event, reached }: PollSetup,
  { now, newId, origin, random }: FestivalMaking,
): Pick<FestivalRows, 'polls' | 'answers'> {
  const askedAt = daysAgo({ now }, 12)
  const options = Array.from({ length: days }, (_, index): AvailabilityOption => {
    const day = addDays(event.startDate, index)
    const at = (hour: number) => toMoment(club.timezone, day, hour * 60).toISOString()
    return { id: newId(), label: `Day ${index + 1}`, startTime: at(9), endTime: at(26) }
  })
  const poll: AvailabilityRequest = {
    ...{ id: newId(), ...origin, title: 'When can you come?', options },
    description: 'Tell us your days; we plan the shifts from them.',
    audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] },
    ...{ respondBy: new Date(now.getTime() + (inDays - 6) * DAY_MS), status: 'OPEN' },
    ...{ deletedAt: null, publishedCount: 0, createdAt: askedAt, updatedAt: askedAt },
  }
  const answers = reached
    .filter(() => random.chance(SHARES.answered))
    .map((helperId): AvailabilityResponse => {
      const answeredAt = new Date(askedAt.getTime() + Math.floor(random.between(0, 11) * DAY_MS))
      const said = options.flatMap(({ id: optionId }) => {
        const [availability = 'YES'] = random.sample(AVAILABILITIES, 1)
        return random.chance(SHARES.left) ? [] : [{ optionId, availability }]
      })
      return {
        ...{ id: newId(), ...origin, requestId: poll.id, helperId, answers: said },
        comment: random.chance(SHARES.comment) ? (random.sample(COMMENTS, 1)[0] ?? null) : null,
        ...{ textLoggedAt: [], deletedAt: null, publishedCount: 0 },
        ...{ createdAt: answeredAt, updatedAt: answeredAt },
      }
    })
  return { polls: [poll], answers }
}
