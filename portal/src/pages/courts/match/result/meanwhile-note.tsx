import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { type Match, toScoreSetsText, toSetsText } from '../match.ts'
import { readRecordedBetween } from './recorded-between.ts'
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
  return (
    <div className="note warn" role="alert">
      <span>
        {between
          ? words.recordedBy(
              nameOf(between.by, between.name),
              toSetsText(between.sets) || words.notBegun,
              times.time(between.at),
            )
          : words.changedMeanwhile(toScoreSetsText(match.score) || words.notBegun)}
      </span>
      {isRead && <Button onClick={accept}>{words.mine}</Button>}
    </div>
  )
}
