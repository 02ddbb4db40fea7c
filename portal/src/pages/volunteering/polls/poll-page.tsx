import { useMemo } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import type { Poll } from '../volunteers/people.ts'
import { useEventInAddress } from '../volunteers/use-event-in-address.ts'
import { usePeople } from '../volunteers/use-people.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { AnswerGrid } from './answer-grid.tsx'
import { filterAnswers, findAsked, readPollFilters, toAnswerRows } from './answer-rows.ts'
import { AnswerSearch } from './answer-search.tsx'
import { DayTotals } from './day-totals.tsx'
import { PollHeader } from './poll-header.tsx'
import { pollsWords } from './polls-words.ts'

/** Which day is thin, then who said what. */
export default function PollPage({ params }: PageProps) {
  const words = useWords(pollsWords)
  const club = useClub()
  const { data, error, isLoading, refetch } = useAsk('PortalPoll', { id: params['poll'] ?? '' })
  const poll = data?.availabilityRequest ?? null
  const isOwn = poll?.clubId === club.id
  useTitle(isOwn ? poll.title : words.title)
  if (isLoading) return <Loading lines={6} />
  if (error) return <FaultNote fault={error} onRetry={() => void refetch()} />
  if (!poll?.event || !isOwn)
    return (
      <Empty isPage title={words.notFoundTitle} text={words.notFound}>
        <Link className="btn" href={toClubPath(club, 'polls')}>
          {words.title}
        </Link>
      </Empty>
    )
  return <Shown poll={poll} event={poll.event} />
}

function Shown({ poll, event }: { poll: Poll; event: VolunteerEvent }) {
  const club = useClub()
  const { search } = usePlace()
  const zone = event.timezone ?? club.timezone
  useEventInAddress(event.id)
  const roster = usePeople(event.id)
  const answers = useList(
    'PortalPollAnswers',
    { id: poll.id },
    ({ availabilityRequest }) => availabilityRequest?.responses,
  )
  const filters = readPollFilters(search, poll)
  const { people, assignments } = roster
  const asked = useMemo(() => findAsked(poll, people, assignments), [poll, people, assignments])
  const rows = useMemo(
    () => toAnswerRows(answers.nodes, people, asked),
    [answers.nodes, people, asked],
  )
  const listed = filterAnswers(rows, filters)
  const missing = rows.filter(({ answer }) => answer === null).map(({ person }) => person)
  const isCounted = roster.isComplete && answers.isThere
  const error = roster.error ?? answers.error
  return (
    <>
      <PollHeader poll={poll} event={event} zone={zone} missing={isCounted ? missing : null} />
      <StaleNote zone={club.timezone} />
      <DayTotals poll={poll} zone={zone} answered={poll.responseCount} chosen={filters.option} />
      <AnswerSearch
        poll={poll}
        zone={zone}
        rows={isCounted ? rows : null}
        asked={asked.length}
        filters={filters}
      />
      {error && <FaultNote fault={error} onRetry={roster.refetch} />}
      {isCounted ? (
        <AnswerGrid poll={poll} zone={zone} rows={listed} filters={filters} />
      ) : (
        !error && <Loading lines={6} />
      )}
    </>
  )
}
