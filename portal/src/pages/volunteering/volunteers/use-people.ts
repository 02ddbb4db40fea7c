import { useEffect, useMemo, useRef } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import type { DataOf, PortalOperation } from '../../../graph/ask.ts'
import { useVolunteerFeed } from '../../../graph/feeds.ts'
import { useList, useLists } from '../../../graph/lists.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { useClub } from '../../../shell/club.tsx'
import { type Person, toPeople } from './people.ts'

/**
 * The club's helpers with what they do at an event. A club with more of them than are read in whole has the rest by
 * search.
 */
export function usePeople(eventId: string | null, search = '') {
  const club = useClub()
  const isOn = eventId !== null
  const ofEvent = { eventId: eventId ?? '' }
  const all = useList('PortalHelpers', { clubId: club.id, filter: null }, toHelpers)
  const isSearched = !all.isWhole && search !== ''
  const found = useList('PortalHelpers', { clubId: club.id, filter: { search } }, toHelpers, {
    isOn: isSearched,
  })
  const accesses = useList(
    'PortalEventAccesses',
    ofEvent,
    ({ volunteerEventHelpers }) => volunteerEventHelpers,
    { isOn },
  )
  const assignments = useList('PortalEventAssignments', ofEvent, (data) => data.assignments, {
    isOn,
  })
  const polls = useList('PortalPolls', ofEvent, (data) => data.availabilityRequests, { isOn })
  const newest = useMemo(() => polls.nodes.slice(0, NEWEST_POLLS), [polls.nodes])
  const answered = useMemo(() => newest.filter(({ responseCount }) => responseCount > 0), [newest])
  const answers = useLists(
    'PortalPollAnswers',
    answered.map(({ id }) => ({ id })),
    ({ availabilityRequest }) => availabilityRequest?.responses,
  )
  const helpers = isSearched ? found : all
  const isOfEvent = accesses.isThere && assignments.isThere && polls.isThere
  const isComplete = helpers.isThere && (!isOn || isOfEvent)
  const people = useMemo(
    (): readonly Person[] =>
      toPeople({
        helpers: helpers.nodes,
        accesses: accesses.nodes,
        assignments: assignments.nodes,
        answers: answered.map(({ id }, at) => ({ pollId: id, nodes: answers.lists[at] ?? [] })),
      }),
    [helpers.nodes, accesses.nodes, assignments.nodes, answered, answers.lists],
  )
  useReloadOnChanges(club.id)
  return {
    people,
    /** The newest ones of the event. */
    polls: newest,
    assignments: assignments.nodes,
    isWhole: all.isWhole,
    isThere: helpers.isThere,
    /** The columns of the event are there. */
    isComplete,
    /** The answers to its polls, too. */
    isCounted: isComplete && answers.isThere,
    isLoading: helpers.isLoading,
    error: helpers.error ?? accesses.error ?? assignments.error ?? polls.error ?? answers.error,
    refetch: () => {
      for (const list of [helpers, accesses, assignments, polls, answers]) void list.refetch()
    },
  }
}

/** As many as the candidates of a shift are found by. */
const NEWEST_POLLS = VOLUNTEER_LIMITS.candidates.polls

/** Lists of an event that an event of the club has changed; many at once are read again once. */
function useReloadOnChanges(clubId: string): void {
  const reload = useReload()
  const timer = useRef(0)
  const changed = useRef(new Set<PortalOperation>())
  useEffect(() => () => clearTimeout(timer.current), [])
  const schedule = (names: readonly PortalOperation[]) => {
    for (const name of names) changed.current.add(name)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      reload(...changed.current)
      changed.current.clear()
    }, SETTLED_MS)
  }
  useVolunteerFeed(
    clubId,
    ({ volunteerPublications }) => {
      const kind = volunteerPublications?.event?.resourceKind
      if (kind) schedule(LISTS[kind] ?? [])
    },
    { onGap: () => schedule(Object.values(LISTS).flat()) },
  )
}

const SETTLED_MS = 1_000

type Publication = NonNullable<
  NonNullable<DataOf<'PortalVolunteerEvents'>['volunteerPublications']>['event']
>

/** By the kind of what has changed. */
const LISTS: Readonly<Partial<Record<Publication['resourceKind'], readonly PortalOperation[]>>> = {
  EVENT: ['PortalVolunteerEventList'],
  HELPER: ['PortalHelpers', 'PortalEventAccesses', 'PortalHelper'],
  ASSIGNMENT: ['PortalEventAssignments', 'PortalHelper'],
  SHIFT: ['PortalEventAssignments', 'PortalHelper'],
  AVAILABILITY: ['PortalPolls', 'PortalPoll', 'PortalPollAnswers', 'PortalHelper'],
  MESSAGE: ['PortalMessages', 'PortalMessage', 'PortalMessageRecipients'],
}

function toHelpers({ club }: DataOf<'PortalHelpers'>) {
  return club?.helpers
}
