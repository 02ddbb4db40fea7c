import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { occupiesSeat } from '../../../../../../rules/volunteer/staffing.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { nameOf, toNamesakes } from '../../volunteers/people.ts'
import { type NamedHelper, type SeatedHelper, toStatusChange } from '../seating/flights.ts'
import { candidateWords } from './candidate-words.ts'
import { shiftWords } from './shift-words.ts'

export type Assignment = NonNullable<
  DataOf<'PortalShiftAssignments'>['assignments']
>['nodes'][number]

interface RowActions {
  /** A shift that is called off takes nothing, one that is closed or full no further helper. */
  takes: 'helpers' | 'changes' | 'nothing'
  onChanged: () => void
  /** A button that had the focus is gone. */
  onRemoved: () => void
  /** Opens the other shifts. */
  onMove: (seated: SeatedHelper) => void
  /** Asks why. */
  onRemove: (seated: SeatedHelper) => void
  onPickUp: ((event: PointerEvent, seated: SeatedHelper) => void) | null
}

interface AssignedListProps extends RowActions {
  assignments: readonly Assignment[]
  /** Helpers whose assignment is on its way. */
  sending: readonly NamedHelper[]
}

const ORDER = ['CONFIRMED', 'PENDING', 'DECLINED', 'CANCELLED']

/** Helpers of a shift: confirmed ones first, then pending ones, then those who declined. */
export function AssignedList({ assignments, sending, ...actions }: AssignedListProps) {
  const sorted = [...assignments].sort(
    (one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status),
  )
  const known = new Set(assignments.map(({ helperId }) => helperId))
  const coming = sending.filter(({ id }) => !known.has(id))
  const namesakes = toNamesakes([...assignments.flatMap(({ helper }) => helper ?? []), ...coming])
  return (
    <ul className="list assigned">
      {sorted.map((assignment) => (
        <AssignedRow
          key={assignment.id}
          assignment={assignment}
          apart={namesakes.get(assignment.helperId)}
          {...actions}
        />
      ))}
      {coming.map((helper) => (
        <li key={helper.id} className="row between">
          <Name name={nameOf(helper)} apart={namesakes.get(helper.id)} status="PENDING" />
          <span className="spin" aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

interface NameProps {
  name: string
  /** Beside a name that another helper of the list has, too. */
  apart: string | undefined
  status: string
}

function Name({ name, apart, status }: NameProps) {
  return (
    <span className="stack x tight">
      <span className="b">{name}</span>
      {apart && <span className="s m">{apart}</span>}
      <Status of={status} />
    </span>
  )
}

interface AssignedRowProps extends RowActions {
  assignment: Assignment
  apart: string | undefined
}

function AssignedRow(props: AssignedRowProps) {
  const { assignment, apart, takes, onChanged, onRemoved, onMove, onRemove, onPickUp } = props
  const words = useWords(shiftWords)
  const others = useWords(candidateWords)
  const { change, isBusy, error } = useChange('PortalSetAssignment', onChanged)
  const { id: assignmentId, status, helper } = assignment
  const name = (helper && nameOf(helper)) || words.formerHelper
  const spoken = apart ? `${name}, ${apart}` : name
  const isPressed = useRef(false)
  const set = (next: Assignment['status']) => {
    isPressed.current = true
    change({ input: toStatusChange(assignment, next) })
  }
  const leave = useEffectEvent(onRemoved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status has other buttons
  useEffect(() => {
    if (isPressed.current) leave()
    isPressed.current = false
  }, [status])
  const isIn = occupiesSeat(status)
  const seated = helper && isIn && takes !== 'nothing' ? { helper, assignmentId, status } : null
  const pickUp = seated && onPickUp ? (event: PointerEvent) => onPickUp(event, seated) : undefined
  return (
    <li className={pickUp && 'carry'} onPointerDown={pickUp}>
      <div className="row between">
        <Name name={name} apart={apart} status={status} />
        <span className="row">
          {status === 'PENDING' && takes !== 'nothing' && (
            <Button
              isBusy={isBusy}
              aria-label={words.confirmOf(spoken)}
              onClick={() => set('CONFIRMED')}
            >
              {words.confirm}
            </Button>
          )}
          {seated && (
            <Button
              look="ghost"
              icon="swap"
              aria-label={others.toOther(spoken)}
              title={others.toOther(spoken)}
              onClick={() => onMove(seated)}
            />
          )}
          {isIn && takes !== 'nothing' && (
            <Button
              look="ghost"
              icon="x"
              isBusy={isBusy}
              aria-label={words.removeOf(spoken)}
              onClick={() => (seated ? onRemove(seated) : set('CANCELLED'))}
            />
          )}
          {!isIn && takes === 'helpers' && (
            <Button
              isBusy={isBusy}
              aria-label={words.assignAgainOf(spoken)}
              onClick={() => set('PENDING')}
            >
              {words.assignAgain}
            </Button>
          )}
        </span>
      </div>
      {error && <FaultNote fault={error} />}
    </li>
  )
}
