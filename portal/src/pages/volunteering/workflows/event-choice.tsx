import { useList } from '../../../graph/lists.ts'
import { FaultNote } from '../../../parts/states/states.tsx'
import { useClub } from '../../../shell/club.tsx'

interface EventChoiceProps {
  id: string
  value: string
  /** The word for no event; absent where one is needed. */
  none: string
  isWrong?: boolean
  onChoose: (id: string) => void
}

/** The club's volunteer events that go on or are to come, and the chosen one. */
export function EventChoice({ id, value, none, isWrong = false, onChoose }: EventChoiceProps) {
  const club = useClub()
  const { nodes, error } = useList(
    'PortalEventNames',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
  )
  const offered = nodes.filter(
    (event) => event.id === value || event.status === 'DRAFT' || event.status === 'ACTIVE',
  )
  if (error) return <FaultNote fault={error} />
  return (
    <select
      className="in"
      id={id}
      value={value}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{none}</option>
      {offered.map((event) => (
        <option key={event.id} value={event.id}>
          {event.name}
        </option>
      ))}
    </select>
  )
}
