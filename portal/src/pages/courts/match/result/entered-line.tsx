import { useWords } from '../../../../i18n/use-words.tsx'
import { courtWords } from '../../court/court-words.ts'
import { toSetsText } from '../match.ts'
import type { Entered } from './entered-result.ts'
import { resultWords } from './result-words.ts'

interface EnteredLineProps {
  entered: Entered
  endsInTieBreak: boolean
}

/** What the sets say so far, which follows each digit; at first how they are typed. */
export function EnteredLine({ entered, endsInTieBreak }: EnteredLineProps) {
  const words = useWords(resultWords)
  const { teams } = useWords(courtWords)
  const isOpen = entered.kind === 'empty' || entered.kind === 'missing'
  return (
    <>
      {isOpen && (
        <p className="hint">
          {words.howTo} <span className="key-hint">{words.keys}</span>
          {endsInTieBreak && ` ${words.tieBreakText}`}
        </p>
      )}
      <div role="status">
        {entered.kind === 'won' && (
          <p className="b">{words.wins(teams[entered.winner], toSetsText(entered.sets))}</p>
        )}
        {entered.kind === 'unfinished' && <p>{words.notOver(toSetsText(entered.sets))}</p>}
        {entered.kind === 'fault' && (
          <p className="err">
            {words.faults[entered.reason](toSetsText([entered.set]), entered.index + 1)}
          </p>
        )}
      </div>
    </>
  )
}
