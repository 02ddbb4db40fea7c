import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { go, setSearch } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import type { VolunteerEvent } from './volunteer-events.ts'
import { volunteersWords } from './volunteers-words.ts'

interface EventCrumbProps {
  event: NamedEvent
  events: readonly VolunteerEvent[]
}

type NamedEvent = Pick<VolunteerEvent, 'id' | 'name'>

/** The event that the page is about, and the way to another one. */
export function EventCrumb({ event, events }: EventCrumbProps) {
  const choose = (id: string) => setSearch({ event: id, helper: null, poll: null, message: null })
  if (events.length < 2) return <p className="crumb">{event.name}</p>
  return <EventMenu event={event} events={events} className="crumb crumb-menu" onChoose={choose} />
}

interface EventSwitchProps {
  event: NamedEvent
  /** Below the club, the page of another event. */
  toPage: (id: string) => string
}

/** In a path of a page that is of one event alone: the way to that of another one. */
export function EventSwitch({ event, toPage }: EventSwitchProps) {
  const club = useClub()
  const { nodes } = useList(
    'PortalVolunteerEventList',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
  )
  if (nodes.length < 2) return <span>{event.name}</span>
  const open = (id: string) => go(toClubPath(club, toPage(id)))
  return <EventMenu event={event} events={nodes} className="crumb crumb-menu" onChoose={open} />
}

interface EventMenuProps extends EventCrumbProps {
  className: string
  onChoose: (id: string) => void
}

function EventMenu({ event, events, className, onChoose }: EventMenuProps) {
  const words = useWords(volunteersWords)
  const items = events.toReversed().map(({ id, name }) => ({
    key: id,
    label: name,
    isChosen: id === event.id,
    onSelect: () => onChoose(id),
  }))
  return (
    <Menu className={className} label={words.otherEvent} groups={[items]}>
      {event.name}
      <Icon name="down" />
    </Menu>
  )
}
