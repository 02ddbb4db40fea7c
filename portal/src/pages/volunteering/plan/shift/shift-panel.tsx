import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { focusIfLost } from '../../../../parts/dialogs/open-modals.ts'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { isFocusLost } from '../../../../router/page-focus.ts'
import { useTimes } from '../../../../time/use-times.ts'
import type { PickUp } from '../drag/use-carry.ts'
import { type Shift, staffingOf } from '../plan.ts'
import type { NamedHelper, SeatedHelper } from '../seating/flights.ts'
import type { Seating } from '../seating/use-seating.ts'
import { StaffingBar } from '../timeline/staffing-bar.tsx'
import type { FollowedPlan } from '../use-plan.ts'
import { AssignedList } from './assigned-list.tsx'
import { CandidateList } from './candidate-list.tsx'
import { RemoveDialog } from './ending/remove-dialog.tsx'
import { OtherShiftSheet } from './other-shift-sheet.tsx'
import { shiftWords } from './shift-words.ts'

interface ShiftPanelProps {
  shift: Shift | null
  followed: FollowedPlan
  seating: Seating
  /** Null where helpers are not dragged. */
  onPickUp: PickUp | null
  /** From below, where there is no room beside the plan. */
  isSheet: boolean
  /** Set while the panel is opened by a key, which moves the focus into it. */
  wantsFocus: RefObject<boolean>
  menu: ReactNode
  onClose: () => void
}

/** A shift with its helpers, and with those who could come. */
export function ShiftPanel(props: ShiftPanelProps) {
  const { shift, followed, seating, onPickUp, isSheet, wantsFocus, menu, onClose } = props
  const words = useWords(shiftWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    heading.current?.focus()
  })
  const isChosen = shift !== null
  const wasChosen = useRef(false)
  useEffect(() => {
    if (wasChosen.current && !isChosen) focusIfLost()
    wasChosen.current = isChosen
  }, [isChosen])
  if (shift === null)
    return isSheet ? null : (
      <aside className="card" aria-label={words.shift}>
        <Empty title={words.chooseTitle} text={words.choose} />
      </aside>
    )
  const keepFocus = () => {
    if (isFocusLost()) (heading.current ?? sheet.current)?.focus()
  }
  const content = (
    <ChosenShift
      key={shift.id}
      shift={shift}
      followed={followed}
      seating={seating}
      onPickUp={onPickUp}
      onRemoved={keepFocus}
    />
  )
  if (isSheet)
    return (
      <Dialog look="sheet" title={shift.title} menu={menu} isOpen onClose={onClose}>
        <div ref={sheet} tabIndex={-1} className="shift-sheet">
          {content}
        </div>
      </Dialog>
    )
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    document.querySelector<HTMLElement>(`[data-block="${CSS.escape(shift.id)}"]`)?.focus()
  }
  return (
    <aside className="card shift-panel" aria-label={words.shift} onKeyDown={leave}>
      <header>
        <h2 ref={heading} tabIndex={-1} className="grow wrap">
          {shift.title}
        </h2>
        {menu}
      </header>
      {content}
    </aside>
  )
}

interface ChosenShiftProps {
  shift: Shift
  followed: FollowedPlan
  seating: Seating
  onPickUp: PickUp | null
  /** A button that had the focus may be gone. */
  onRemoved: () => void
}

function ChosenShift({ shift, followed, seating, onPickUp, onRemoved }: ChosenShiftProps) {
  const words = useWords(shiftWords)
  const times = useTimes(followed.zone)
  const eventId = followed.event?.id ?? ''
  const assigned = useList(
    'PortalShiftAssignments',
    { eventId, shiftId: shift.id },
    (data) => data.assignments,
  )
  const [moved, setMoved] = useState<SeatedHelper | null>(null)
  const [removed, setRemoved] = useState<SeatedHelper | null>(null)
  const { flights, refusal } = seating
  const assign = (helper: NamedHelper) => {
    seating.assign(helper, shift, 'panel')
    // The last place takes the list with it.
    requestAnimationFrame(onRemoved)
  }
  const sending = flights.filter(({ to }) => to === shift.id).map(({ helper }) => helper)
  const leaving = flights.filter(({ from }) => from?.shiftId === shift.id)
  const shown = assigned.nodes.filter(
    ({ helperId }) => !leaving.some(({ helper }) => helper.id === helperId),
  )
  const staffing = staffingOf(shift)
  const isFull = staffing.missing === 0
  const isOff = followed.isCancelled || shift.status === 'CANCELLED'
  const stage = isOff ? 'CANCELLED' : shift.status
  return (
    <>
      <div className="pad stack t">
        <p className="s m">
          {times.day(shift.startTime)}, {times.span(shift.startTime, shift.endTime)}
          {shift.location && ` · ${shift.location}`}
        </p>
        {shift.description && <p className="s wrap">{shift.description}</p>}
        {stage === 'OPEN' ? null : <Status of={stage} word={words.states[stage]} />}
        {!isOff && <StaffingBar staffing={staffing} />}
        {!isOff && assigned.isThere && assigned.nodes.length + sending.length === 0 && (
          <p className="s m">{words.none}</p>
        )}
        {!isOff && staffing.pending > 0 && <p className="s m">{words.notTold}</p>}
      </div>
      {assigned.isLoading && <Loading lines={2} />}
      {assigned.error && (
        <FaultNote fault={assigned.error} onRetry={() => void assigned.refetch()} />
      )}
      <AssignedList
        assignments={shown}
        sending={sending}
        takes={isOff ? 'nothing' : stage === 'OPEN' && !isFull ? 'helpers' : 'changes'}
        onMove={setMoved}
        onRemove={setRemoved}
        onPickUp={
          onPickUp &&
          ((event, seated) =>
            onPickUp(event, { helper: seated.helper, seat: { from: shift, seated } }))
        }
        onChanged={() => void followed.reloadStaffing()}
        onRemoved={onRemoved}
      />
      {refusal?.place === 'panel' && refusal.at === shift.id && (
        <FaultNote fault={refusal.fault} lead={refusal.text} />
      )}
      {stage === 'OPEN' && !isFull ? (
        <CandidateList
          shift={shift}
          followed={followed}
          assigned={
            new Set([
              ...assigned.nodes.map(({ helperId }) => helperId),
              ...sending.map(({ id }) => id),
            ])
          }
          onAssign={assign}
          onPickUp={onPickUp}
        />
      ) : (
        <p className="m pad">{words.takesNone[stage]}</p>
      )}
      {removed && (
        <RemoveDialog
          seated={removed}
          shift={shift}
          eventId={eventId}
          zone={followed.zone}
          onRemoved={() => void followed.reloadStaffing().then(onRemoved)}
          onClose={() => setRemoved(null)}
        />
      )}
      {moved && (
        <OtherShiftSheet
          seated={moved}
          from={shift}
          followed={followed}
          onChoose={(to) => {
            seating.move(moved, shift, to, 'panel')
            setMoved(null)
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}
