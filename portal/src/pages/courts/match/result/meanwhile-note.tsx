import { setsOf } from '../../../../../../rules/club/scoring/snapshot-of-sets.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { Match } from '../match.ts'
import { readRecordedBetween, toSetsText } from './recorded-between.ts'
import { resultWords } from './result-words.ts'

interface MeanwhileNoteProps {
  match: Match
  /** Of a refusal, which names who has recorded another result. */
  details: unknown
  /** Whether the page has the present state of the match. */
  isRead: boolean
  accept: () => void
}

/** What has become of the match since the dialog opened, before the entries may take its place. */
export function MeanwhileNote({ match, details, isRead, accept }: MeanwhileNoteProps) {
  const words = useWords(resultWords)
  const nameOf = useStaffName()
  const times = useTimes(useClub().timezone)
  const between = readRecordedBetween(details)
  const sets = match.score === null ? [] : setsOf(match.score)
  const toText = (all: typeof sets) => toSetsText(all) || words.notBegun
  return (
    <div className="note warn" role="alert">
      <span>
        {between
          ? words.recordedBy(
              nameOf(between.by, between.name),
              toText([...between.sets]),
              times.time(between.at),
            )
          : words.changedMeanwhile(toText(sets))}
      </span>
      {isRead && <Button onClick={accept}>{words.mine}</Button>}
    </div>
  )
}
