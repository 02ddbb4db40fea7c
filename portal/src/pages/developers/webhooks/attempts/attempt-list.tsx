import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useNow, useTimes } from '../../../../time/use-times.ts'
import {
  type Attempt,
  type Endpoint,
  type FullDelivery,
  isDue,
  nextAttemptOf,
} from '../endpoints.ts'
import { webhooksWords } from '../webhooks-words.ts'
import { answerWords } from './answer-words.ts'
import { failureWords } from './failure-words.ts'
import { useCause } from './use-cause.ts'

interface AttemptListProps {
  endpoint: Endpoint
  delivery: Pick<FullDelivery, 'attempts' | 'nextAttemptAt'>
}

/** Attempts in order, each with its cause in words, and the next one. */
export function AttemptList({ endpoint, delivery }: AttemptListProps) {
  const words = useWords(webhooksWords)
  const { timezone, status } = useClub()
  const times = useTimes(timezone)
  const now = useNow(5_000)
  const attempts = delivery.attempts ?? []
  const first = attempts[0]?.number ?? 1
  const next = nextAttemptOf(delivery, endpoint)
  const whenOf = (moment: Date) => {
    if (status !== 'ACTIVE') return words.waitsForClub
    return isDue(moment, now) ? words.dueNow : times.ago(moment, now)
  }
  return (
    <>
      {first > 1 && <p className="s m">{words.earlier}</p>}
      <ol className="att">
        {attempts.map((attempt) => (
          <OneAttempt key={attempt.number} attempt={attempt} now={now} />
        ))}
        {next && (
          <li>
            <span className="dot">
              <Status of="SCHEDULED" isQuiet />
            </span>
            <div className="d">
              <span className="b">{words.nextAttempt}</span>
              <p className="s m">{whenOf(next)}</p>
            </div>
            {!isDue(next, now) && (
              <span className="s m" title={times.moment(next)}>
                {times.datedClock(next, now)}
              </span>
            )}
          </li>
        )}
      </ol>
    </>
  )
}

function OneAttempt({ attempt, now }: { attempt: Attempt; now: Date }) {
  const words = useWords(webhooksWords)
  const failures = useWords(failureWords)
  const resendWord = useResendWord()
  const times = useTimes(useClub().timezone)
  const { startedAt, durationMs, responseStatus, failureClass, resend } = attempt
  const cause = useCause()(attempt)
  const title = responseStatus ? words.answered(responseStatus) : (cause ?? failures.OTHER)
  return (
    <li>
      <span className="dot">
        <Status of={failureClass === null ? 'DELIVERED' : 'FAILED'} isQuiet />
      </span>
      <div className="d">
        <span className="b">{title}</span>
        <p className="s m">
          {words.took(durationMs)}
          {responseStatus && cause ? ` · ${cause}` : ''}
          {resend ? ` · ${resendWord(resend)}` : ''}
        </p>
      </div>
      <span className="s m" title={times.moment(startedAt)}>
        {times.datedClock(startedAt, now)}
      </span>
    </li>
  )
}

function useResendWord() {
  const { resentByPerson, resentByApplication } = useWords(answerWords)
  const nameOf = useStaffName()
  return ({ resentBy, resentByName }: NonNullable<Attempt['resend']>) =>
    resentBy === null ? resentByApplication : resentByPerson(nameOf(resentBy, resentByName))
}
