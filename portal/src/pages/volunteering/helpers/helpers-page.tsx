import { useMemo, useState } from 'react'
import { useExport } from '../../../graph/use-export.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useIsNarrow } from '../../../parts/use-is-narrow.ts'
import { go, setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { inZone } from '../../../time/zoned.ts'
import { EventCrumb } from '../volunteers/event-crumb.tsx'
import { groupOptions } from '../volunteers/poll-answers.ts'
import { usePeople } from '../volunteers/use-people.ts'
import { useVolunteerEvent } from '../volunteers/use-volunteer-event.ts'
import { download } from './csv/download.ts'
import { toHelperCsv } from './csv/helper-csv.ts'
import { filterPeople, readFilters } from './helper-filters.ts'
import { HelperForm } from './helper-form.tsx'
import { HelperList } from './helper-list.tsx'
import { HelperSearch } from './helper-search.tsx'
import { helpersWords } from './helpers-words.ts'
import { HelperPanel } from './panel/helper-panel.tsx'

/** One of three hundred: found, chosen, written to. */
export default function HelpersPage() {
  const words = useWords(helpersWords)
  const { language } = useSpeech()
  const club = useClub()
  const { search } = usePlace()
  const isNarrow = useIsNarrow()
  const [isAdding, setIsAdding] = useState(false)
  const events = useVolunteerEvent()
  const { event, zone } = events
  const filters = useMemo(() => readFilters(search), [search])
  const roster = usePeople(event?.id ?? null, filters.search.trim())
  const { people, polls, isThere, isLoading } = roster
  const isCounted = events.isThere && roster.isCounted
  const asked = useMemo(() => (polls.length > 0 ? groupOptions(polls, zone) : null), [polls, zone])
  const listed = useMemo(() => filterPeople(people, filters), [people, filters])
  const chosen = people.find(({ helper }) => helper.id === search.get('helper')) ?? null
  const error = events.error ?? roster.error
  useTitle(words.title)
  const file = useExport(
    roster.readNow,
    (ids: ReadonlySet<string> | null) => {
      const { day } = inZone(new Date(), club.timezone)
      const them = ids === null ? listed : people.filter(({ helper }) => ids.has(helper.id))
      download(`helpers-${day}.csv`, toHelperCsv(them, language))
      showToast({ text: words.exported(them.length) })
    },
    { isReady: isCounted },
  )
  const open = (helper: string | null) => setSearch({ helper })
  return (
    <>
      <div className="ph">
        <div className="t">
          {event && <EventCrumb event={event} events={events.events} />}
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <ConnectionWord />
        <Button icon="down2" isBusy={file.isBusy} onClick={() => file.start(null)}>
          {words.exportCsv}
        </Button>
        <Button onClick={() => go(toClubPath(club, 'helpers/import'))}>{words.importCsv}</Button>
        <Button look="pri" icon="plus" className="grow-s" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      </div>
      <StaleNote zone={club.timezone} />
      <HelperSearch
        people={people}
        filters={filters}
        hasPoll={asked !== null}
        isCounted={isCounted}
      />
      {!roster.isWhole && (
        <div className="note">
          <span>{words.notWhole(people.length)}</span>
        </div>
      )}
      {error && (
        <FaultNote
          fault={error}
          onRetry={() => {
            void events.refetch()
            roster.refetch()
          }}
        />
      )}
      <div className="split">
        {isLoading || !isThere || (filters.shown.length > 0 && !isCounted) ? (
          <section className="card">{!error && <Loading lines={8} />}</section>
        ) : (
          <HelperList
            people={people}
            listed={listed}
            filters={filters}
            event={event}
            asked={asked}
            isCounted={isCounted}
            chosen={chosen?.helper.id ?? null}
            onOpen={open}
            onExport={file.start}
          />
        )}
        <HelperPanel
          key={chosen?.helper.id}
          person={chosen}
          event={event}
          zone={zone}
          polls={polls}
          people={people}
          isSheet={isNarrow}
          onClose={() => open(null)}
        />
      </div>
      {isAdding && (
        <HelperForm
          person={null}
          people={people}
          event={event}
          onClose={() => setIsAdding(false)}
          onDone={(id) => open(id)}
        />
      )}
    </>
  )
}
