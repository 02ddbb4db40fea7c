import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNeedCount } from '../../../shell/needs/counts.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { isDay } from '../../../time/day-text.ts'
import { useNow } from '../../../time/use-times.ts'
import { inZone } from '../../../time/zoned.ts'
import { Needs } from '../needs/needs.tsx'
import { toNeeds } from '../needs/to-needs.ts'
import { useSettlements } from './conflict/use-settlements.ts'
import { planDay } from './day-plan.ts'
import { BlockDialog } from './timeline/block-dialog.tsx'
import { DayCounts, Legend } from './timeline/legend.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { TodayHead } from './today-head.tsx'
import { todayWords } from './today-words.ts'
import { useToday } from './use-today.ts'

/** What happens on the courts now, and what needs attention. */
export default function TodayPage() {
  const words = useWords(todayWords)
  const club = useClub()
  const { search } = usePlace()
  const now = useNow()
  const today = inZone(now, club.timezone).day
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : today
  const read = useToday(club, day)
  const { data, error, isLoading, refetch, conflicts, endpoints, isKnown, needsFault } = read
  const locations = data?.locations?.nodes ?? []
  const wanted = locations.find(({ id }) => id === search.get('location'))
  const location = wanted ?? (locations.length === 1 ? (locations[0] ?? null) : null)
  const all = data?.courts?.nodes ?? []
  const courts = all.filter(({ locationId }) => location === null || locationId === location.id)
  const courtsById = useMemo(
    () => new Map(data?.courts?.nodes.map((court) => [court.id, court])),
    [data?.courts],
  )
  const sessions = data?.matchSessions?.nodes ?? []
  const plan = useMemo(() => {
    const facts = { courts, sessions, locations, day }
    return planDay({ ...facts, zone: club.timezone, conflicts: conflicts ?? [] })
  }, [courts, sessions, locations, day, club.timezone, conflicts])
  // A filter by location hides no problem of another one.
  const needs = toNeeds({
    courts: all,
    conflicts: conflicts ?? [],
    endpoints: endpoints ?? [],
    now,
  })
  const markSettled = useSettlements(conflicts, courtsById)
  useNeedCount('today', isKnown ? needs.length : null)
  useTitle(words.title)
  const isToday = day === today
  return (
    <>
      <TodayHead day={day} today={today} locations={locations} location={location} />
      <StaleNote zone={club.timezone} />
      {isToday && needsFault && <FaultNote fault={needsFault} />}
      {isToday && <Needs needs={needs} courts={courtsById} onSettled={markSettled} />}
      <section className="card" aria-labelledby="courts">
        <header>
          <h2 id="courts" tabIndex={-1}>
            {words.courts}
          </h2>
          {data && <DayCounts counts={plan.counts} />}
        </header>
        {isLoading && <Loading lines={6} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {data && courts.length === 0 && <Empty title={words.noCourts} text={words.noCourtsText} />}
        {data && courts.length > 0 && (
          <>
            <Timeline
              plan={plan}
              now={isToday ? inZone(now, club.timezone).hour : null}
              onOpen={(id) => setSearch({ match: id })}
            />
            <Legend />
          </>
        )}
      </section>
      <BlockDialog
        rows={plan.rows}
        id={search.get('match')}
        onClose={() => setSearch({ match: null })}
      />
    </>
  )
}
