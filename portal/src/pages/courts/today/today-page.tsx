import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useIsList } from '../../../parts/use-is-narrow.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNeedCount } from '../../../shell/needs/counts.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { isDay } from '../../../time/day-text.ts'
import { useNow } from '../../../time/use-times.ts'
import { inZone } from '../../../time/zoned.ts'
import { Closings } from '../closing/closings.tsx'
import { Needs } from '../needs/needs.tsx'
import { useNeeds } from '../needs/use-needs.ts'
import { useDeskSearch } from '../search/use-desk-search.tsx'
import { useWalkIn } from '../walk-in/use-walk-in.tsx'
import { useSettlements } from './conflict/use-settlements.ts'
import { type Court, planDay } from './day-plan.ts'
import { NeedsLink } from './now/needs-link.tsx'
import { NowSection } from './now/now-section.tsx'
import { DaySheets } from './print/day-sheet.tsx'
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
  const { data, lastRead, error, isLoading, refetch, conflicts, endpoints, isKnown } = read
  const locations = lastRead?.locations?.nodes ?? []
  const wanted = locations.find(({ id }) => id === search.get('location'))
  const location = wanted ?? (locations.length === 1 ? (locations[0] ?? null) : null)
  const all = lastRead?.courts?.nodes ?? NONE
  const locationId = location?.id ?? null
  const courts = useMemo(
    () => all.filter((court) => locationId === null || locationId === court.locationId),
    [all, locationId],
  )
  const courtsById = useMemo(() => new Map(all.map((court) => [court.id, court])), [all])
  const isToday = day === today
  const isList = useIsList()
  const plan = useMemo(() => {
    const sessions = data?.matchSessions?.nodes ?? []
    const facts = { courts, sessions, locations: lastRead?.locations?.nodes ?? [], day, isToday }
    return planDay({ ...facts, zone: club.timezone, conflicts: conflicts ?? [] })
  }, [courts, data, lastRead, day, isToday, club.timezone, conflicts])
  const walkIn = useWalkIn({ ...plan, places: locations, zone: club.timezone })
  const desk = useDeskSearch(all)
  // A filter by location hides no problem of another one.
  const { needs, ...seen } = useNeeds(club, {
    courts: all,
    sessions: isToday ? (lastRead?.matchSessions?.nodes ?? []) : [],
    conflicts: conflicts ?? [],
    endpoints: endpoints ?? [],
    now,
  })
  const needsFault = read.needsFault ?? seen.fault
  const markSettled = useSettlements(conflicts, courtsById)
  useNeedCount('today', isKnown && seen.isKnown && isToday ? needs.length : null)
  useTitle(words.title)
  const opened = search.get('match')
  const block = useLoaded(loadBlock, opened !== null, () => setSearch({ match: null }))
  const isBelowNow = isToday && isList && data !== null && courts.length > 0
  const open = (id: string) => setSearch({ match: id })
  return (
    <>
      <TodayHead
        day={day}
        today={today}
        locations={locations}
        location={location}
        onBook={walkIn.open && (() => walkIn.open?.())}
        onSearch={desk.open}
        onMissing={desk.askMissing}
      />
      <StaleNote zone={club.timezone} />
      {isBelowNow && <NeedsLink count={needs.length} />}
      {isBelowNow && <NowSection rows={plan.rows} onOpen={open} />}
      {isToday && needsFault && <FaultNote fault={needsFault} />}
      {isToday && (
        <Needs
          needs={needs}
          courts={courtsById}
          sessions={lastRead?.matchSessions?.nodes ?? []}
          places={locations}
          onSettled={markSettled}
        />
      )}
      <section className="card" aria-labelledby="courts">
        <header>
          <h2 id="courts" tabIndex={-1}>
            {words.courts}
          </h2>
          {data && <DayCounts counts={plan.counts} />}
          {data && courts.length > 0 && (
            <Button className="push hide-s" onClick={() => print()}>
              {words.print}
            </Button>
          )}
        </header>
        {isLoading && <Loading lines={6} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {data && courts.length === 0 && <Empty title={words.noCourts} text={words.noCourtsText} />}
        {data && courts.length > 0 && (
          <>
            <Timeline
              plan={plan}
              now={isToday ? inZone(now, club.timezone).hour : null}
              isBelowNow={isBelowNow}
              onOpen={open}
              onBook={walkIn.open}
            />
            <Legend isToday={isToday} />
          </>
        )}
      </section>
      {data && <DaySheets plan={plan} />}
      {block && (
        <block.BlockDialog
          rows={plan.rows}
          isRead={data !== null}
          places={locations}
          id={opened}
          onClose={() => setSearch({ match: null })}
        />
      )}
      <Closings courts={all} locations={locations} />
      {walkIn.dialog}
      {desk.dialog}
    </>
  )
}

const loadBlock = () => import('./timeline/block-dialog.tsx')

/** The same one at each draw, before the day is read. */
const NONE: readonly Court[] = []
