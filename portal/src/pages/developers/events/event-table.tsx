import { useWords } from '../../../i18n/use-words.tsx'
import { toEventTypeText, toShortId } from '../../../parts/words/graph-names.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { type ClubEvent, changedNamesOf, courtNameOf } from './event-log.ts'
import { eventsWords } from './events-words.ts'

interface EventTableProps {
  events: readonly ClubEvent[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** As many rows as a reader can look through; a filter finds the rest. */
const MOST_ROWS = 200

export function EventTable({ events, chosen, onChoose }: EventTableProps) {
  const words = useWords(eventsWords)
  const times = useTimes(useClub().timezone)
  const now = useNow()
  return (
    <table className="table cards rows pickable">
      <thead>
        <tr>
          <th scope="col" className="n">
            {words.order}
          </th>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.of}</th>
          <th scope="col">{words.changed}</th>
        </tr>
      </thead>
      <tbody>
        {events.slice(0, MOST_ROWS).map((event) => (
          <tr
            key={event.id}
            data-event={event.id}
            className={event.id === chosen ? 'sel' : undefined}
          >
            <td className="n m nw" data-l={words.order}>
              {event.publicationSequence}
            </td>
            <td className="m nw p2" data-l={words.time} title={times.moment(event.occurredAt)}>
              {times.datedClock(event.occurredAt, now)}
            </td>
            <td className="p1" data-l={words.type}>
              <button
                type="button"
                className="linkish"
                aria-pressed={event.id === chosen}
                onClick={() => onChoose(event.id)}
              >
                <TypeName type={event.eventType} />
              </button>
            </td>
            <td data-l={words.of}>
              {words.kinds[event.resource.kind]} {courtNameOf(event)}{' '}
              <code className="s m nw" title={event.resource.id}>
                {toShortId(event.resource.id)}
              </code>
            </td>
            <td className="m s" data-l={words.changed}>
              {changedNamesOf(event).join(', ') || words.nothing}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Wraps behind the dot. */
function TypeName({ type }: { type: ClubEvent['eventType'] }) {
  const [of, what] = toEventTypeText(type).split('.')
  return (
    <code>
      <span className="nw">{of}.</span>
      <wbr />
      <span className="nw">{what}</span>
    </code>
  )
}
