import { useState } from 'react'
import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { useClub } from '../../../shell/club.tsx'
import type { Court, DaySession, Location } from '../today/day-plan.ts'
import type { Slot } from '../walk-in/slot/slot.ts'
import { restOf } from '../walk-in/slot/slot-draft.ts'
import { courtNeedWords } from './court-need-words.ts'

interface GiveAwayActProps {
  session: DaySession
  court: Court
  places: readonly Location[]
  /** While its dialog is open, the card has the focus. */
  onHold: (isHeld: boolean) => void
}

/** Books a court for another party for what is left of the time of one that has not come: both bookings stand then. */
export function GiveAwayAct({ session, court, places, onHold }: GiveAwayActProps) {
  const words = useWords(courtNeedWords)
  const { timezone } = useClub()
  const [slot, setSlot] = useState<Slot | null>(null)
  const show = (next: Slot | null) => {
    setSlot(next)
    onHold(next !== null)
  }
  const parts = useLoaded(loadDialog, slot !== null, () => show(null))
  const { data, isLoading } = useAsk('PortalMatch', { id: session.id }, { enabled: slot !== null })
  const isReady = parts !== null && !isLoading
  // Where it could not be read, the dialog is refused with this booking, and asks.
  const seen = data?.matchSession?.booking?.booking?.id
  return (
    <>
      <Button
        isBusy={slot !== null && !isReady}
        onClick={() => show(restOf(session, new Date(), timezone))}
      >
        {words.giveAway}
      </Button>
      {slot && parts && isReady && (
        <parts.WalkInDialog
          slot={slot}
          courts={[court]}
          places={places}
          overlapping={seen === undefined ? [] : [seen]}
          onClose={() => show(null)}
        />
      )}
    </>
  )
}

const loadDialog = () => import('../walk-in/walk-in-dialog.tsx')
