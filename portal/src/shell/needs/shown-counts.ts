/** Problems that a page counted. */
export interface PageCount {
  count: number
  /** The volunteer event that they are of; null for those of the club. */
  eventId: string | null
}

/** By the name of the page. */
export type PageCounts = Readonly<Record<string, PageCount>>

export type ShownCounts = Readonly<Partial<Record<string, number>>>

/** What the navigation shows: nothing of another event than the one in view. */
export function toShownCounts(counts: PageCounts, eventInView: string | null): ShownCounts {
  const inView = Object.entries(counts).filter(
    ([, { eventId }]) => eventId === null || eventId === eventInView,
  )
  return Object.fromEntries(inView.map(([page, { count }]) => [page, count]))
}
