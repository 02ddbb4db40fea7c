import { useMemo } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { useList, useLists } from '../../../graph/lists.ts'
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
        answers: answered.map(({ id }, at) => ({
          pollId: id,
          nodes: answers.lists[at]?.nodes ?? [],
        })),
      }),
    [helpers.nodes, accesses.nodes, assignments.nodes, answered, answers.lists],
  )
  const lists = isOn ? [helpers, accesses, assignments, polls, answers] : [helpers]
  const readNow = () => Promise.all(lists.map((list) => list.refetch({ throwOnError: true })))
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
    /** Settles once all of it was read, and rejects where it was refused. */
    readNow,
    refetch: () => void readNow().catch(() => undefined),
  }
}

/** As many as the candidates of a shift are found by. */
const NEWEST_POLLS = VOLUNTEER_LIMITS.candidates.polls

function toHelpers({ club }: DataOf<'PortalHelpers'>) {
  return club?.helpers
}
