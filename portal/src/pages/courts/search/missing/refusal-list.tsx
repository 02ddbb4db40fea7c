import { isolate } from '../../../../../../rules/isolate.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Link } from '../../../../router/link.tsx'
import { type PortalClub, rolesIn } from '../../../../shell/club.tsx'
import { useSignedIn } from '../../../../shell/session.tsx'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { useTimes } from '../../../../time/use-times.ts'
import type { Refusal } from './missing.ts'
import { placeOf, type RefusalStory, toRefusalStory } from './refusal.ts'
import { refusalWords } from './refusal-words.ts'

/** Refused bookings of a club, each with why, and what to do. */
export function RefusalList({
  club,
  refusals,
}: {
  club: PortalClub
  refusals: readonly Refusal[]
}) {
  if (refusals.length === 0) return null
  return (
    <ul className="stack refusals">
      {refusals.map((refusal) => (
        <OneRefusal key={refusal.id} club={club} refusal={refusal} />
      ))}
    </ul>
  )
}

function OneRefusal({ club, refusal }: { club: PortalClub; refusal: Refusal }) {
  const words = useWords(refusalWords)
  const times = useTimes(club.timezone)
  const roles = rolesIn(useSignedIn(), club.id)
  const story = toRefusalStory(refusal)
  const { why, todo } = tell(story, words)
  const place = placeOf(story)
  const isOpen = place === 'integrations' || roles.includes('OWNER')
  const source = isolate(refusal.bookingSource?.name ?? words.aSystem)
  return (
    <li className="stack x">
      <p className="b">{why}</p>
      {story.code === 'INVALID_INPUT' &&
        story.fields.map((field) => (
          <p key={field}>
            <code>{field}</code>
          </p>
        ))}
      <p>{todo}</p>
      <p className="s m">
        {source} · {words.ways[refusal.way]} · {times.moment(refusal.occurredAt)} ·{' '}
        <code>{refusal.externalBookingId}</code> · <code>{refusal.code}</code>
      </p>
      {place && isOpen && (
        <div className="row">
          <Link className="btn" href={toClubPath(club, place)}>
            {words[place]}
          </Link>
        </div>
      )}
    </li>
  )
}

type Words = (typeof refusalWords)['en']

function tell(story: RefusalStory, { why, todo }: Words): { why: string; todo: string } {
  switch (story.code) {
    case 'UNMAPPED_COURT':
      return { why: why.unmapped(story.externalCourt), todo: todo.unmapped }
    case 'COURT_OUT_OF_USE':
      return { why: why.outOfUse(story.externalCourt, story.court), todo: todo.outOfUse }
    case 'OLDER_VERSION':
      return { why: why.older(story.stored, story.submitted), todo: todo.version }
    case 'SAME_VERSION':
      return { why: why.same(story.version), todo: todo.version }
    case 'BOOKING_SOURCE_INACTIVE':
      return { why: wordOf(why.inactive, story.status) ?? why.inactiveElse, todo: todo.inactive }
    case 'INVALID_INPUT':
      return { why: why.invalid, todo: todo.invalid }
    case 'OTHER_RECORDS':
      return { why: why.otherRecords, todo: todo.otherRecords }
    case 'INSUFFICIENT_SCOPE':
      return { why: why.scope(story.missing), todo: todo.scope }
    case 'OTHER':
      return { why: why.other, todo: todo.other }
  }
}
