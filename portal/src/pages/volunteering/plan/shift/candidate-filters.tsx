import { useWords } from '../../../../i18n/use-words.tsx'
import { candidateWords } from './candidate-words.ts'
import { CANDIDATE_FILTERS, type CandidateFilter } from './candidates.ts'

interface CandidateFiltersProps {
  /** Name of the shift's role; null offers no filter by it. */
  role: string | null
  chosen: readonly CandidateFilter[]
  onChoose: (filters: readonly CandidateFilter[]) => void
}

export function CandidateFilters({ role, chosen, onChoose }: CandidateFiltersProps) {
  const words = useWords(candidateWords)
  const texts: Readonly<Record<CandidateFilter, string | null>> = {
    saidYes: words.saidYes,
    hasRole: role === null ? null : words.meantFor(role),
    noShift: words.noShift,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form
    <div className="chips" role="group" aria-label={words.show}>
      {CANDIDATE_FILTERS.filter((filter) => texts[filter] !== null).map((filter) => {
        const isChosen = chosen.includes(filter)
        const others = chosen.filter((one) => one !== filter)
        return (
          <button
            key={filter}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? others : [...others, filter])}
          >
            {texts[filter]}
          </button>
        )
      })}
    </div>
  )
}
