import { useWords } from '../../../i18n/use-words.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { setSearch } from '../../../router/place.ts'
import type { VolunteerEvent } from './volunteer-events.ts'
import { volunteersWords } from './volunteers-words.ts'

interface EventCrumbProps {
  event: VolunteerEvent
  events: readonly VolunteerEvent[]
}

/** The event that the page is about, and the way to another one. */
export function EventCrumb({ event, events }: EventCrumbProps) {
  const words = useWords(volunteersWords)
  if (events.length < 2) return <p className="crumb">{event.name}</p>
  const items = events.toReversed().map(({ id, name }) => ({
    key: id,
    label: name,
    isChosen: id === event.id,
    onSelect: () => setSearch({ event: id, helper: null, poll: null, message: null }),
  }))
  return (
    <Menu className="crumb crumb-menu" label={words.otherEvent} groups={[items]}>
      {event.name}
      <Icon name="down" />
    </Menu>
  )
}
