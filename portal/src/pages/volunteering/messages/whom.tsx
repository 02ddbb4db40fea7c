import { useWords } from '../../../i18n/use-words.tsx'
import { useListedNames } from '../workflows/conditions/use-listed-names.ts'
import { toAudienceText } from './audience-text.ts'
import {
  countReached,
  isNamed,
  type Message,
  toAudience,
  toAudienceInputs,
} from './compose/audience.ts'
import { useReach } from './compose/use-reach.ts'
import { messagesWords } from './messages-words.ts'

interface WhomProps {
  audience: Message['audience']
  /** Of the event that the message is about; empty where it is not known before. */
  eventId: string
}

/** Whom a message is for, by the names of its roles and shifts, and how many that is today. */
export function Whom({ audience, eventId }: WhomProps) {
  const words = useWords(messagesWords)
  const { type, roleIds, shiftIds } = audience
  const names = useListedNames(type === 'ROLE' || type === 'SHIFT' ? eventId : '')
  const listed = [
    ...names.roles.filter(({ id }) => type === 'ROLE' && roleIds.includes(id)),
    ...names.shifts.filter(({ id }) => type === 'SHIFT' && shiftIds.includes(id)),
  ]
  const counted = toAudience({ audience })
  const isCounted = eventId !== '' && type !== 'TRIGGER' && isNamed(counted)
  const { reach } = useReach(eventId, isCounted ? toAudienceInputs(counted) : [])
  return (
    <>
      {[toAudienceText({ audience }, words), listed.map(({ name }) => name).join(', ')]
        .filter(Boolean)
        .join(': ')}
      {isCounted && reach !== null && (
        <span className="s m"> {words.today(countReached(reach))}</span>
      )}
    </>
  )
}
