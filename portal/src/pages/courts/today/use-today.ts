import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answered, ask, type DataOf, type VariablesOf } from '../../../graph/ask.ts'
import type { Fault } from '../../../graph/fault.ts'
import { beginnings } from '../../../graph/following/beginnings.ts'
import { useRecord } from '../../../graph/live.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { type PortalClub, useMay } from '../../../shell/club.tsx'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import { addDays, startOfDay } from '../../../time/zoned.ts'
import type { DaySession } from './day-plan.ts'
import { type DayClub as Club, withLatest, withSession } from './day-sessions.ts'

/** With the club and the day. */
type DayKey = ['PortalToday', string, string]
type PageInfo = NonNullable<Club['matchSessions']>['pageInfo']

/** Beyond this a day is not one that a club plays. */
const MOST_PAGES = 10

/** A club's day, kept up to date by what the club publishes. */
export function useToday(club: PortalClub, day: string) {
  const client = useQueryClient()
  const isDesk = useMay(...DESK_ROLES)
  const key: DayKey = ['PortalToday', club.id, day]
  const latest = useRef(new Map<string, DaySession>())
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery<
    Club | null,
    Fault,
    Club | null,
    DayKey
  >({
    queryKey: key,
    queryFn: async ({ queryKey, signal }) => {
      await beginnings.waitFor(queryKey, signal)
      const earlier = new Set(latest.current.values())
      return withLatest(await readDay(club, day, signal), latest.current, earlier)
    },
    placeholderData: (before, query) => (query?.queryKey[1] === club.id ? before : undefined),
  })
  const ofClub = { clubId: club.id }
  const conflicts = useAsk('PortalOpenConflicts', ofClub, { enabled: isDesk })
  const endpoints = useAsk('PortalFailingEndpoints', ofClub, { enabled: isDesk })
  useRecord('PortalDay', ofClub, ({ clubMatchSessions: session }) => {
    if (!session) return
    latest.current.set(session.id, session)
    client.setQueryData<Club | null>(key, (old) => old && withSession(old, session))
  })
  const open = conflicts.data?.club?.reconciliationConflicts?.nodes ?? null
  const failing = endpoints.data?.club?.webhookEndpoints?.nodes ?? null
  const fault = (asked: { error: Fault | null; faults: readonly Fault[] }, list: unknown) =>
    asked.error ?? (list === null ? asked.faults[0] : null)
  const isRead = data != null && !isPlaceholderData
  return {
    data: isRead ? data : null,
    /** While another day is read, and at midnight, those of the day before: what is open over the page stays. */
    lastRead: data ?? null,
    error,
    isLoading: isPending || isPlaceholderData,
    refetch,
    /** Null while they are not known. */
    conflicts: open,
    endpoints: failing,
    /** All that the person may see of what needs attention; the front desk alone sees conflicts and webhooks. */
    isKnown: isRead && (!isDesk || (open !== null && failing !== null)),
    /** Conflicts or webhooks could not be read. */
    needsFault: fault(conflicts, open) ?? fault(endpoints, failing) ?? null,
  }
}

async function readDay(club: PortalClub, day: string, signal: AbortSignal): Promise<Club | null> {
  // What began the day before may go on in this one.
  const from = startOfDay(addDays(day, -1), club.timezone).toISOString()
  const to = startOfDay(addDays(day, 1), club.timezone).toISOString()
  let whole: Club | null = null
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const variables: VariablesOf<'PortalToday'> = { clubId: club.id, from, to, after }
    const answer: Answered<DataOf<'PortalToday'>> = await ask('PortalToday', variables, signal)
    const [fault] = answer.faults
    // A list that could not be read is no empty one.
    if (fault) throw fault
    const read: Club | null = answer.data.club
    if (!read) return whole
    whole = whole === null ? read : withPage(whole, read)
    const info: PageInfo | undefined = read.matchSessions?.pageInfo
    if (!info?.hasNextPage) return whole
    after = info.endCursor
  }
  return whole
}

function withPage(club: Club, { matchSessions }: Club): Club {
  if (!matchSessions) return club
  const nodes = [...(club.matchSessions?.nodes ?? []), ...matchSessions.nodes]
  return { ...club, matchSessions: { ...matchSessions, nodes } }
}
