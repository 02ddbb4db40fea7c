interface Poll {
  status: 'OPEN' | 'CLOSED'
  /** Of a replayed answer, and on a page, a string. */
  respondBy: Date | string | null
}

/** The effective status of a poll: one that has ended is closed; at its last moment it is open. */
export function pollStatusOf({ status, respondBy }: Poll, now: Date): Poll['status'] {
  return respondBy !== null && new Date(respondBy) < now ? 'CLOSED' : status
}
