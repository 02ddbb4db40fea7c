import { useQueries } from '@tanstack/react-query'
import { useList } from '../../../graph/lists.ts'
import { queryOf } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { useClub } from '../../../shell/club.tsx'
import { inZone } from '../../../time/zoned.ts'
import { nameOf } from '../volunteers/people.ts'
import { chooseEvent } from '../volunteers/volunteer-events.ts'
import { useListedNames } from '../workflows/conditions/use-listed-names.ts'
import { toAudienceText } from './audience-text.ts'
import {
  countReached,
  isNamed,
  type ShownAudience,
  toAudience,
  toAudienceInputs,
} from './compose/audience.ts'
import { useReach } from './compose/use-reach.ts'
import { messagesWords } from './messages-words.ts'

interface WhomProps {
  audience: ShownAudience
  /** Of the event that the message is about; empty where it may be any. */
  eventId: string
}

/** Whom a message is for, by the names of its roles, shifts and helpers, and how many that is today. */
export function Whom({ audience, eventId }: WhomProps) {
  const words = useWords(messagesWords)
  const { type, roleIds, shiftIds, helperIds } = audience
  const next = useNextEvent(eventId === '')
  const names = useListedNames(type === 'ROLE' || type === 'SHIFT' ? eventId : '')
  const named = type === 'HELPERS' ? helperIds : []
  const helpers = useHelperNames(named.slice(0, MOST_NAMES))
  const others = named.length - MOST_NAMES
  const listed = [
    ...names.roles.filter(({ id }) => type === 'ROLE' && roleIds.includes(id)),
    ...names.shifts.filter(({ id }) => type === 'SHIFT' && shiftIds.includes(id)),
  ].map(({ name }) => name)
  const counted = toAudience({ audience })
  const isOfOne = type === 'ROLE' || type === 'SHIFT'
  const countedAt = eventId || (isOfOne ? '' : (next?.id ?? ''))
  const isCounted = countedAt !== '' && isNamed(counted)
  const { reach } = useReach(countedAt, isCounted ? toAudienceInputs(counted) : [])
  const count = isCounted && reach !== null ? countReached(reach) : null
  return (
    <>
      {[
        toAudienceText({ audience }, words),
        [...listed, ...helpers, ...(others > 0 ? [words.andMore(others)] : [])].join(', '),
      ]
        .filter(Boolean)
        .join(': ')}
      {count !== null && (
        <span className="s m">
          {' '}
          {eventId === '' && next ? words.todayAt(count, next.name) : words.today(count)}
        </span>
      )}
    </>
  )
}

/** So many helpers are named, each by a read of its own; further ones are counted. */
const MOST_NAMES = 10

function useHelperNames(ids: readonly string[]): string[] {
  const results = useQueries({ queries: ids.map((id) => queryOf('PortalHelperName', { id })) })
  return results.flatMap(({ data }) => (data?.data.helper ? [nameOf(data.data.helper)] : []))
}

/** The event at which a workflow of all events would start next. */
function useNextEvent(isOn: boolean) {
  const club = useClub()
  const { nodes } = useList(
    'PortalVolunteerEventList',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
    { isOn },
  )
  return chooseEvent(nodes, null, inZone(new Date(), club.timezone).day)
}
