import { useMemo } from 'react'
import { findBlocking } from '../../../graph/fault.ts'
import { useList } from '../../../graph/lists.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { type Moved, moveShift } from './move/moved-shift.ts'
import { toPlan } from './plan.ts'

/** What an assignment changes; the candidates are read for the chosen shift alone. */
const LISTS = ['PortalShiftAssignments', 'PortalShiftCandidates'] as const
const STAFFING = ['PortalPlanShifts', ...LISTS] as const

/** An event's plan. */
export function usePlan(club: PortalClub, eventId: string) {
  const reload = useReload()
  const read = useAsk('PortalPlan', { id: eventId })
  const { data: said } = useAsk('PortalHelpersWithoutShift', { eventId })
  const list = useList('PortalPlanShifts', { eventId }, (data) => data.shifts)
  const event = read.data?.volunteerEvent ?? null
  return {
    event,
    isCancelled: event?.status === 'CANCELLED',
    zone: event?.timezone ?? club.timezone,
    roles: event?.roles?.nodes ?? [],
    shifts: list.nodes,
    withoutShift: said?.helpersWithoutShift ?? null,
    isLoading: read.isLoading || list.isLoading,
    error: findBlocking(read.error ?? list.error, event !== null && list.isThere),
    reloadShifts: () => reload('PortalPlanShifts'),
    reloadLists: () => reload(...LISTS),
    reloadStaffing: () => reload(...STAFFING),
    retry: () => void reload('PortalPlan', 'PortalPlanShifts'),
  }
}

export type FollowedPlan = ReturnType<typeof usePlan>

/** The plan by days, with a shift that is being moved where it would be. */
export function useDays(
  { event, roles, shifts, zone, isCancelled }: FollowedPlan,
  moved: Moved | null,
) {
  return useMemo(() => {
    const shown = shifts.map((shift) => (shift.id === moved?.id ? moveShift(shift, moved) : shift))
    const plan = toPlan({ roles, shifts: shown, zone, isCancelled, dates: event })
    if (!moved?.isDragged) return plan
    // The hours stay under the pointer.
    const before = new Map(
      toPlan({ roles, shifts, zone }).days.map(({ day, hours }) => [day, hours]),
    )
    const days = plan.days.map((one) => ({ ...one, hours: before.get(one.day) ?? one.hours }))
    return { ...plan, days }
  }, [event, roles, shifts, zone, isCancelled, moved])
}
