import { type MouseEvent, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useNow } from '../../../time/use-times.ts'
import { bookWords } from './book-words.ts'
import { bookableHours, hourOf, type Slot, type SlotRow, slotAt } from './slot/slot.ts'

interface FreeTimeProps {
  row: SlotRow & { court: { name: string } }
  day: string
  hours: { from: number; to: number }
  onBook: (slot: Slot) => void
}

/** The time of a court that can be booked, below its blocks; a pointer shows what its click books. By keyboard: `n`. */
export function FreeTime({ row, day, hours, onBook }: FreeTimeProps) {
  const words = useWords(bookWords)
  const { timezone: zone } = useClub()
  const now = useNow()
  const [pointed, setPointed] = useState<Slot | null>(null)
  const shown = { day, hours, zone, now }
  const bookable = bookableHours(shown)
  if (bookable === null) return null
  const [a, b] = bookable
  const slotOf = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return slotAt(row, a + ((clientX - left) / width) * (b - a), shown)
  }
  const point = (event: MouseEvent) => {
    const slot = slotOf(event)
    if (slot?.clock !== pointed?.clock) setPointed(slot)
  }
  const start = pointed ? hourOf(pointed, day) : 0
  const end = pointed ? Math.min(hours.to, start + pointed.minutes / 60) : 0
  return (
    <>
      <button
        type="button"
        className="free at"
        style={{ '--a': a, '--b': b }}
        tabIndex={-1}
        aria-label={words.bookOn(row.court.name)}
        onMouseMove={point}
        onMouseLeave={() => setPointed(null)}
        onClick={(event) => {
          const slot = slotOf(event)
          if (slot) onBook(slot)
        }}
      />
      {pointed && (
        <span className="to-book at" aria-hidden="true" style={{ '--a': start, '--b': end }}>
          {pointed.clock}
        </span>
      )}
    </>
  )
}
