import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import { go } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { countReached, EVERYBODY, toAudienceInputs } from '../messages/compose/audience.ts'
import { useReach } from '../messages/compose/use-reach.ts'
import { EventCrumb } from '../volunteers/event-crumb.tsx'
import type { Poll } from '../volunteers/people.ts'
import { useVolunteerEvent } from '../volunteers/use-volunteer-event.ts'
import { volunteersWords } from '../volunteers/volunteers-words.ts'
import { PollForm } from './form/poll-form.tsx'
import { PollStatus } from './poll-status.tsx'
import { pollsWords } from './polls-words.ts'

/** What the helpers of an event were asked about their time. */
export default function PollsPage() {
  const words = useWords(pollsWords)
  const shared = useWords(volunteersWords)
  const club = useClub()
  const { event, events, zone, isThere, error, isLoading, refetch } = useVolunteerEvent()
  const [isAsking, setIsAsking] = useState(false)
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          {event && <EventCrumb event={event} events={events} />}
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <ConnectionWord />
        {event && (
          <Button look="pri" icon="plus" className="grow-s" onClick={() => setIsAsking(true)}>
            {words.ask}
          </Button>
        )}
      </div>
      <StaleNote zone={club.timezone} />
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && event === null && <Empty title={shared.noEventTitle} text={shared.noEvent} />}
      {event && <PollTable eventId={event.id} zone={zone} />}
      {isAsking && event && (
        <PollForm
          event={event}
          zone={zone}
          onClose={() => setIsAsking(false)}
          onDone={(id) => go(toClubPath(club, `polls/${id}`))}
        />
      )}
    </>
  )
}

const EVERYBODY_ASKED = toAudienceInputs(EVERYBODY)

function PollTable({ eventId, zone }: { eventId: string; zone: string }) {
  const words = useWords(pollsWords)
  const { reach } = useReach(eventId, EVERYBODY_ASKED)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalPolls',
    { eventId },
    (data) => data.availabilityRequests,
  )
  const asked = reach && countReached(reach)
  return (
    <section className="card" aria-label={words.title}>
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
      {nodes.length > 0 && (
        <table className="table cards rows">
          <thead>
            <tr>
              <th scope="col">{words.poll}</th>
              <th scope="col">{words.status}</th>
              <th scope="col">{words.answers}</th>
              <th scope="col">{words.until}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((poll) => (
              <OneRow key={poll.id} poll={poll} asked={asked} zone={zone} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface OneRowProps {
  poll: Poll
  /** Null while they are being counted. */
  asked: number | null
  zone: string
}

function OneRow({ poll, asked, zone }: OneRowProps) {
  const words = useWords(pollsWords)
  const club = useClub()
  const times = useTimes(zone)
  const now = useNow()
  return (
    <tr>
      <td className="p1">
        <span className="stack x">
          <Link className="b" href={toClubPath(club, `polls/${poll.id}`)}>
            {poll.title}
          </Link>
          <span className="s m">{words.options(poll.options.length)}</span>
        </span>
      </td>
      <td className="p2" data-l={words.status}>
        <PollStatus poll={poll} now={now} />
      </td>
      <td data-l={words.answers}>
        {poll.audience.type === 'ALL' && asked !== null
          ? words.answered(poll.responseCount, asked)
          : words.answeredSome(poll.responseCount)}
      </td>
      <td className="m said" data-l={words.until}>
        {poll.respondBy ? times.moment(poll.respondBy) : words.noEnd}
      </td>
    </tr>
  )
}
