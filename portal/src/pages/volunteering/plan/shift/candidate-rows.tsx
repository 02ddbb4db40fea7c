import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { isFocusLost } from '../../../../router/page-focus.ts'
import { nameOf, toNamesakes } from '../../volunteers/people.ts'
import type { PickUp } from '../drag/use-carry.ts'
import { CandidateFacts } from './candidate-facts.tsx'
import { candidateWords } from './candidate-words.ts'
import { type Candidate, type CandidateView, type PlanHelper, toSuggested } from './candidates.ts'

interface CandidateRowsProps {
  view: Omit<CandidateView, 'count'>
  /** Name of the shift's role. */
  role: string | null
  onAssign: (helper: PlanHelper) => void
  /** Null where helpers are not dragged. */
  onPickUp: PickUp | null
}

/** Helpers who could come, the best first and marked, then the others whom a search found. */
export function CandidateRows({ view, role, onAssign, onPickUp }: CandidateRowsProps) {
  const words = useWords(candidateWords)
  const { candidates, others, isWhole } = view
  const suggested = toSuggested(candidates)
  const namesakes = toNamesakes([...candidates.map(({ helper }) => helper), ...others])
  const { list, notePress } = useFocusOnNext()
  const row = (helper: PlanHelper) => ({
    helper,
    apart: namesakes.get(helper.id),
    onAssign: () => {
      notePress()
      onAssign(helper)
    },
    onPickUp: onPickUp && ((event: PointerEvent) => onPickUp(event, { helper, seat: null })),
  })
  return (
    <ul ref={list} className="list">
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.helperId}
          isFirst={candidate === suggested}
          candidate={candidate}
          role={role}
          {...row(candidate.helper)}
        />
      ))}
      {others.map((helper) => (
        <CandidateRow key={helper.id} candidate={null} role={role} {...row(helper)}>
          {isWhole && <span className="st off">{words.saidNo}</span>}
        </CandidateRow>
      ))}
    </ul>
  )
}

/** The helper behind takes the place of an assigned one, and its button the focus. */
function useFocusOnNext() {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef(-1)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    const at = pressed.current
    pressed.current = -1
    if (at < 0 || !isFocusLost()) return
    const left = buttons()
    left[Math.min(at, left.length - 1)]?.focus()
  })
  const notePress = () => {
    pressed.current = buttons().indexOf(document.activeElement as HTMLButtonElement)
  }
  return { list, notePress }
}

interface CandidateRowProps {
  helper: PlanHelper
  /** What the graph knows of the helper for this shift; null of one whom only the search finds. */
  candidate: Candidate | null
  role: string | null
  /** Beside a name that another helper of the list has, too. */
  apart: string | undefined
  isFirst?: boolean
  onAssign: () => void
  onPickUp: ((event: PointerEvent) => void) | null
  children?: ReactNode
}

function CandidateRow(props: CandidateRowProps) {
  const { helper, candidate, role, apart, isFirst = false, onAssign, onPickUp, children } = props
  const words = useWords(candidateWords)
  const name = nameOf(helper)
  const looks = ['row between candidate', isFirst ? 'first' : '', onPickUp ? 'carry' : '']
  return (
    <li className={looks.filter(Boolean).join(' ')} onPointerDown={onPickUp ?? undefined}>
      <span className="stack x tight">
        <span>
          <span className="b">{name}</span> {apart && <span className="s m">{apart} </span>}
          {helper.tags.length > 0 && <span className="tag">{helper.tags.join(', ')}</span>}
        </span>
        {candidate && <CandidateFacts candidate={candidate} role={role} />}
        {children}
      </span>
      <Button
        look={isFirst ? 'pri' : 'default'}
        aria-label={words.assignOf(apart ? `${name}, ${apart}` : name)}
        onClick={onAssign}
      >
        {words.assign}
      </Button>
    </li>
  )
}
