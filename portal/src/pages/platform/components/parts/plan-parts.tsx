import { useState } from 'react'
import { DragContext } from '../../../volunteering/plan/drag/drag-store.ts'
import { MoveNote } from '../../../volunteering/plan/move/move-note.tsx'
import { moveShift } from '../../../volunteering/plan/move/moved-shift.ts'
import { AssignedList } from '../../../volunteering/plan/shift/assigned-list.tsx'
import { CandidateRows } from '../../../volunteering/plan/shift/candidate-rows.tsx'
import { PlanTimeline } from '../../../volunteering/plan/timeline/plan-timeline.tsx'
import {
  ASSIGNMENTS,
  CANDIDATE_VIEW,
  MOVED_BY,
  makeCarriedStore,
  ROLES,
  SENDING,
  SHIFTS,
  toPlanDay,
} from '../samples/plan-samples.ts'
import { CLUB } from '../samples/samples.ts'
import { Part, State } from './part.tsx'

const ignore = () => undefined

export function ShiftPlan() {
  const [carried] = useState(makeCarriedStore)
  return (
    <Part name="plan">
      <div className="stack pad">
        <State name="shifts">
          <MovedPlan />
        </State>
        <State name="carried">
          <DragContext value={carried}>
            <OnePlan shifts={SHIFTS} chosen={null} moved={null} />
          </DragContext>
        </State>
      </div>
    </Part>
  )
}

function MovedPlan() {
  const shift = SHIFTS.find(({ id }) => id === MOVED_BY.id) ?? null
  const shifts = SHIFTS.map((one) => (one === shift ? moveShift(one, MOVED_BY) : one))
  const acts = { pickUp: ignore, drag: ignore, step: ignore, keep: ignore, giveUp: ignore }
  return (
    <>
      <MoveNote
        move={{ moved: MOVED_BY, shift, isBusy: false, error: null, ...acts }}
        zone={CLUB.timezone}
      />
      <OnePlan shifts={shifts} chosen="short" moved={MOVED_BY} />
    </>
  )
}

interface OnePlanProps {
  shifts: typeof SHIFTS
  chosen: string | null
  moved: typeof MOVED_BY | null
}

function OnePlan({ shifts, chosen, moved }: OnePlanProps) {
  const [opened, setOpened] = useState(chosen)
  const day = toPlanDay(shifts)
  if (day === undefined) return null
  return (
    <PlanTimeline
      day={day}
      zone={CLUB.timezone}
      chosen={opened}
      moved={moved}
      onOpen={setOpened}
      onDrag={null}
      onAdd={null}
    />
  )
}

export function ShiftHelpers() {
  return (
    <Part name="helpers">
      <div className="cols pad">
        <State name="assigned">
          <AssignedList
            assignments={ASSIGNMENTS}
            sending={SENDING}
            onMove={ignore}
            onPickUp={null}
            onChanged={ignore}
            onRemoved={ignore}
          />
        </State>
        <State name="candidates">
          <CandidateRows
            view={CANDIDATE_VIEW}
            role={ROLES[0]?.name ?? null}
            onAssign={ignore}
            onPickUp={null}
          />
        </State>
      </div>
    </Part>
  )
}
