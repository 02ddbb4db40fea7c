import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { isTyping } from '../../../../parts/fields/is-typing.ts'
import { SearchField } from '../../../../parts/fields/search-field.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { Link } from '../../../../router/link.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { countReached } from '../../messages/compose/audience.ts'
import { useReach } from '../../messages/compose/use-reach.ts'
import type { PickUp } from '../drag/use-carry.ts'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import { CandidateFilters } from './candidate-filters.tsx'
import { CandidateRows } from './candidate-rows.tsx'
import { candidateWords } from './candidate-words.ts'
import {
  type CandidateFilter,
  type CandidateQuery,
  type PlanHelper,
  toCandidateView,
  toSuggested,
} from './candidates.ts'

interface CandidateListProps {
  shift: Shift
  followed: FollowedPlan
  /** Helpers with an assignment to the shift, also with one on its way. */
  assigned: ReadonlySet<string>
  onAssign: (helper: PlanHelper) => void
  onPickUp: PickUp | null
}

const SHOWN_AT_FIRST = 20

/** Helpers who could come, the best first; `a` assigns the first who has no other shift then. */
export function CandidateList(props: CandidateListProps) {
  const { shift, followed, assigned, onAssign, onPickUp } = props
  const words = useWords(candidateWords)
  const parts = useWords(partWords)
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<readonly CandidateFilter[]>([])
  const [limit, setLimit] = useState(SHOWN_AT_FIRST)
  const role = followed.roles.find(({ id }) => id === shift.roleId)?.name ?? null
  const { view, isLoading, error, retry } = useCandidates(shift, followed, {
    ...{ assigned, search: search.trim(), filters },
  })
  const { candidates, others, count } = view
  const suggested = toSuggested(candidates)
  useFirstKey(() => suggested && onAssign(suggested.helper))
  const shown = candidates.slice(0, limit)
  const isAll = search.trim() === '' && filters.length === 0
  const isNone = !isLoading && !error && candidates.length + others.length === 0
  return (
    <section aria-label={words.couldCome}>
      <div className="pad stack t">
        {!isLoading && !error && <p className="s m">{words.canCome(count)}</p>}
        <div className="search-row">
          <SearchField
            value={search}
            label={words.couldCome}
            placeholder={words.find}
            onSearch={setSearch}
          />
        </div>
        <CandidateFilters role={role} chosen={filters} onChoose={setFilters} />
      </div>
      {isLoading && <Loading lines={3} />}
      {error && <FaultNote fault={error} onRetry={retry} />}
      {isNone && !isAll && <p className="m pad">{words.noneFound}</p>}
      {isNone && isAll && <NoneLeft eventId={followed.event?.id ?? ''} />}
      <CandidateRows
        view={{ ...view, candidates: shown }}
        role={role}
        onAssign={onAssign}
        onPickUp={onPickUp}
      />
      {isAll && count > shown.length && (
        <div className="foot">
          <span>{words.shownOf(shown.length, count)}</span>
          {candidates.length > limit && (
            <Button look="ghost" onClick={() => setLimit(candidates.length)}>
              {parts.more}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** All are asked already; or the event has no helpers yet, and the way to them is shown. */
function NoneLeft({ eventId }: { eventId: string }) {
  const words = useWords(candidateWords)
  const club = useClub()
  const { reach } = useReach(eventId, EVERY_HELPER)
  if (reach === null || countReached(reach) > 0) return <p className="m pad">{words.noneLeft}</p>
  return (
    <div className="pad stack t">
      <p className="m">{words.noHelpers}</p>
      <div>
        <Link className="btn" href={toClubPath(club, 'helpers')}>
          {words.toHelpers}
        </Link>
      </div>
    </div>
  )
}

const EVERY_HELPER = [{ type: 'ALL' }] as const

type CandidateChoice = Pick<CandidateQuery, 'assigned' | 'search' | 'filters'>

/** The graph's order of those who can come; a search also finds the others of the event. */
function useCandidates(
  shift: Shift,
  { event }: FollowedPlan,
  { assigned, search, filters }: CandidateChoice,
) {
  const club = useClub()
  const eventId = event?.id ?? ''
  const isSearched = search !== ''
  const found = useAsk('PortalShiftCandidates', { shiftId: shift.id })
  const filter = { eventId, status: 'ACTIVE' as const, search }
  const others = useAsk('PortalPlanHelpers', { clubId: club.id, filter }, { enabled: isSearched })
  return {
    view: toCandidateView({
      found: found.data?.shiftCandidates ?? null,
      ...{ assigned, search, filters },
      searched: others.data?.club?.helpers?.nodes ?? [],
    }),
    isLoading: found.isLoading,
    error: found.error ?? found.faults[0] ?? others.error,
    retry: () => {
      void found.refetch()
      if (isSearched) void others.refetch()
    },
  }
}

function useFirstKey(assignFirst: () => void): void {
  const act = useEffectEvent(assignFirst)
  useEffect(() => {
    const listen = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key === 'a' && !repeat && !ctrlKey && !metaKey && !altKey && !isTyping(target)) act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
