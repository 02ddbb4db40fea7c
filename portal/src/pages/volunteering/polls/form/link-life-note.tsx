import { useWords } from '../../../../i18n/use-words.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import { findLongerLinks } from './poll-draft.ts'
import { pollFormWords } from './poll-form-words.ts'

interface LinkLifeNoteProps {
  /** As the field has it, `2026-11-23T18:30`. */
  respondBy: string
  event: VolunteerEvent
  zone: string
}

/** Remarks on a closing date behind the usual life of the links in mails, which it prolongs. */
export function LinkLifeNote({ respondBy, event, zone }: LinkLifeNoteProps) {
  const words = useWords(pollFormWords)
  const times = useTimes(zone)
  const end = findLongerLinks(respondBy, event, zone)
  return (
    <div role="status">
      {end && <p className="note warn">{words.longerLinks(times.moment(end))}</p>}
    </div>
  )
}
