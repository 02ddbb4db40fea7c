/** Pages of a club that are about one of its volunteer events. */
const OF_VOLUNTEERS = /^\/portal\/([^/?]+)\/(?:helpers|messages|polls|volunteers)(?=[/?]|$)/
const PLAN = /^\/portal\/[^/]+\/volunteers\/(?!workflows)([^/?]+)/

interface Address {
  path: string
  search: URLSearchParams
}

/** The event that a page is about; null for pages of none. */
export function eventOf({ path, search }: Address): string | null {
  if (!OF_VOLUNTEERS.test(path)) return null
  return PLAN.exec(path)?.[1] ?? search.get('event')
}

/** An address to which the event of the page goes along: from one volunteer page of a club to the next. */
export function keepEvent(address: string, from: Address): string {
  const event = eventOf(from)
  const [, club] = OF_VOLUNTEERS.exec(address) ?? []
  const isOfClub = club !== undefined && OF_VOLUNTEERS.exec(from.path)?.[1] === club
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (event === null || !isOfClub || eventOf({ path, search }) !== null) return address
  return `${path}?${new URLSearchParams({ event, ...Object.fromEntries(search) })}`
}
