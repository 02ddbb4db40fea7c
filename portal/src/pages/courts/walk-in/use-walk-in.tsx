import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { LoadingDialog } from '../../../parts/dialogs/loading-dialog.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { useMay } from '../../../shell/club.tsx'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import { bookWords } from './book-words.ts'
import type { BookingPlace } from './slot/outside-note.tsx'
import { defaultSlot, type Slot, type SlotRow } from './slot/slot.ts'
import type { BookableCourt } from './slot/slot-fields.tsx'

interface WalkInFacts {
  day: string
  hours: { from: number; to: number }
  rows: readonly (SlotRow & { court: BookableCourt })[]
  places: readonly BookingPlace[]
  zone: string
}

interface WalkIn {
  /** Opens the dialog for a slot, or for the one that comes first; null for readers who may not book. */
  open: ((slot?: Slot) => void) | null
  dialog: ReactNode
}

const load = () => import('./walk-in-dialog.tsx')

/** Bookings of the club itself, from a click on the day, a button, or `n`. */
export function useWalkIn({ rows, places, ...shown }: WalkInFacts): WalkIn {
  const words = useWords(bookWords)
  const isDesk = useMay(...DESK_ROLES)
  const [chosen, setChosen] = useState<Slot | null>(null)
  const mayBook = isDesk && rows.length > 0
  const loaded = useLoaded(load, chosen !== null, () => setChosen(null))
  const close = () => setChosen(null)
  const open = (slot?: Slot) =>
    setChosen(slot ?? defaultSlot(rows, focusedCourt(), { ...shown, now: new Date() }))
  usePageKeys((key, event) => {
    if (key !== 'n' || !mayBook || isCovered()) return
    // Otherwise the letter is typed into the field that the dialog gives the focus.
    event.preventDefault()
    open()
  })
  return {
    open: mayBook ? open : null,
    dialog:
      chosen &&
      (loaded ? (
        <loaded.WalkInDialog
          slot={chosen}
          courts={rows.map(({ court }) => court)}
          places={places}
          onClose={close}
        />
      ) : (
        <LoadingDialog label={words.book} onClose={close} />
      )),
  }
}

/** Court of the row that has the focus. */
function focusedCourt(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-court]')
  return row?.dataset['court'] ?? null
}
