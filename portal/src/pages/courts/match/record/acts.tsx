import { useList } from '../../../../graph/lists.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useSignedIn } from '../../../../shell/session.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { recordWords } from './record-words.ts'

/** What members of staff did with the match, newest first. */
export function Acts({ matchId }: { matchId: string }) {
  const words = useWords(recordWords)
  const club = useClub()
  const { subject } = useSignedIn()
  const nameOf = useStaffName()
  const times = useTimes(club.timezone)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalMatchActs',
    { clubId: club.id, matchId },
    (data) => data.club?.auditEntries,
  )
  return (
    <section className="card" aria-labelledby="acts">
      <header>
        <h2 id="acts">{words.acts}</h2>
      </header>
      {isLoading && <Loading lines={2} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <p className="m pad">{words.noActs}</p>}
      <ul className="list">
        {nodes.slice(0, MOST_SHOWN).map(({ id, occurredAt, actorId, actorName, mutation }) => (
          <li key={id}>
            <span className="b">{wordOf(words.mutations, mutation) ?? mutation}</span>
            <p className="m s" title={times.moment(occurredAt)}>
              {words.actBy(
                actorId === subject ? words.you : nameOf(actorId, actorName),
                times.clock(occurredAt),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_SHOWN = 30
