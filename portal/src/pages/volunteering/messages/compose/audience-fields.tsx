import { useId } from 'react'
import { ASSIGNMENT_STATUSES } from '../../../../../../schema/volunteer/statuses.ts'
import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import {
  AUDIENCE_TYPES,
  type Audience,
  type AudienceType,
  chooseAudience,
  isByMoment,
} from './audience.ts'
import { composeWords } from './compose-words.ts'

interface AudienceFieldsProps {
  event: VolunteerEvent
  zone: string
  audience: Audience
  onChange: (audience: Audience) => void
}

/** Single helpers are chosen in their list. */
const OFFERED = AUDIENCE_TYPES.filter((type) => type !== 'HELPERS')

/** As long as nothing else is chosen. */
const BY_MOMENT = 'MOMENT'

export function AudienceFields({ event, zone, audience, onChange }: AudienceFieldsProps) {
  const words = useWords(composeWords)
  const statuses = useWords(statusWords)
  const id = useId()
  const times = useTimes(zone)
  const { type, assignmentStatus, endingAfter } = audience
  const named = endingAfter ? words.assignedAfter(times.moment(endingAfter)) : words.assignedBefore
  const hasMoment = isByMoment(audience)
  const choose = (choice: Partial<Audience>) => onChange(chooseAudience(audience, choice))
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.to}</label>
        <select
          id={id}
          className="in"
          value={hasMoment ? BY_MOMENT : type}
          onChange={({ target }) => choose({ type: target.value as AudienceType })}
        >
          {hasMoment && <option value={BY_MOMENT}>{named}</option>}
          {OFFERED.map((one) => (
            <option key={one} value={one}>
              {words.audiences[one]}
            </option>
          ))}
        </select>
      </div>
      {type === 'STATUS' && (
        <div className="field">
          <label htmlFor={`${id}-status`}>{words.status}</label>
          <select
            id={`${id}-status`}
            className="in"
            value={assignmentStatus}
            onChange={({ target }) =>
              choose({ assignmentStatus: target.value as Audience['assignmentStatus'] })
            }
          >
            {ASSIGNMENT_STATUSES.map((one) => (
              <option key={one} value={one}>
                {statuses[one]}
              </option>
            ))}
          </select>
        </div>
      )}
      {type === 'ROLE' && <Roles event={event} audience={audience} onChoose={choose} />}
      {type === 'SHIFT' && !hasMoment && (
        <Shifts event={event} zone={zone} audience={audience} onChoose={choose} />
      )}
    </>
  )
}

interface ChoiceProps extends Pick<AudienceFieldsProps, 'event' | 'audience'> {
  onChoose: (choice: Partial<Audience>) => void
}

function Roles({ event, audience, onChoose }: ChoiceProps) {
  const words = useWords(composeWords)
  const { nodes, error, isLoading } = useList(
    'PortalEventRoles',
    { clubId: useClub().id, eventId: event.id },
    (data) => data.club?.volunteerRoles,
  )
  if (error) return <FaultNote fault={error} />
  if (isLoading) return <Loading lines={2} />
  return (
    <Choices
      legend={words.roles}
      none={words.noRoles}
      options={nodes.map(({ id, name }) => ({ id, text: name }))}
      chosen={audience.roleIds}
      onChange={(roleIds) => onChoose({ roleIds })}
    />
  )
}

function Shifts({ event, zone, audience, onChoose }: ChoiceProps & { zone: string }) {
  const words = useWords(composeWords)
  const times = useTimes(zone)
  const { nodes, error, isLoading } = useList(
    'PortalEventShifts',
    { eventId: event.id },
    ({ shifts }) => shifts,
  )
  if (error) return <FaultNote fault={error} />
  if (isLoading) return <Loading lines={2} />
  const textOf = (title: string, start: string, end: string) =>
    `${title} · ${times.shortDay(start)}, ${times.span(start, end)}`
  return (
    <Choices
      legend={words.shifts}
      none={words.noShifts}
      options={nodes.map((shift) => ({
        id: shift.id,
        text: textOf(shift.title, shift.startTime, shift.endTime),
      }))}
      chosen={audience.shiftIds}
      onChange={(shiftIds) => onChoose({ shiftIds })}
    />
  )
}

interface ChoicesProps {
  legend: string
  none: string
  options: readonly { id: string; text: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Choices({ legend, none, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="stack x choices">
      <legend className="lbl">{legend}</legend>
      {options.length === 0 && <p className="m">{none}</p>}
      {options.map(({ id, text }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
