import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useRecord } from '../../../graph/live.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, Loading } from '../../../parts/states/states.tsx'
import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import {
  addEvent,
  type ClubEvent,
  countNewer,
  eventLogOf,
  noteGap,
  useEventLog,
} from './event-log.ts'
import { EventPanel } from './event-panel.tsx'
import { EventTable } from './event-table.tsx'
import { eventsWords } from './events-words.ts'
import { type EventFilter, filterEvents } from './filter-events.ts'

/** Events of the club as they are published. */
export default function EventsPage() {
  const words = useWords(eventsWords)
  const club = useClub()
  const { search } = usePlace()
  const { events, hasGap, position } = useEventLog(club.id)
  const [frozen, setFrozen] = useState<readonly ClubEvent[] | null>(null)
  useTitle(words.title)
  useRecord(
    'PortalNamedClubEvents',
    () => ({ clubId: club.id, after: eventLogOf(club.id).position }),
    ({ clubEvents: item }) => item && addEvent(club.id, item),
    { onRefused: (code) => code === 'invalid_cursor' && noteGap(club.id) },
  )
  const listed = frozen ?? events
  const filter = { type: search.get('type') ?? '', text: search.get('find') ?? '' }
  const shown = filterEvents(listed, filter)
  const isThere = listed.length > 0 || position !== null
  const chosen = search.get('event')
  const missing = frozen === null ? 0 : countNewer(events, frozen)
  const goOn = () => {
    scrollTo(0, 0)
    setFrozen(null)
  }
  usePauseOnScroll(() => setFrozen((taken) => taken ?? eventLogOf(club.id).events))
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about(club.timezone)}</p>
        </div>
        {frozen === null ? <ConnectionWord /> : <span className="st pause">{words.paused}</span>}
        <Button onClick={() => (frozen === null ? setFrozen(events) : goOn())}>
          {frozen === null ? words.pause : words.resume}
        </Button>
      </div>
      <StaleNote zone={club.timezone} />
      <Filters
        filter={filter}
        events={listed}
        count={isThere ? words.shown(shown.length, listed.length) : null}
      />
      {missing > 0 && (
        <Button className="center-self sticky-top" onClick={goOn}>
          {words.waiting(missing)}
        </Button>
      )}
      <div className="split">
        <section className="card" aria-label={words.feed}>
          {!isThere && <Loading lines={6} />}
          {isThere && listed.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
          {listed.length > 0 && shown.length === 0 && (
            <Empty title={words.noneTitle} text={words.none} />
          )}
          {shown.length > 0 && (
            <EventTable events={shown} chosen={chosen} onChoose={(event) => setSearch({ event })} />
          )}
          {hasGap && frozen === null && (
            <div className="pad">
              <div className="note warn" role="status">
                <span>{words.gap}</span>
              </div>
            </div>
          )}
          <div className="foot">{words.kept}</div>
        </section>
        <EventPanel
          event={shown.find(({ id }) => id === chosen) ?? null}
          onClose={() => setSearch({ event: null })}
        />
      </div>
    </>
  )
}

/** What is read below does not move away. */
function usePauseOnScroll(pause: () => void): void {
  const act = useEffectEvent(pause)
  useEffect(() => {
    const listen = () => {
      if (scrollY > SCROLLED_PX) act()
    }
    addEventListener('scroll', listen, { passive: true })
    return () => removeEventListener('scroll', listen)
  }, [])
}

const SCROLLED_PX = 240

interface FiltersProps {
  filter: EventFilter
  /** Their types are those to choose from. */
  events: readonly ClubEvent[]
  /** Null before the first answer. */
  count: string | null
}

function Filters({ filter, events, count }: FiltersProps) {
  const words = useWords(eventsWords)
  const id = useId()
  const seen = events.map(({ eventType }) => eventType as string)
  const types = [...new Set([...seen, filter.type.replace('-', '')])]
    .filter((type) => type !== '')
    .sort()
  return (
    <div className="row">
      <label className="search" htmlFor={`${id}-find`}>
        <span className="vh">{words.search}</span>
        <Icon name="search" />
        <input
          className="in"
          id={`${id}-find`}
          placeholder={words.search}
          value={filter.text}
          onChange={({ target }) => setSearch({ find: target.value })}
        />
      </label>
      <select
        className="in auto"
        aria-label={words.type}
        value={filter.type}
        onChange={({ target }) => setSearch({ type: target.value })}
      >
        <option value="">{words.allTypes}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {toEventTypeText(type)}
          </option>
        ))}
        <optgroup label={words.without}>
          {types.map((type) => (
            <option key={type} value={`-${type}`}>
              {words.allBut(toEventTypeText(type))}
            </option>
          ))}
        </optgroup>
      </select>
      <span className="push s m">{count}</span>
    </div>
  )
}
