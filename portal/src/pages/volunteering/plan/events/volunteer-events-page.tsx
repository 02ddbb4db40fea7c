import { useState } from 'react'
import { useList } from '../../../../graph/lists.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { ConnectionWord } from '../../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { Link } from '../../../../router/link.tsx'
import { go } from '../../../../router/place.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTitle } from '../../../../shell/use-title.ts'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { inZone } from '../../../../time/zoned.ts'
import { type ListedEvent, splitByDay } from '../../volunteers/volunteer-events.ts'
import { useDates } from '../days/use-dates.ts'
import { EventSheet } from './event-sheet.tsx'
import { type EventStaffing, findTwins, staffingOfEvents } from './event-staffing.ts'
import { eventWords } from './event-words.ts'
import { volunteerEventsWords } from './volunteer-events-words.ts'

/** The club's volunteer events, each of which leads to its plan. */
export default function VolunteerEventsPage() {
  const words = useWords(volunteerEventsWords)
  const club = useClub()
  const form = useWords(eventWords)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalVolunteerEventList',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
  )
  const staffed = useAsk('PortalEventStaffing', { clubId: club.id })
  const staffing = staffingOfEvents(staffed.data?.club?.volunteerEvents?.nodes ?? [])
  const twins = findTwins(nodes)
  useTitle(words.title)
  const today = inZone(new Date(), club.timezone).day
  const [isAdding, setIsAdding] = useState(false)
  const { coming, past } = splitByDay(nodes, today)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.text}</p>
        </div>
        <ConnectionWord />
        <Button look="pri" icon="plus" onClick={() => setIsAdding(true)}>
          {form.addTitle}
        </Button>
      </div>
      {isLoading && (
        <section className="card">
          <Loading lines={4} />
        </section>
      )}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && (
        <section className="card">
          <Empty title={words.emptyTitle} text={words.empty} />
        </section>
      )}
      <EventCard
        id="coming"
        title={words.coming}
        events={coming}
        twins={twins}
        staffing={staffing}
      />
      <EventCard id="past" title={words.past} events={past} twins={twins} staffing={NOT_SHOWN} />
      {isAdding && (
        <EventSheet
          event={null}
          onClose={() => setIsAdding(false)}
          onDone={(id) => go(toClubPath(club, `volunteers/${id}`))}
        />
      )}
    </>
  )
}

/** Of an event that is over, no place is open. */
const NOT_SHOWN: ReadonlyMap<string, EventStaffing> = new Map()

interface EventCardProps {
  id: string
  title: string
  events: readonly ListedEvent[]
  twins: ReadonlySet<string>
  /** By the event; those without are not counted. */
  staffing: ReadonlyMap<string, EventStaffing>
}

function EventCard({ id, title, events, twins, staffing }: EventCardProps) {
  const words = useWords(volunteerEventsWords)
  const form = useWords(eventWords)
  const club = useClub()
  const dates = useDates()
  if (events.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <nav className="list clip" aria-labelledby={id}>
        {events.map((event) => (
          <Link key={event.id} className="pick" href={toClubPath(club, `volunteers/${event.id}`)}>
            <Icon name="plan" />
            <span>
              <span className={event.status === 'CANCELLED' ? 'b rev' : 'b'}>{event.name}</span>
              <br />
              <span className="s m">
                {dates.range(event.startDate, event.endDate)}
                {' · '}
                {form.statuses[event.status]}
                {twins.has(event.id) && ` · ${words.twin}`}
              </span>
            </span>
            <span className="row nowrap">
              <OpenPlaces staffing={staffing.get(event.id)} />
              <Icon name="right" />
            </span>
          </Link>
        ))}
      </nav>
    </section>
  )
}

function OpenPlaces({ staffing }: { staffing: EventStaffing | undefined }) {
  const words = useWords(volunteerEventsWords)
  if (staffing === undefined) return null
  const { needed, confirmed, missing, isWhole } = staffing
  if (needed === 0) return <span className="s m">{words.noPlaces}</span>
  return (
    <span className="s">
      {missing > 0 ? (
        <Status of="NEEDS_YOU" word={(isWhole ? words.open : words.openAtLeast)(missing)} />
      ) : (
        <Status of="CONFIRMED" word={words.noneOpen} />
      )}
      <br />
      <span className="m">{words.confirmedOf(confirmed, needed)}</span>
    </span>
  )
}
