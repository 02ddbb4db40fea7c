import { useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { EventSwitch } from '../volunteers/event-crumb.tsx'
import { useDates } from './days/use-dates.ts'
import { EventSheet } from './events/event-sheet.tsx'
import { eventWords } from './events/event-words.ts'
import type { PlanEvent } from './plan.ts'
import { planWords } from './plan-words.ts'

interface PlanHeaderProps {
  event: PlanEvent
  zone: string
  /** False where the event takes no shifts. */
  isOpen: boolean
  onAdd: () => void
}

/** The event with its days and stage, and what can be done with it as a whole. */
export function PlanHeader({ event, zone, isOpen, onAdd }: PlanHeaderProps) {
  const words = useWords(planWords)
  const eventText = useWords(eventWords)
  const club = useClub()
  const dates = useDates()
  const [isEditing, setIsEditing] = useState(false)
  const days = dates.range(event.startDate, event.endDate)
  return (
    <div className="ph">
      <div className="t">
        <nav className="crumb" aria-label={words.path}>
          <Link href={toClubPath(club, 'volunteers')}>{words.title}</Link> /{' '}
          <EventSwitch event={event} toPage={(id) => `volunteers/${id}`} />
        </nav>
        <h1>{event.name}</h1>
        <p className="m s">{words.when(days, eventText.statuses[event.status], zone)}</p>
      </div>
      <ConnectionWord />
      <Button onClick={() => setIsEditing(true)}>{eventText.edit}</Button>
      <Link className="btn" href={toClubPath(club, 'messages')}>
        <Icon name="send" />
        {words.write}
      </Link>
      <Button look="pri" icon="plus" reason={isOpen ? null : words.eventClosed} onClick={onAdd}>
        {words.addShift}
      </Button>
      {isEditing && <EventSheet event={event} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
