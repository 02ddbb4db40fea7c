import { useId, useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { searchWords } from '../search-words.ts'
import { wayWords } from '../way-words.ts'
import { KnownBookings } from './known-bookings.tsx'
import { type Looked, NUMBER_LENGTH, toMissingQuery } from './missing.ts'
import { missingBookingWords } from './missing-words.ts'
import { RefusalList } from './refusal-list.tsx'
import { useMissing } from './use-missing.ts'

interface MissingDialogProps {
  /** Empty where none was typed yet. */
  number: string
  onClose: () => void
}

/** Why a booking is not here, by its number: refused and why, at another club, or never sent. */
export function MissingDialog({ number, onClose }: MissingDialogProps) {
  const { missing } = useWords(wayWords)
  const { least } = useWords(searchWords)
  const words = useWords(missingBookingWords)
  const parts = useWords(partWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const [typed, setTyped] = useState(number)
  const { here, elsewhere, fault, isReading, isNever, readAt, readAgain } = useMissing(club, typed)
  const cancelledUntil = here?.cancelledUntil ?? null
  const isShort = toMissingQuery(typed) === null
  return (
    <Dialog
      title={missing}
      isOpen
      onClose={onClose}
      end={
        <>
          {here && <span className="s m push">{parts.readAt(times.time(new Date(readAt)))}</span>}
          {!isShort && <Button onClick={readAgain}>{words.again}</Button>}
          <Button onClick={onClose}>{parts.close}</Button>
        </>
      }
    >
      <FormField
        label={words.number}
        value={typed}
        onChange={setTyped}
        hint={isShort ? `${words.numberHint} ${least}` : words.numberHint}
        most={NUMBER_LENGTH}
      />
      <div className="stack" aria-live="polite" aria-busy={isReading}>
        {isReading && here === null && <Loading lines={2} />}
        {fault && <FaultNote fault={fault} onRetry={readAgain} />}
        {here && <WhatIsKnown looked={here} />}
        {elsewhere.map((other) => (
          <section key={other.club.id} className="stack">
            <h3>{words.elsewhere(other.club.name)}</h3>
            <KnownBookings club={other.club} bookings={other.looked.here} />
            <KnownBookings club={other.club} bookings={other.looked.cancelled} isCancelled />
            <RefusalList club={other.club} refusals={other.looked.refused} />
          </section>
        ))}
        {isNever && (
          <section className="stack x">
            <h3>{cancelledUntil === null ? words.never : words.notFound}</h3>
            <p>
              {cancelledUntil === null
                ? words.neverText(typed.trim())
                : words.notFoundText(typed.trim(), times.moment(cancelledUntil))}
            </p>
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** What the club of the page knows. */
function WhatIsKnown({ looked }: { looked: Looked }) {
  const words = useWords(missingBookingWords)
  const club = useClub()
  const id = useId()
  const { here, similar, cancelled, refused, isCut } = looked
  return (
    <>
      {here.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-here`}>
          <h3 id={`${id}-here`}>{words.here}</h3>
          <KnownBookings club={club} bookings={here} />
        </section>
      )}
      {cancelled.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-cancelled`}>
          <h3 id={`${id}-cancelled`}>{words.cancelled}</h3>
          <KnownBookings club={club} bookings={cancelled} isCancelled />
        </section>
      )}
      {refused.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-refused`}>
          <h3 id={`${id}-refused`}>{here.length > 0 ? words.refusedBefore : words.refused}</h3>
          <RefusalList club={club} refusals={refused} />
        </section>
      )}
      {similar.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-similar`}>
          <h3 id={`${id}-similar`}>{words.similar}</h3>
          <KnownBookings club={club} bookings={similar} />
          {isCut && <p className="m s">{words.cut}</p>}
        </section>
      )}
    </>
  )
}
