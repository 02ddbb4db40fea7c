/** What is left of a caller's requests, as it was read. */
export interface RateLimit {
  limit: number
  remaining: number
  resetsAt: string | null
}

export type RateState = 'calm' | 'nearly' | 'none'

export interface Rate {
  used: number
  limit: number
  state: RateState
  /** End of the window; null while none is open. */
  resetsAt: string | null
}

/** A window that ended since it was read has all of its requests again. */
export function toRate({ limit, remaining, resetsAt }: RateLimit, now: Date): Rate {
  const isOpen = resetsAt !== null && new Date(resetsAt) > now
  const used = isOpen ? limit - remaining : 0
  return { used, limit, state: stateOf(used, limit), resetsAt: isOpen ? resetsAt : null }
}

function stateOf(used: number, limit: number): RateState {
  if (used >= limit) return 'none'
  return used >= limit * 0.9 ? 'nearly' : 'calm'
}

export interface Named {
  id: string
  name: string
  rate: Rate
}

/** Those who used most of their limit, and how many others sent something. */
export function toBusiest(
  all: readonly Named[],
  count: number,
): { shown: Named[]; others: number } {
  const busy = all
    .filter(({ rate }) => rate.used > 0)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || a.name.localeCompare(b.name))
  return { shown: busy.slice(0, count), others: Math.max(0, busy.length - count) }
}

const shareOf = ({ rate: { used, limit } }: Named) => used / limit
