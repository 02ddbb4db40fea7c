import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import type { ShiftBlock } from '../plan.ts'
import { toDraggedMinutes } from './carried.ts'
import { followPointer, isPick } from './follow-pointer.ts'

interface ShiftDrag {
  canBegin: (block: ShiftBlock) => boolean
  onMove: (block: ShiftBlock, minutes: number) => void
  onDrop: (block: ShiftBlock, minutes: number) => void
  onGiveUp: () => void
}

export type DragShift = (
  event: PointerEvent,
  block: ShiftBlock,
  hours: { from: number; to: number },
) => void

/** Drags a shift along its row, by quarters of an hour. */
export function useShiftDrag(drag: ShiftDrag): DragShift {
  const page = useRef<AbortController>(null)
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })
  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    return () => controller.abort()
  }, [])
  // The same one each time, so that a shift is drawn anew only for what it shows.
  return useCallback<DragShift>((event, block, hours) => {
    const track = event.currentTarget.parentElement?.clientWidth ?? 0
    const signal = page.current?.signal
    if (!signal || track === 0 || !isPick(event, { inButton: true })) return
    if (!latest.current.canBegin(block)) return
    let minutes = 0
    followPointer(
      event,
      {
        onBegin: () => latest.current.onMove(block, minutes),
        onMove: ({ dx }) => {
          const next = toDraggedMinutes((dx / track) * (hours.to - hours.from), block, hours)
          if (next === minutes) return
          minutes = next
          latest.current.onMove(block, minutes)
        },
        onDrop: () =>
          minutes === 0 ? latest.current.onGiveUp() : latest.current.onDrop(block, minutes),
        onGiveUp: () => latest.current.onGiveUp(),
      },
      signal,
    )
  }, [])
}
