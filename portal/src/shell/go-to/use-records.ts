import type { Fault } from '../../graph/fault.ts'
import { useAsk } from '../../graph/use-ask.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { useTimes } from '../../time/use-times.ts'
import { type PortalClub, rolesIn, useClubOrNull } from '../club.tsx'
import { COURT_ROLES, DESK_ROLES, VOLUNTEER_ROLES } from '../person/club-roles.ts'
import { useSignedIn } from '../session.tsx'
import { shellWords } from '../shell-words.ts'
import { toClubPath } from '../visible-entries.ts'
import { toFoundText, toSearchText, toShownPath } from './found-bookings.ts'
import type { Target } from './target.ts'

const SHORTEST_SEARCH = 2

interface Found {
  records: Target[]
  isReading: boolean
  /** What was not searched. */
  fault: Fault | null
}

/**
 * Courts, volunteer events and helpers of the club whose names have the text in them, and bookings that it finds; `text`
 * has settled.
 */
export function useRecords(text: string): Found {
  const words = useWords(shellWords)
  const club = useClubOrNull()
  const roles = rolesIn(useSignedIn(), club?.id ?? '')
  const wanted = text.trim().toLocaleLowerCase()
  const isOn = club !== null && wanted.length >= SHORTEST_SEARCH
  const withCourts = roles.some((role) => COURT_ROLES.includes(role))
  const withVolunteers = roles.some((role) => VOLUNTEER_ROLES.includes(role))
  const isDesk = roles.some((role) => DESK_ROLES.includes(role))
  const clubId = club?.id ?? ''
  const named = useAsk(
    'PortalNamedRecords',
    { clubId, withCourts, withVolunteers },
    { enabled: isOn && (withCourts || withVolunteers) },
  )
  const people = useAsk(
    'PortalPlanHelpers',
    { clubId, filter: { search: wanted } },
    { enabled: isOn && withVolunteers },
  )
  const searched = toSearchText(text)
  const bookings = useAsk(
    'PortalSearch',
    { clubId, text: searched ?? '' },
    { enabled: isOn && withCourts && searched !== null },
  )
  const times = useTimes(club?.timezone ?? 'UTC')
  const isReading = named.isLoading || people.isLoading || bookings.isLoading
  const fault = named.error ?? people.error ?? bookings.error ?? bookings.faults[0] ?? null
  if (!isOn) return { records: [], isReading, fault: null }
  const isNamed = ({ name }: { name: string }) => name.toLocaleLowerCase().includes(wanted)
  const courts = named.data?.club?.courts?.nodes ?? []
  const found = bookings.data?.club?.search ?? []
  const shown = { zone: club.timezone, now: new Date() }
  const events = named.data?.club?.volunteerEvents?.nodes ?? []
  const helpers = (withVolunteers && people.data?.club?.helpers?.nodes) || []
  const toClose = (of: PortalClub, id: string, name: string): Target => ({
    ...{ key: `close ${id}`, label: name, kind: words.kinds.close, icon: 'lock' },
    to: toClubPath(of, `today?close=${id}`),
  })
  const records = [
    ...courts.filter(isNamed).flatMap(({ id, name, publicId }): Target[] => [
      {
        ...{ key: `screen ${id}`, label: name, kind: words.kinds.screen, icon: 'screen' },
        to: `/portal/screen/${publicId}`,
      },
      {
        ...{ key: `pad ${id}`, label: name, kind: words.kinds.scorePad, icon: 'match' },
        to: `/portal/score/${publicId}`,
      },
      ...(isDesk ? [toClose(club, id, name)] : []),
    ]),
    ...found.map((one): Target => {
      const { id, scheduledStart, court } = one.booking
      const kind = [times.moment(scheduledStart), court?.name].filter(Boolean).join(' · ')
      const to = toClubPath(club, toShownPath(one.booking, shown))
      return { key: id, label: toFoundText(one), kind, icon: 'today', to }
    }),
    ...events.filter(isNamed).map(({ id, name }): Target => {
      const to = toClubPath(club, `volunteers/${id}`)
      return { key: id, label: name, kind: words.kinds.event, icon: 'plan', to }
    }),
    ...helpers.map(({ id, firstName, lastName }): Target => {
      const to = toClubPath(club, `helpers?helper=${id}`)
      const label = [firstName, lastName].filter(Boolean).join(' ')
      return { key: id, label, kind: words.kinds.helper, icon: 'people', to }
    }),
  ]
  return { records, isReading, fault }
}
