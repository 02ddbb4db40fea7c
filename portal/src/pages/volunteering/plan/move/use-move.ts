import { useEffect, useEffectEvent, useState } from 'react'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { isTyping } from '../../../../parts/fields/is-typing.ts'
import { showToast } from '../../../../parts/toasts.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { useShiftDrag } from '../drag/use-shift-drag.ts'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import { moveWords } from './move-words.ts'
import { type Moved, moveShift, toMoveKey } from './moved-shift.ts'

/** Picks a shift up, moves it by steps, and keeps it there or gives up. `m` picks up the focused or chosen one. */
export function useMove(
  { shifts, zone, isCancelled, reloadShifts }: FollowedPlan,
  chosen: Shift | null,
) {
  const words = useWords(moveWords)
  const times = useTimes(zone)
  const [moved, setMoved] = useState<Moved | null>(null)
  const { changeAsync, isBusy, error, reset } = useChange('PortalChangeShift')
  const shift = shifts.find(({ id }) => id === moved?.id) ?? null
  const pickUp = (one: Shift) => {
    if (isCancelled || one.status === 'CANCELLED' || isBusy) return
    reset()
    setMoved({ id: one.id, minutes: 0 })
  }
  const send = async (one: Shift, { startTime, endTime }: Shift) => {
    const expectedUpdatedAt = one.updatedAt
    const answer = await changeAsync({
      input: { shiftId: one.id, startTime, endTime, expectedUpdatedAt },
    }).catch(() => null)
    await reloadShifts()
    return answer?.data.updateShift?.shift ?? null
  }
  const keep = async () => {
    if (shift && moved && !isBusy) await keepAt(shift, moved)
  }
  const keepAt = async (one: Shift, to: Moved) => {
    const next = moveShift(one, to)
    const kept = to.minutes === 0 ? null : await send(one, next)
    setMoved(null)
    if (!kept) return
    const undo = () => void send({ ...next, updatedAt: kept.updatedAt }, one)
    const span = times.span(next.startTime, next.endTime)
    showToast({ text: words.movedTo(one.title, span), undo })
  }
  const step = (minutes: number) =>
    setMoved((now) => now && { ...now, minutes: now.minutes + minutes })
  const giveUp = () => setMoved(null)
  const drag = useShiftDrag({
    canBegin: ({ shift: { status } }) =>
      !isCancelled && status !== 'CANCELLED' && !isBusy && moved === null,
    onMove: ({ id }, minutes) => {
      reset()
      setMoved({ id, minutes, isDragged: true })
    },
    onDrop: ({ id }, minutes) => {
      const one = shifts.find((other) => other.id === id)
      if (one) void keepAt(one, { id, minutes })
    },
    onGiveUp: () => setMoved(null),
  })
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || isTyping(target) || isBusy) return
    const focused = target instanceof HTMLElement ? target : null
    if (moved === null) {
      const id = focused?.dataset['block'] ?? chosen?.id
      const found = shifts.find((one) => one.id === id)
      if (key === 'm' && found) pickUp(found)
      return
    }
    const effect = toMoveKey(key)
    // Enter on a button presses that button.
    if (effect === null || (effect === 'keep' && !focused?.dataset['block'])) return
    event.preventDefault()
    event.stopPropagation()
    if (effect === 'keep') void keep()
    else if (effect === 'give up') giveUp()
    else step(effect.step)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
  return { moved, shift, isBusy, error, pickUp, drag, step, keep: () => void keep(), giveUp }
}

export type Move = ReturnType<typeof useMove>
