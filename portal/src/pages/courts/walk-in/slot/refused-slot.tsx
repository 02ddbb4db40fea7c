import type { Fault } from '../../../../graph/fault.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { useMomentText } from '../../closing/use-end-text.ts'
import { sourceOf } from '../../needs/booking-source.ts'
import { walkInWords } from '../walk-in-words.ts'
import { type InTheWay, readInTheWay, toOverlapping } from './in-the-way.ts'

interface RefusedSlotProps {
  court: string
  fault: Fault | null
  isBusy: boolean
  /** Gets the bookings that are shown here. */
  onConfirm: (overlapping: string[]) => void
}

/** What has the court already. Beside bookings the desk may book knowingly; a closing or a match in play has to end first. */
export function RefusedSlot({ court, fault, isBusy, onConfirm }: RefusedSlotProps) {
  const words = useWords(walkInWords)
  const found = readInTheWay(fault)
  if (found === null) return fault && <FaultNote fault={fault} />
  const overlapping = toOverlapping(found)
  const isInPlay = found.some(({ kind }) => kind === 'MATCH')
  return (
    <div className="note warn" role="alert">
      <div className="stack x grow">
        <p className="b">{words.taken(court)}</p>
        <ul className="stack x">
          {found.map((one) => (
            <li key={`${one.kind} ${one.bookingId} ${one.from}`}>
              <InTheWayLine {...one} />
            </li>
          ))}
        </ul>
        <p>{overlapping ? words.bothStandText : isInPlay ? words.inPlay : words.openFirst}</p>
        {overlapping && (
          <div className="row">
            <Button isBusy={isBusy} onClick={() => onConfirm(overlapping)}>
              {words.bothStand}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

type Words = (typeof walkInWords)['en']

/** A refusal has the slug of a partner; the name by which the club knows it is read. */
function InTheWayLine(one: InTheWay) {
  const words = useWords(walkInWords)
  const times = useTimes(useClub().timezone)
  const momentText = useMomentText()
  const { kind, bookingId, source, from, until } = one
  const isPartners = kind === 'BOOKING' && source !== null && bookingId !== null
  const { data } = useAsk('PortalSourceOfBooking', { id: bookingId ?? '' }, { enabled: isPartners })
  const name = sourceOf(data?.booking ?? null) ?? source
  const since = from === null ? '' : words.since(momentText(from))
  const period =
    from !== null && until !== null
      ? times.span(from, until)
      : [since, until === null ? words.untilOpened : ''].filter(Boolean).join(' ')
  return [period, nameOf(kind, name, words)].filter(Boolean).join(' · ')
}

function nameOf(kind: InTheWay['kind'], source: string | null, words: Words): string {
  if (kind === 'CLOSING') return words.closing
  if (kind === 'MATCH') return words.match
  return source === null ? words.ownBooking : words.booking(source)
}
