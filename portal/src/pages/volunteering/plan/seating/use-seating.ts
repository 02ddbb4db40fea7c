import { useState } from 'react'
import { asFault, type Fault } from '../../../../graph/fault.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { nameOf } from '../../volunteers/people.ts'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import type { Flight, NamedHelper, SeatedHelper } from './flights.ts'
import { restoreSeat, type Seated, seat, withdraw } from './seat.ts'
import { seatingWords } from './seating-words.ts'

/** Where a refusal is shown: beside the button, or above the plan onto which the helper was dragged. */
export type SeatingPlace = 'panel' | 'plan'

export interface SeatingRefusal {
  /** What stays as it was. */
  text: string
  fault: Fault
  place: SeatingPlace
  /** Id of the shift in whose panel the button was. */
  at: string
}

interface Said {
  text: string
  seated: Seated
  /** Id of the shift that the helper left for it, which is no overlap any more. */
  left: string | null
  takeBack: () => Promise<void>
}

/** Assigns helpers, and moves them between shifts: the plan shows it at once, and a refusal takes it back. */
export function useSeating(followed: FollowedPlan) {
  const { event, shifts, reloadShifts, reloadLists, reloadStaffing } = followed
  const words = useWords(seatingWords)
  const [flights, setFlights] = useState<readonly Flight[]>([])
  const [refusal, setRefusal] = useState<SeatingRefusal | null>(null)
  const eventId = event?.id ?? ''
  const fly = async (
    flight: Flight,
    act: () => Promise<void>,
    refused: Omit<SeatingRefusal, 'fault'>,
  ) => {
    setRefusal(null)
    setFlights((now) => [...now, flight])
    const fault = await act().then(() => null, asFault)
    const lists = reloadLists()
    if (fault) setRefusal({ ...refused, fault })
    else await reloadShifts()
    // A refused one is taken back at once; an accepted one, once the shifts count it.
    const counted = { ...flight, isCounted: true }
    setFlights((now) => now.map((one) => (one === flight ? counted : one)))
    if (!fault) await lists
    setFlights((now) => now.filter((one) => one !== counted))
    if (fault) await reloadShifts()
  }
  const say = (said: Said) => {
    const { text, seated, left, takeBack } = said
    const other = shifts.find(({ id }) => seated.overlaps.includes(id) && id !== left)
    const undo = () =>
      void takeBack()
        .catch((error: unknown) => {
          const isAnswered = asFault(error).code === 'concurrent_update'
          showToast({ look: 'fail', text: isAnswered ? words.answered : words.notTakenBack })
        })
        .then(reloadStaffing)
    showToast({ text: other ? `${text} ${words.overlaps(other.title)}` : text, undo })
  }
  const assign = (helper: NamedHelper, shift: Shift, place: SeatingPlace) => {
    const name = nameOf(helper)
    const give = async () => {
      const seated = await seat({ eventId, shiftId: shift.id, helperId: helper.id })
      const takeBack = () => withdraw(seated.assignmentId, 'WITHDRAWN', 'PENDING')
      say({ text: words.assigned(name), seated, left: null, takeBack })
    }
    const text = words.notAssigned(name, shift.title)
    void fly({ helper, to: shift.id, from: null }, give, { text, place, at: shift.id })
  }
  const move = (one: SeatedHelper, from: Shift, to: Shift, place: SeatingPlace) => {
    const { helper, assignmentId, status } = one
    const name = nameOf(helper)
    const give = async () => {
      const seated = await seat({ eventId, shiftId: to.id, helperId: helper.id })
      // The new place comes first: a full shift takes none from the helper.
      await withdraw(assignmentId, 'REMOVED').catch(async (error: unknown) => {
        await withdraw(seated.assignmentId, 'WITHDRAWN')
        throw error
      })
      const takeBack = async () => {
        await withdraw(seated.assignmentId, 'WITHDRAWN', 'PENDING')
        await restoreSeat(assignmentId, status)
      }
      say({ text: words.moved(name, to.title), seated, left: from.id, takeBack })
    }
    const text = words.notMoved(name, from.title)
    void fly({ helper, to: to.id, from: { shiftId: from.id, status } }, give, {
      text,
      place,
      at: from.id,
    })
  }
  return { flights, refusal, assign, move }
}

export type Seating = ReturnType<typeof useSeating>
