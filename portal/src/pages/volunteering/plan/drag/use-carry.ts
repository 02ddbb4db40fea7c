import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Shift } from '../plan.ts'
import { type Carried, findUnfit } from './carried.ts'
import { flyHome } from './drag-ghost.tsx'
import { makeDayDwell, makeEdgeScroll } from './drag-reach.ts'
import { makeDragStore } from './drag-store.ts'
import { followPointer, isPick } from './follow-pointer.ts'

export type PickUp = (event: PointerEvent, carried: Carried) => void

/** Carries helpers to shifts by a pointer that is no finger; `m` and the sheet of other shifts do the same. */
export function useCarry(shifts: readonly Shift[], onDrop: (carried: Carried, to: Shift) => void) {
  const [store] = useState(makeDragStore)
  const ghost = useRef<HTMLDivElement>(null)
  const page = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    return () => controller.abort()
  }, [])
  const latest = useRef({ shifts, onDrop })
  useEffect(() => {
    latest.current = { shifts, onDrop }
  })
  const pickUp: PickUp = (event, carried) => {
    const signal = page.current?.signal
    if (!signal || !isPick(event)) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const dwell = makeDayDwell()
    const scroll = makeEdgeScroll()
    const stop = () => {
      dwell(null)
      scroll(null)
    }
    const place = (x: number, y: number) => {
      ghost.current?.style.setProperty('--x', `${x}px`)
      ghost.current?.style.setProperty('--y', `${y}px`)
    }
    followPointer(
      event,
      {
        onBegin: () => store.pick(carried),
        onMove: ({ x, y }) => {
          place(x, y)
          scroll(y)
          const below = document.elementFromPoint(x, y)
          store.hover(below?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null)
          dwell(below?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null)
        },
        onDrop: () => {
          stop()
          const { over } = store.get()
          const to = latest.current.shifts.find(({ id }) => id === over)
          if (to && findUnfit(carried, to) === null) {
            store.clear()
            latest.current.onDrop(carried, to)
            return
          }
          flyHome(ghost.current, { left, top }, store.clear)
        },
        onGiveUp: () => {
          stop()
          store.clear()
        },
      },
      signal,
    )
  }
  return { store, ghost, pickUp }
}
