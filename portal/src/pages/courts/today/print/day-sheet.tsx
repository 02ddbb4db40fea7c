import { useWords } from '../../../../i18n/use-words.tsx'
import { useClub } from '../../../../shell/club.tsx'
import type { Times } from '../../../../time/times.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { startOfDay } from '../../../../time/zoned.ts'
import type { Block, DayPlan } from '../day-plan.ts'
import { Closing } from '../timeline/closing.tsx'
import { todayWords } from '../today-words.ts'
import { whoText } from '../who-text.ts'
import { type SheetCourt, STEPS_AN_HOUR, toGridRows, toSheets } from './day-sheets.ts'
import { useIsPrinting } from './use-is-printing.ts'

/** The day on paper: hours down, courts across, those without room on the next sheet. */
export function DaySheets({ plan }: { plan: DayPlan }) {
  const words = useWords(todayWords)
  const { name, timezone } = useClub()
  const times = useTimes(timezone)
  if (!useIsPrinting()) return null
  const sheets = toSheets(plan)
  const dayName = times.day(startOfDay(plan.day, timezone))
  return (
    <div className="sheets">
      {sheets.map((courts, at) => (
        <section key={courts[0]?.row.court.id} className="sheet">
          <header>
            <h2>{name}</h2>
            <p>{dayName}</p>
            {sheets.length > 1 && <p>{words.sheet(at + 1, sheets.length)}</p>}
          </header>
          <Sheet plan={plan} courts={courts} times={times} />
        </section>
      ))}
    </div>
  )
}

interface SheetProps {
  plan: DayPlan
  courts: readonly SheetCourt[]
  times: Times
}

function Sheet({ plan: { day, hours }, courts, times }: SheetProps) {
  const count = hours.to - hours.from
  const columns = courts.map(({ lanes }) => `repeat(${lanes}, minmax(0, ${1 / lanes}fr))`)
  return (
    <div
      className="sheet-grid"
      style={{
        gridTemplateColumns: `6mm ${columns.join(' ')}`,
        gridTemplateRows: `auto repeat(${count * STEPS_AN_HOUR}, minmax(var(--step), auto))`,
        '--n': count,
      }}
    >
      {Array.from({ length: count }, (_, index) => hours.from + index).map((hour) => (
        <span
          key={hour}
          className="hour"
          style={{ gridRow: toGridRows(hour, hour + 1, hours), gridColumn: '1 / -1' }}
        >
          {String(hour % 24).padStart(2, '0')}
        </span>
      ))}
      {courts.map(({ row: { court, closed, shut }, column, lanes, blocks }) => {
        const across = `${column} / span ${lanes}`
        return (
          <div key={court.id} className="contents">
            <h3 style={{ gridColumn: across, gridRow: 1 }}>{court.name}</h3>
            <span className="side" style={{ gridColumn: across, gridRow: '2 / -1' }} />
            {shut.map(([a, b]) => (
              <span
                key={a}
                className="closed-hours"
                style={{ gridColumn: across, gridRow: toGridRows(a, b, hours) }}
              />
            ))}
            {closed && (
              <div
                className="slot"
                style={{ gridColumn: across, gridRow: toGridRows(...closed, hours) }}
              >
                <Closing court={court} day={day} times={times} />
              </div>
            )}
            {blocks.map((block) => (
              <Slot
                key={block.id}
                block={block}
                column={column + block.lane}
                rows={toGridRows(block.a, block.b, hours)}
                times={times}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface SlotProps {
  block: Block
  column: number
  rows: string
  times: Times
}

function Slot({ block, column, rows, times }: SlotProps) {
  const words = useWords(todayWords)
  const { start, end, bookingId } = block
  return (
    <div className="slot booked" style={{ gridColumn: column, gridRow: rows }}>
      <b>{times.span(start, end)}</b> {bookingId && <span>{bookingId} </span>}
      <span className="players">{whoText(block, words) ?? words.booking}</span>
    </div>
  )
}
