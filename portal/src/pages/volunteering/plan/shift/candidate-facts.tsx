import { useSpeech, useWords } from '../../../../i18n/use-words.tsx'
import { candidateWords } from './candidate-words.ts'
import type { Candidate } from './candidates.ts'

interface CandidateFactsProps {
  candidate: Candidate
  /** Name of the shift's role. */
  role: string | null
}

/** What speaks for a helper and against, in the order in which the graph weighs it. */
export function CandidateFacts({ candidate, role }: CandidateFactsProps) {
  const words = useWords(candidateWords)
  const { format } = new Intl.NumberFormat(useSpeech().language, { maximumFractionDigits: 1 })
  const { availability, hasOverlap, hasRole, shiftCount, assignedMinutes, helper } = candidate
  // A tag of that name stands beside the helper's name already.
  const isTagged = helper.tags.some((tag) => tag.toLowerCase() === role?.toLowerCase())
  return (
    <span className="row facts s">
      {availability === 'YES' && <span className="st ok">{words.saidYes}</span>}
      {availability === 'MAYBE' && <span className="st half">{words.saidMaybe}</span>}
      {hasOverlap && <span className="st warn">{words.busyThen}</span>}
      {hasRole && role !== null && !isTagged && <span className="m">{words.meantFor(role)}</span>}
      <span className="m">{words.shiftsOf(shiftCount, format(assignedMinutes / 60))}</span>
    </span>
  )
}
