import { useWords } from '../../../i18n/use-words.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Empty } from '../../../parts/states/states.tsx'
import { useIsNarrow } from '../../../parts/use-is-narrow.ts'
import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import {
  bookingNumberOf,
  type ClubEvent,
  changedNamesOf,
  courtNameOf,
  matchOf,
} from './event-log.ts'
import { eventsWords } from './events-words.ts'

interface EventPanelProps {
  event: ClubEvent | null
  onClose: () => void
}

/** All of an event; beside the feed, or over it where there is no room. */
export function EventPanel({ event, onClose }: EventPanelProps) {
  const words = useWords(eventsWords)
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return event === null ? null : (
      <Dialog look="sheet" title={toEventTypeText(event.eventType)} isOpen onClose={onClose}>
        <EventFacts event={event} />
      </Dialog>
    )
  return (
    <aside className="card" aria-label={words.event}>
      {event === null ? (
        <Empty title={words.event} text={words.choose} />
      ) : (
        <>
          <header>
            <h2>
              <code>{toEventTypeText(event.eventType)}</code>
            </h2>
          </header>
          <div className="pad">
            <EventFacts event={event} />
          </div>
        </>
      )}
    </aside>
  )
}

function EventFacts({ event }: { event: ClubEvent }) {
  const words = useWords(eventsWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const match = matchOf(event)
  const number = bookingNumberOf(event)
  const { id, occurredAt, resource, sequence } = event
  return (
    <dl className="dl">
      <dt>{words.time}</dt>
      <dd>
        {times.date(occurredAt)}, {times.clock(occurredAt)}
      </dd>
      <dt>{words.id}</dt>
      <dd>
        <code>{id}</code> <CopyButton text={id} />
      </dd>
      <dt>{words.of}</dt>
      <dd>
        {words.kinds[resource.kind]} {courtNameOf(event)}{' '}
        {match !== null && (
          <Link href={toClubPath(club, `matches/${match}`)}>{words.openMatch}</Link>
        )}
      </dd>
      {number !== null && (
        <>
          <dt>{words.number}</dt>
          <dd>
            <code>{number}</code>
          </dd>
        </>
      )}
      <dt>{words.resource}</dt>
      <dd>
        <code>{resource.id}</code> <CopyButton text={resource.id} />
      </dd>
      <dt>{words.changed}</dt>
      <dd>{changedNamesOf(event).join(', ') || words.nothing}</dd>
      <dt>{words.sequence}</dt>
      <dd>{sequence}</dd>
      <dt>{words.publication}</dt>
      <dd>{event.publicationSequence}</dd>
      <dt>{words.version}</dt>
      <dd>{event.schemaVersion}</dd>
    </dl>
  )
}
