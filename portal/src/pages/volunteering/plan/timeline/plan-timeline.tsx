import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { moveFocus } from '../../../courts/today/timeline/move-focus.ts'
import { useEnterKeys } from '../../../courts/use-enter-keys.ts'
import type { DragShift } from '../drag/use-shift-drag.ts'
import type { Moved } from '../move/moved-shift.ts'
import { type PlanDay, type RoleRow, toHourLabels } from '../plan.ts'
import { planWords } from '../plan-words.ts'
import { PlanBlock } from './plan-block.tsx'

interface PlanTimelineProps {
  day: PlanDay
  zone: string
  chosen: string | null
  moved: Moved | null
  /** `byKey`: Enter rather than a pointer. */
  onOpen: (shift: string, byKey: boolean) => void
  /** Null where shifts are not dragged. */
  onDrag: DragShift | null
  /** Null where the event takes no shifts. */
  onAdd: ((roleId: string | null) => void) | null
}

/** Roles by hours; a list by role on a phone. One tab stop, arrows move by shift and by role. */
export function PlanTimeline(props: PlanTimelineProps) {
  const { day, zone, chosen, moved, onOpen, onDrag, onAdd } = props
  const grid = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const lanes = day.rows.flatMap((row) => row.lanes.map((blocks) => ({ blocks })))
  const all = lanes.flatMap(({ blocks }) => blocks)
  const current =
    [stop, chosen].find((id) => all.some((one) => one.id === id)) ?? all[0]?.id ?? null
  const { from, to } = day.hours
  const before = useRef(moved)
  // In another lane a moved block is another element.
  useEffect(() => {
    if (moved && moved !== before.current) blockIn(grid.current, moved.id)?.focus()
    before.current = moved
  }, [moved])
  const move = (event: KeyboardEvent) => {
    const next = moveFocus(lanes, current, event.key, null)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    blockIn(grid.current, next)?.focus()
  }
  useEnterKeys(['ArrowRight', 'ArrowLeft'], () => blockIn(grid.current, current ?? '')?.focus())
  return (
    <div className="tl one plan" style={{ '--from': from, '--n': to - from }}>
      <div className="tl-head" aria-hidden="true">
        <span />
        <div className="tl-hours">
          {toHourLabels(day, zone).map(({ key, hour }) => (
            <span key={key}>{hour}</span>
          ))}
        </div>
      </div>
      <ul className="tl-body" ref={grid} onKeyDown={move}>
        {day.rows.map((row) => (
          <RoleLanes
            key={row.key}
            row={row}
            zone={zone}
            from={from}
            to={to}
            current={current}
            chosen={chosen}
            moved={moved?.id ?? null}
            onFocus={setStop}
            onOpen={onOpen}
            onDrag={onDrag}
            onAdd={onAdd}
          />
        ))}
      </ul>
    </div>
  )
}

function blockIn(grid: HTMLElement | null, id: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? null
}

interface RoleLanesProps {
  row: RoleRow
  zone: string
  from: number
  to: number
  current: string | null
  chosen: string | null
  moved: string | null
  onFocus: (id: string) => void
  onOpen: PlanTimelineProps['onOpen']
  onDrag: PlanTimelineProps['onDrag']
  onAdd: PlanTimelineProps['onAdd']
}

function RoleLanes({ row, current, chosen, moved, onAdd, ...rest }: RoleLanesProps) {
  const words = useWords(planWords)
  const { role, staffing, lanes } = row
  const name = role?.name ?? words.noRole
  const shown = lanes.length > 0 ? lanes : [[]]
  return shown.map((blocks, at) => (
    <li key={blocks[0]?.id ?? row.key} className="tl-row">
      <div className="tl-label">
        {at === 0 ? (
          <>
            <span className="b">{name}</span>
            {staffing.missing > 0 ? (
              <Status of="OPEN" word={words.countMissing(staffing.missing)} />
            ) : staffing.pending > 0 ? (
              <Status of="PENDING" word={words.countPending(staffing.pending)} />
            ) : (
              lanes.length === 0 && <span className="s m">{words.noShiftsThatDay}</span>
            )}
          </>
        ) : (
          <span className="vh">{name}</span>
        )}
      </div>
      <div className="tl-track">
        {blocks.map((block) => (
          <PlanBlock
            key={block.id}
            block={block}
            isStop={block.id === current}
            isChosen={block.id === chosen}
            isMoved={block.id === moved}
            {...rest}
          />
        ))}
        {blocks.length === 0 && onAdd && (
          <Button
            look="ghost"
            icon="plus"
            className="add-here"
            aria-label={words.addTo(name)}
            onClick={() => onAdd(role?.id ?? null)}
          >
            {words.addShift}
          </Button>
        )}
      </div>
    </li>
  ))
}
