import { memo } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { DragLook } from '../drag/carried.ts'
import { useDragLook } from '../drag/drag-store.ts'
import { dragWords } from '../drag/drag-words.ts'
import type { DragShift } from '../drag/use-shift-drag.ts'
import type { ShiftBlock } from '../plan.ts'
import { planWords } from '../plan-words.ts'
import { StaffingBar } from './staffing-bar.tsx'

interface PlanBlockProps {
  block: ShiftBlock
  zone: string
  /** Hours that are shown. */
  from: number
  to: number
  /** The one that Tab leads to. */
  isStop: boolean
  isChosen: boolean
  isMoved: boolean
  onFocus: (id: string) => void
  /** `byKey`: Enter rather than a pointer. */
  onOpen: (shift: string, byKey: boolean) => void
  /** Null where shifts are not dragged. */
  onDrag: DragShift | null
}

/** A shift at its hours. It is kept as it is while others change, since a plan has hundreds. */
export const PlanBlock = memo(function PlanBlock(props: PlanBlockProps) {
  const { block, zone, from, to, isStop, isChosen, isMoved, onFocus, onOpen, onDrag } = props
  const { id, a, b, shift, isOff, staffing, isContinued } = block
  const times = useTimes(zone)
  const drag = useDragLook(shift)
  const looks = [
    ['gone', isOff],
    ['warn', staffing.missing > 0],
    ['on', isChosen],
    ['moved', isMoved],
    ['fits', drag === 'fits' || drag === 'over'],
    ['over', drag === 'over'],
    ['unfit', drag !== null && drag !== 'fits' && drag !== 'over'],
  ] as const
  const span = times.span(shift.startTime, shift.endTime)
  return (
    <button
      type="button"
      className={['blk at', ...looks.flatMap(([look, isOn]) => (isOn ? [look] : []))].join(' ')}
      style={{ '--a': a, '--b': b }}
      title={[shift.title, span].join(' · ')}
      data-block={id}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      onFocus={() => onFocus(id)}
      onClick={({ detail }) => onOpen(id, detail === 0)}
      onPointerDown={(event) => {
        // Its start, by which it is moved, is on another page.
        if (!isContinued) onDrag?.(event, block, { from, to })
      }}
    >
      <span className="b">
        <bdi>{shift.title}</bdi>
        {times.daysLater(shift.startTime, shift.endTime)}
      </span>
      {isMoved ? <span className="s">{span}</span> : <ShiftState block={block} drag={drag} />}
      <span className="phone s">
        {[isMoved ? null : span, shift.location].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
})

/** Staffing of a shift, or why it does not take the helper who is carried. */
function ShiftState({ block: { isOff, staffing }, drag }: { block: ShiftBlock; drag: DragLook }) {
  const words = useWords(planWords)
  const { unfit } = useWords(dragWords)
  if (drag !== null && drag !== 'fits' && drag !== 'over')
    return <span className="s">{unfit[drag]}</span>
  if (isOff) return <span className="s">{words.cancelled}</span>
  return <StaffingBar staffing={staffing} />
}
