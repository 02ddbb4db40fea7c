import { useState } from 'react'
import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import { go } from '../../../../router/place.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTitle } from '../../../../shell/use-title.ts'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { inZone } from '../../../../time/zoned.ts'
import { type ListedEvent, splitByDay } from '../../volunteers/volunteer-events.ts'
import { useDates } from '../days/use-dates.ts'
import { EventSheet } from './event-sheet.tsx'
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
      <EventCard id="coming" title={words.coming} events={coming} />
      <EventCard id="past" title={words.past} events={past} />
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

interface EventCardProps {
  id: string
  title: string
  events: readonly ListedEvent[]
}

function EventCard({ id, title, events }: EventCardProps) {
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
              </span>
            </span>
            <Icon name="right" />
          </Link>
        ))}
      </nav>
    </section>
  )
}
