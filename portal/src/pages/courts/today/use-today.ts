import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answered, ask, type DataOf, type VariablesOf } from '../../../graph/ask.ts'
import type { Fault } from '../../../graph/fault.ts'
import { useFeed } from '../../../graph/feeds.ts'
import { useLive } from '../../../graph/live.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'
import { AGAIN_EVERY_MS, useClubChanges, useThrottled } from '../../../graph/use-club-changes.ts'
import { type PortalClub, useMay } from '../../../shell/club.tsx'
import { addDays, startOfDay } from '../../../time/zoned.ts'
import type { DaySession } from './day-plan.ts'
import { type DayClub as Club, withLatest, withSession } from './day-sessions.ts'

type PageInfo = NonNullable<Club['matchSessions']>['pageInfo']

/** Beyond this a day is not one that a club plays. */
const MOST_PAGES = 10

/** A club's day, kept up to date by what the club publishes. */
export function useToday(club: PortalClub, day: string) {
  const client = useQueryClient()
  const reload = useReload()
  const isDesk = useMay('OWNER', 'OPERATOR')
  const key = ['PortalToday', club.id, day]
  const latest = useRef(new Map<string, DaySession>())
  const { data, error, isPending, refetch } = useQuery<Club | null, Fault>({
    queryKey: key,
    queryFn: async ({ signal }) => withLatest(await readDay(club, day, signal), latest.current),
    // Coaches get the events of sessions alone, not those of courts.
    refetchInterval: !isDesk && AGAIN_EVERY_MS,
  })
  const conflicts = useAsk(
    'PortalOpenConflicts',
    { clubId: club.id },
    {
      enabled: isDesk,
      refetchInterval: ({ state }) => isAnyOpen(state.data?.data) && AGAIN_EVERY_MS,
    },
  )
  const endpoints = useAsk(
    'PortalFailingEndpoints',
    { clubId: club.id },
    { enabled: isDesk, refetchInterval: AGAIN_EVERY_MS },
  )

  useLive(
    'PortalDay',
    { clubId: club.id },
    ({ clubMatchSessions: session }) => {
      if (!session) return
      latest.current.set(session.id, session)
      client.setQueryData<Club | null>(key, (old) => old && withSession(old, session))
    },
    { onReconnected: () => reload('PortalToday') },
  )
  useFeed(
    club.id,
    ({ clubEvents }) => {
      const type = clubEvents?.event?.eventType ?? ''
      if (RELOADING.has(type)) reload('PortalToday')
      if (RECONCILING.has(type)) reload('PortalOpenConflicts')
    },
    { isOn: isDesk, onGap: () => reload('PortalToday', 'PortalOpenConflicts') },
  )
  const readDayAgain = useThrottled(() => reload('PortalToday'))
  useClubChanges(
    club.id,
    {
      // At its begin a subscription names no court: the day was just read, and is read again after a cut.
      COURT: (courtId) => courtId !== null && readDayAgain(),
      RECONCILIATION_CONFLICT: useThrottled(() => reload('PortalOpenConflicts')),
      WEBHOOK_ENDPOINT: useThrottled(() => reload('PortalFailingEndpoints'), FAILING_EVERY_MS),
    },
    { isOn: isDesk },
  )
  const open = conflicts.data?.club?.reconciliationConflicts?.nodes ?? null
  const failing = endpoints.data?.club?.webhookEndpoints?.nodes ?? null
  const fault = (asked: { error: Fault | null; faults: readonly Fault[] }, list: unknown) =>
    asked.error ?? (list === null ? asked.faults[0] : null)
  return {
    data: data ?? null,
    error,
    isLoading: isPending,
    refetch,
    /** Null while they are not known. */
    conflicts: open,
    endpoints: failing,
    /** Conflicts or webhooks could not be read. */
    needsFault: fault(conflicts, open) ?? fault(endpoints, failing) ?? null,
  }
}

/** Scores and moves of a session come with it; these change what only the day itself says. */
const RELOADING = new Set([
  'COURT_STATUS_CHANGED',
  'SESSION_CREATED',
  'BOOKING_UPDATED',
  'BOOKING_CANCELLED',
])

/** These bring a conflict, another state of it, or its end. */
const RECONCILING = new Set([
  'BOOKING_RECONCILIATION_REQUIRED',
  'BOOKING_UPDATED',
  'BOOKING_CANCELLED',
])

/** Whether an endpoint fails need not follow each of its deliveries. */
const FAILING_EVERY_MS = 5_000

function isAnyOpen(data: DataOf<'PortalOpenConflicts'> | undefined): boolean {
  return (data?.club?.reconciliationConflicts?.nodes.length ?? 0) > 0
}

async function readDay(club: PortalClub, day: string, signal: AbortSignal): Promise<Club | null> {
  const from = startOfDay(day, club.timezone).toISOString()
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
