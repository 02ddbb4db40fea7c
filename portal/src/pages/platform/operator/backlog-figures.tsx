import { useWords } from '../../../i18n/use-words.tsx'
import { Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { isBehind, isDelivery, MOST_COUNTED, sumUp, toAge, type Waiting } from './backlog.ts'
import type { ClubFilter } from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'

interface FiguresProps {
  clubs: Readonly<Record<ClubFilter, number>>
  waiting: readonly Waiting[]
  readAt: Date
}

/** The platform in four figures. */
export function BacklogFigures({ clubs, waiting, readAt }: FiguresProps) {
  const words = useWords(operatorWords)
  const deliveries = sumUp(waiting.filter(isDelivery))
  const behind = waiting.filter((one) => isBehind(one, readAt))
  const [first] = behind
  return (
    <section className="card figs" aria-label={words.health}>
      <div>
        <span className="s m">{words.active}</span>
        <p className="fig">
          {clubs.ALL - clubs.INACTIVE} <small>{words.ofClubs(clubs.ALL)}</small>
        </p>
      </div>
      <div>
        <span className="s m">{words.filters.NEEDS}</span>
        <p className={clubs.NEEDS > 0 ? 'fig short' : 'fig'}>
          {clubs.NEEDS} <small>{words.clubsNeed(clubs.NEEDS)}</small>
        </p>
      </div>
      <div>
        <span className="s m">{words.webhooks}</span>
        <p className="fig">
          {toCount(deliveries.count)}{' '}
          {deliveries.dueSince && <small>{words.oldest(toAge(deliveries.dueSince, readAt))}</small>}
        </p>
      </div>
      <div>
        <span className="s m">{words.behind}</span>
        <p className={first ? 'fig short' : 'fig'}>
          {behind.length}{' '}
          {first?.dueSince && (
            <small>
              {words.kinds[first.of]}, {toAge(first.dueSince, readAt)}
            </small>
          )}
        </p>
      </div>
    </section>
  )
}

interface WaitingListProps {
  waiting: readonly Waiting[]
  readAt: Date
  isLoading: boolean
}

export function WaitingList({ waiting, readAt, isLoading }: WaitingListProps) {
  const words = useWords(operatorWords)
  return (
    <section className="card" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{words.waiting}</h2>
      </header>
      {isLoading && <Loading lines={4} />}
      <ul className="list">
        {waiting.map((one) => (
          <li key={one.of} className="row between">
            <span>{words.kinds[one.of]}</span>
            <Status of={isBehind(one, readAt) ? 'NEEDS_YOU' : 'SUCCEEDED'} word={wordFor(one)} />
          </li>
        ))}
      </ul>
    </section>
  )

  function wordFor({ count, dueSince }: Waiting): string {
    if (count === 0) return words.nothing
    if (dueSince === null) return words.notDue(toCount(count))
    return words.dueFor(toCount(count), toAge(dueSince, readAt))
  }
}

function toCount(count: number): string {
  return count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}
