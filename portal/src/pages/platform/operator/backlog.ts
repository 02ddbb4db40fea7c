import type { DataOf } from '../../../graph/ask.ts'

type Backlogs = DataOf<'PortalBacklog'>
type Queue = NonNullable<Backlogs['backlog']>['queues'][number]['queue']

/** Work of one kind that waits. */
export interface Waiting {
  of: Queue | 'DELIVERIES' | 'VOLUNTEER_DELIVERIES'
  count: number
  dueSince: string | null
}

/** The graph counts no further. */
export const MOST_COUNTED = 10_000

/** What is due for longer than this does not keep up. */
const BEHIND_MS = 2 * 60_000

/** Everything that can wait, in a fixed order; a product that does not answer is left out. */
export function toWaiting({ backlog, volunteerBacklog }: Backlogs): Waiting[] {
  const ofProduct = (
    of: 'DELIVERIES' | 'VOLUNTEER_DELIVERIES',
    product: Backlogs['backlog'],
  ): Waiting[] => {
    if (product === null) return []
    const { deliveryCount, deliveriesDueSince, queues } = product
    return [
      { of, count: deliveryCount, dueSince: deliveriesDueSince },
      ...queues.map(({ queue, itemCount, dueSince }) => {
        return { of: queue, count: itemCount, dueSince }
      }),
    ]
  }
  return [
    ...ofProduct('DELIVERIES', backlog),
    ...ofProduct('VOLUNTEER_DELIVERIES', volunteerBacklog),
  ]
}

export function isDelivery({ of }: Waiting): boolean {
  return of === 'DELIVERIES' || of === 'VOLUNTEER_DELIVERIES'
}

export function isBehind({ dueSince }: Waiting, now: Date): boolean {
  return dueSince !== null && now.getTime() - new Date(dueSince).getTime() > BEHIND_MS
}

/** All of some kinds together, with the longest wait. */
export function sumUp(waiting: readonly Waiting[]): Pick<Waiting, 'count' | 'dueSince'> {
  const since = waiting.flatMap(({ dueSince }) => dueSince ?? []).sort()
  return { count: waiting.reduce((sum, { count }) => sum + count, 0), dueSince: since[0] ?? null }
}

/** `31 s`, `4 min`, `2 h`, `3 d`: how long something waits, in the space of a figure. */
export function toAge(since: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(since).getTime()) / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}
