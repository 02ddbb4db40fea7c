import { useEffect, useEffectEvent } from 'react'
import type { DataOf, PortalOperation } from './ask.ts'
import { follow } from './live.ts'

interface Positioned {
  position: string
  event: { id: string } | null
}

export interface FeedOptions {
  isOn?: boolean
  /** Where to begin; absent: now. */
  after?: string | null
  /** After so long a cut that events were missed: what they changed has to be read again. */
  onGap?: () => void
}

/** The two sides of a club publish for themselves. */
const FEEDS = {
  PortalClubEvents: 'clubEvents',
  PortalNamedClubEvents: 'clubEvents',
  PortalVolunteerEvents: 'volunteerPublications',
} as const satisfies Partial<Record<PortalOperation, string>>

type FeedName = keyof typeof FEEDS

/** Follows a club's events: after a cut nothing is missed and nothing comes twice. */
export function useFeed(
  clubId: string,
  onEvent: (item: DataOf<'PortalClubEvents'>) => void,
  options: FeedOptions = {},
): void {
  usePositions('PortalClubEvents', clubId, onEvent, options)
}

/** The same, with the court of each event. */
export function useNamedFeed(
  clubId: string,
  onEvent: (item: DataOf<'PortalNamedClubEvents'>) => void,
  options: FeedOptions = {},
): void {
  usePositions('PortalNamedClubEvents', clubId, onEvent, options)
}

/** Follows what happens on the volunteer side of a club, likewise. */
export function useVolunteerFeed(
  clubId: string,
  onEvent: (item: DataOf<'PortalVolunteerEvents'>) => void,
  options: FeedOptions = {},
): void {
  usePositions('PortalVolunteerEvents', clubId, onEvent, options)
}

function usePositions<Name extends FeedName>(
  name: Name,
  clubId: string,
  onEvent: (item: DataOf<Name>) => void,
  { isOn = true, after = null, onGap }: FeedOptions,
): void {
  const take = useEffectEvent(onEvent)
  const missed = useEffectEvent(() => onGap?.())
  useEffect(() => {
    if (!isOn) return
    const known = new Set<string>()
    let position = after
    return follow({
      name,
      variables: () => ({ clubId, after: position }),
      onData: (data) => {
        const item = data[FEEDS[name]] as Positioned | null
        if (!item) return
        position = item.position
        const id = item.event?.id
        if (id === undefined || known.has(id)) return
        if (known.size > MOST_KNOWN) known.clear()
        known.add(id)
        take(data as DataOf<Name>)
      },
      onRefused: (code) => {
        if (code !== 'invalid_cursor') return false
        position = null
        missed()
        return true
      },
    })
  }, [name, clubId, isOn, after])
}

const MOST_KNOWN = 5_000
