import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import type { Rate, RateState } from './requests-left.ts'
import { requestsLeftWords } from './requests-left-words.ts'

const LOOKS: Readonly<Record<RateState, string>> = {
  calm: 'm',
  nearly: 'st warn',
  none: 'st fail',
}

/** An item of a list: how many requests of a minute were sent. */
export function RateMeter({ name, rate }: { name: string; rate: Rate }) {
  const words = useWords(requestsLeftWords)
  const { language } = useSpeech()
  const times = useTimes(useClub().timezone)
  const { used, limit, state, resetsAt } = rate
  const { format } = new Intl.NumberFormat(language)
  return (
    <li className="stack x">
      <span className="row between">
        <span>{name}</span>
        <span className={LOOKS[state]}>{words.used(format(used), format(limit))}</span>
      </span>
      <progress className="used" max={limit} value={Math.min(used, limit)} aria-label={name} />
      {state === 'none' && resetsAt && (
        <span className="s m">{words.noneUntil(times.clock(resetsAt))}</span>
      )}
    </li>
  )
}

/** An entry of a list of facts: how many requests of a minute are left; null is not known. */
export function LeftFact({ rate }: { rate: Rate | null }) {
  const words = useWords(requestsLeftWords)
  const { language } = useSpeech()
  const times = useTimes(useClub().timezone)
  const { format } = new Intl.NumberFormat(language)
  return (
    <>
      <dt>{words.left}</dt>
      <dd>
        {rate === null
          ? words.unknown
          : words.leftOf(format(rate.limit - rate.used), format(rate.limit))}
        {rate?.state === 'none' && rate.resetsAt && (
          <span className="s m stack x">{words.noneUntil(times.clock(rate.resetsAt))}</span>
        )}
      </dd>
    </>
  )
}
