import { useMemo, useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import { nameOf } from '../volunteers/people.ts'
import type { Message } from './compose/audience.ts'
import { messagesWords } from './messages-words.ts'
import { groupByOutcome, OUTCOMES, type Outcome } from './outcomes.ts'

const SHOWN_AT_ONCE = 20

/** What was delivered, what was not, and why; those who need attention come first. */
export function RecipientList({ message, zone }: { message: Message; zone: string }) {
  const words = useWords(messagesWords)
  const parts = useWords(partWords)
  const times = useTimes(zone)
  const club = useClub()
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const { nodes, isWhole, isThere, error, isLoading, refetch } = useList(
    'PortalMessageRecipients',
    { id: message.id },
    ({ volunteerMessage }) => volunteerMessage?.recipients,
  )
  const groups = useMemo(() => groupByOutcome(nodes), [nodes])
  const group = groups.find(({ outcome }) => outcome === chosen) ?? groups[0]
  if (isLoading) return <Loading lines={4} />
  if (error) return <FaultNote fault={error} onRetry={() => void refetch()} />
  return (
    <section className="stack t" aria-label={words.recipients}>
      <h3>{words.went(message.recipientCount)}</h3>
      {!isWhole && <p className="s m">{words.countedOf(nodes.length)}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
      <div className="row" role="group" aria-label={words.recipients}>
        {groups.map(({ outcome, recipients }) => (
          <button
            key={outcome}
            type="button"
            className="chip"
            aria-pressed={outcome === group?.outcome}
            onClick={() => {
              setChosen(outcome)
              setMost(SHOWN_AT_ONCE)
            }}
          >
            <Status
              of={OUTCOMES[outcome]}
              word={`${words.outcomes[outcome]} ${recipients.length}`}
            />
          </button>
        ))}
      </div>
      {group && (
        <>
          <p className="s m">{words.reasons[group.outcome]}</p>
          <ul className="stack x">
            {group.recipients.slice(0, most).map(({ id, helper, helperId, updatedAt }) => (
              <li key={id} className="row between nowrap">
                {helper ? (
                  <Link
                    className="cut"
                    title={nameOf(helper)}
                    href={`${toClubPath(club, 'helpers')}?helper=${helperId}`}
                  >
                    {nameOf(helper)}
                  </Link>
                ) : (
                  <span className="m">{words.erased}</span>
                )}
                <span className="s m nw">{times.moment(updatedAt)}</span>
              </li>
            ))}
          </ul>
          {group.recipients.length > most && (
            <Button look="ghost" onClick={() => setMost(most + 5 * SHOWN_AT_ONCE)}>
              {parts.more}
            </Button>
          )}
        </>
      )}
      {isThere && nodes.length === 0 && <p className="m">{words.noRecipients}</p>}
    </section>
  )
}
