import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isMissingRecord } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { isTyping } from '../../../parts/fields/is-typing.ts'
import { StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useIsNarrow } from '../../../parts/use-is-narrow.ts'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNeedCount } from '../../../shell/needs/counts.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { inZone } from '../../../time/zoned.ts'
import { AllDays } from './days/all-days.tsx'
import { DayTabs } from './days/day-tabs.tsx'
import { DragGhost } from './drag/drag-ghost.tsx'
import { DragContext } from './drag/drag-store.ts'
import { useCarry } from './drag/use-carry.ts'
import { Figures } from './figures.tsx'
import { MoveNote } from './move/move-note.tsx'
import { useMove } from './move/use-move.ts'
import type { PlanDay, PlanEvent, Role, Shift } from './plan.ts'
import { PlanHeader } from './plan-header.tsx'
import { planWords } from './plan-words.ts'
import { RoleSheet } from './role/role-sheet.tsx'
import { roleWords } from './role/role-words.ts'
import { withFlights } from './seating/flights.ts'
import { useSeating } from './seating/use-seating.ts'
import { ShiftDialog } from './shift/shift-dialog.tsx'
import { ShiftMenu } from './shift/shift-menu.tsx'
import { ShiftPanel } from './shift/shift-panel.tsx'
import { PlanLegend } from './timeline/plan-legend.tsx'
import { PlanTimeline } from './timeline/plan-timeline.tsx'
import { type FollowedPlan, useDays, usePlan } from './use-plan.ts'

/** Shifts that lack helpers, and helpers who could come. */
export default function PlanPage({ params }: PageProps) {
  const words = useWords(planWords)
  const club = useClub()
  const followed = usePlan(club, params['event'] ?? '')
  const { event, isLoading, error, retry } = followed
  useTitle(event?.name ?? words.title)
  if (isLoading) return <Loading lines={6} />
  if (error && !isMissingRecord(error)) return <FaultNote fault={error} onRetry={retry} />
  if (!event || event.clubId !== club.id)
    return (
      <Empty isPage title={words.missingTitle} text={words.missingText}>
        <Link className="btn" href={toClubPath(club, 'volunteers')}>
          {words.title}
        </Link>
      </Empty>
    )
  return <FoundPlan event={event} followed={followed} />
}

function FoundPlan({ event, followed: read }: { event: PlanEvent; followed: FollowedPlan }) {
  const words = useWords(planWords)
  const roleText = useWords(roleWords)
  const { search } = usePlace()
  const isNarrow = useIsNarrow()
  const seating = useSeating(read)
  const shifts = useMemo(
    () => withFlights(read.shifts, seating.flights),
    [read.shifts, seating.flights],
  )
  const followed = { ...read, shifts }
  const { zone } = followed
  const chosen = shifts.find(({ id }) => id === search.get('shift')) ?? null
  const move = useMove(followed, chosen)
  const { days, whole } = useDays(followed, move.moved)
  const day = days.find((one) => one.day === search.get('day')) ?? firstOf(days, zone)
  const [form, setForm] = useState<ShiftForm | null>(null)
  // Undefined: no form. Null: that of a new role.
  const [role, setRole] = useState<Role | null | undefined>()
  const wantsFocus = useRef(false)
  const isOpen = event.status === 'DRAFT' || event.status === 'ACTIVE'
  const carry = useCarry(shifts, ({ helper, seat }, to) =>
    seat ? seating.move(seat.seated, seat.from, to, 'plan') : seating.assign(helper, to, 'plan'),
  )
  useNeedCount('plan', isOpen ? countShort(days) : 0, event.id)
  useDayKeys(days, day)
  const choose = useCallback((shift: string | null, byKey = false) => {
    wantsFocus.current = byKey
    setSearch({ shift })
  }, [])
  const add = (roleId: string | null) => setForm({ shift: null, roleId })
  return (
    <DragContext value={carry.store}>
      <PlanHeader event={event} zone={zone} isOpen={isOpen} onAdd={() => add(null)} />
      <StaleNote zone={zone} />
      {day === undefined || (shifts.length === 0 && followed.roles.length === 0) ? (
        <section className="card">
          <Empty title={words.noShiftsTitle} text={words.noShifts}>
            <Button icon="plus" onClick={() => setRole(null)}>
              {roleText.add}
            </Button>
          </Empty>
        </section>
      ) : (
        <>
          {followed.isCancelled ? (
            <p className="note">{words.eventCancelled(shifts.length)}</p>
          ) : (
            <Figures whole={whole} withoutShift={followed.withoutShift} />
          )}
          <div className="split">
            <div className="stack">
              <section className="card" aria-labelledby="plan-day">
                <header className="tabs-header">
                  <h2 id="plan-day" className="vh">
                    {words.day}
                  </h2>
                  <DayTabs days={days} shown={day.day} />
                </header>
                <MoveNote move={move} zone={zone} />
                {seating.refusal?.place === 'plan' && (
                  <div className="pad">
                    <FaultNote fault={seating.refusal.fault} lead={seating.refusal.text} />
                  </div>
                )}
                <PlanTimeline
                  day={day}
                  zone={zone}
                  chosen={chosen?.id ?? null}
                  moved={move.moved}
                  onDrag={isNarrow ? null : move.drag}
                  onOpen={choose}
                  onAdd={isOpen ? add : null}
                />
                <PlanLegend staffing={day.staffing} />
              </section>
              <AllDays days={days} onRole={setRole} />
            </div>
            <ShiftPanel
              shift={chosen}
              followed={followed}
              seating={seating}
              onPickUp={isNarrow || !isOpen ? null : carry.pickUp}
              isSheet={isNarrow}
              wantsFocus={wantsFocus}
              onClose={() => choose(null)}
              menu={
                chosen &&
                !followed.isCancelled && (
                  <ShiftMenu
                    shift={chosen}
                    followed={followed}
                    onChange={() => setForm({ shift: chosen, roleId: null })}
                    onMove={() => {
                      if (isNarrow) choose(null)
                      move.pickUp(chosen)
                    }}
                  />
                )
              }
            />
          </div>
        </>
      )}
      {form && (
        <ShiftDialog
          shift={shifts.find(({ id }) => id === form.shift?.id) ?? form.shift}
          day={day?.day ?? event.startDate}
          roleId={form.roleId}
          followed={followed}
          onClose={() => setForm(null)}
          onDone={(id, on) => setSearch({ shift: id, day: on })}
        />
      )}
      {role !== undefined && (
        <RoleSheet eventId={event.id} role={role} onClose={() => setRole(undefined)} />
      )}
      <DragGhost ghost={carry.ghost} />
    </DragContext>
  )
}

interface ShiftForm {
  /** Null for a new one. */
  shift: Shift | null
  roleId: string | null
}

/** Shifts with missing helpers. */
function countShort(days: readonly PlanDay[]): number {
  const blocks = days.flatMap(({ rows }) => rows.flatMap(({ lanes }) => lanes.flat()))
  return blocks.filter(({ staffing, isContinued }) => !isContinued && staffing.missing > 0).length
}

/** The first day that is not over, else the first one. */
function firstOf(days: readonly PlanDay[], zone: string): PlanDay | undefined {
  const today = inZone(new Date(), zone).day
  return days.find(({ day }) => day >= today) ?? days[0]
}

function useDayKeys(days: readonly PlanDay[], shown: PlanDay | undefined): void {
  const move = useEffectEvent((step: number) => {
    const next = shown && days[days.indexOf(shown) + step]
    if (next) setSearch({ day: next.day })
  })
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const step = { '[': -1, ']': 1 }[key]
      if (step === undefined || ctrlKey || metaKey || altKey || isTyping(target)) return
      move(step)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
