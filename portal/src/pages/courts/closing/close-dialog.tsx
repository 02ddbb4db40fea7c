import { type FormEvent, useId, useState } from 'react'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNow } from '../../../time/use-times.ts'
import type { Court, Location } from '../today/day-plan.ts'
import { BetweenNote } from './between-note.tsx'
import { closeWords } from './close-words.ts'
import { type ClosingDraft, closingEndOf, draftOf } from './closing-draft.ts'
import { knownEnds } from './closing-ends.ts'
import { type ClosingFacts, isDesksToOpen, readClosingBetween, toSeen } from './closing-input.ts'
import { courtActWords } from './court-act-words.ts'
import { EndFields } from './end-fields.tsx'
import { FallingBookings } from './falling-bookings.tsx'
import { useCourtStatus } from './use-court-status.ts'

interface CloseDialogProps {
  courts: readonly Court[]
  locations: readonly Location[]
  /** The court that it is about; without one, it is chosen. */
  courtId: string | null
  onClose: () => void
}

/** Closes a court until a moment, and says which bookings that moment leaves without one. */
export function CloseDialog({ courts, locations, courtId, onClose }: CloseDialogProps) {
  const words = useWords(closeWords)
  const { openCourt } = useWords(courtActWords)
  const parts = useWords(partWords)
  const { timezone } = useClub()
  const now = useNow()
  const form = useId()
  const [chosenId, setChosenId] = useState(courtId)
  const [edits, setEdits] = useState<Partial<ClosingDraft>>({})
  const [isTried, setIsTried] = useState(false)
  // What others close while the dialog is open is not what its reader has seen.
  const [opened] = useState(() => new Map(courts.map((one) => [one.id, one])))
  const act = useCourtStatus({ onDone: onClose })
  const court = courts.find(({ id }) => id === chosenId) ?? courts[0]
  if (!court) return null
  const between = readClosingBetween(act.error)
  const { closing: before } = opened.get(court.id) ?? court
  const draft = { ...draftOf(before, timezone), ...edits }
  const edit = (changes: Partial<ClosingDraft>) => setEdits({ ...edits, ...changes })
  const set = (closing: ClosingFacts | null) =>
    act.set(toSeen(opened.get(court.id) ?? court, between), closing)
  const location = locations.find(({ id }) => id === court.locationId)
  const ends = knownEnds(now, {
    hours: location?.openingHours ?? null,
    zone: location?.timezone ?? timezone,
  })
  const until = closingEndOf(draft, before, { ends, zone: timezone })
  const isToCome = until === null || (until !== undefined && until > now)
  const isOutOfUse = court.closing?.override === 'DISABLED'
  const close = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (act.isBusy || isOutOfUse || !isToCome) return
    set({
      override: 'MAINTENANCE',
      until: until?.toISOString() ?? null,
      reason: draft.reason.trim() || null,
    })
  }
  const choose = (id: string) => {
    setChosenId(id)
    act.reset()
  }
  const isGiven = courtId !== null
  const title = court.closing ? words.changeOf(court.name) : words.titleOf(court.name)
  return (
    <Dialog
      title={isGiven ? title : words.title}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          {between ? <BetweenNote between={between} /> : <SaveFault fault={act.error} />}
          <Button onClick={onClose}>{parts.cancel}</Button>
          {isDesksToOpen(court) && (
            <Button isBusy={act.isBusy} onClick={() => set(null)}>
              {openCourt(court.name)}
            </Button>
          )}
          {!isOutOfUse && (
            <Button look="pri" type="submit" form={form} isBusy={act.isBusy}>
              {court.closing ? words.keep : words.act}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={close}>
        {!isGiven && <CourtChoice courts={courts} court={court} onChoose={choose} />}
        {isOutOfUse ? (
          <>
            <p className="note warn">{words.outOfUse(court.name)}</p>
            <FallingBookings courtId={court.id} until={toEnd(court.closing)} />
          </>
        ) : (
          <>
            <EndFields
              ends={ends}
              name={draft.end}
              date={draft.date}
              fault={isTried && !isToCome ? words.past : undefined}
              onName={(end) => edit({ end })}
              onDate={(date) => edit({ date })}
            />
            <FormField
              label={words.reason}
              value={draft.reason}
              most={CLUB_LIMITS.overrideReason}
              onChange={(reason) => edit({ reason })}
            />
            {isToCome && <FallingBookings courtId={court.id} until={until ?? null} />}
            <p className="hint">{words.learn}</p>
          </>
        )}
      </form>
    </Dialog>
  )
}

function toEnd(closing: Court['closing']): Date | null {
  return closing?.until == null ? null : new Date(closing.until)
}

interface CourtChoiceProps {
  courts: readonly Court[]
  court: Court
  onChoose: (id: string) => void
}

function CourtChoice({ courts, court, onChoose }: CourtChoiceProps) {
  const words = useWords(closeWords)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.court}</label>
      <select
        id={id}
        className="in"
        value={court.id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {courts.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
