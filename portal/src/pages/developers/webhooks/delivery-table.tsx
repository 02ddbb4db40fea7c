import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { toEventTypeText, toShortId } from '../../../parts/words/graph-names.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { shortFailureWords } from './attempts/failure-words.ts'
import { useCause } from './attempts/use-cause.ts'
import { DELIVERY_SHAPES, type Delivery, lastAnswerOf } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

interface DeliveryTableProps {
  deliveries: readonly Delivery[]
  chosen: string | null
  onChoose: (id: string) => void
}

export function DeliveryTable({ deliveries, chosen, onChoose }: DeliveryTableProps) {
  const words = useWords(webhooksWords)
  return (
    <table className="table cards rows pickable">
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.event}</th>
          <th scope="col">{words.answer}</th>
          <th scope="col">{words.attempts}</th>
          <th scope="col">{words.id}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <OneRow
            key={delivery.id}
            delivery={delivery}
            isChosen={delivery.id === chosen}
            onChoose={() => onChoose(delivery.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OneRowProps {
  delivery: Delivery
  isChosen: boolean
  onChoose: () => void
}

function OneRow({ delivery, isChosen, onChoose }: OneRowProps) {
  const words = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  const { id, createdAt, eventType, attemptCount } = delivery
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td className="nw p2" data-l={words.time}>
        <button
          type="button"
          className="linkish"
          aria-pressed={isChosen}
          title={times.moment(createdAt)}
          onClick={onChoose}
        >
          {times.clock(createdAt)}
          <span className="s m hide-s"> {times.date(createdAt)}</span>
        </button>
      </td>
      <td className="p1 nw" data-l={words.event}>
        <code>{toEventTypeText(eventType)}</code>
      </td>
      <td data-l={words.answer}>
        <Answer delivery={delivery} />
      </td>
      <td className="m" data-l={words.attempts}>
        {attemptCount}
      </td>
      <td className="m" data-l={words.id}>
        <code title={id}>{toShortId(id)}</code>
      </td>
    </tr>
  )
}

/** The last answer, since it says more than the state alone; before the first one, the state. */
function Answer({ delivery }: { delivery: Delivery }) {
  const words = useWords(webhooksWords)
  const causeOf = useCause()
  const short = useWords(shortFailureWords)
  const last = lastAnswerOf(delivery)
  const { status } = delivery
  const failure = last?.failureClass ?? ''
  const cause = last?.responseStatus ? String(last.responseStatus) : wordOf(short, failure)
  const isRetried = status === 'PENDING' && failure !== ''
  return (
    <span title={last ? causeOf(last) : undefined}>
      <Status
        of={isRetried ? 'RETRYING' : DELIVERY_SHAPES[status]}
        word={cause ?? words.short[status]}
      />
      {cause !== undefined && <span className="vh"> {words.short[status]}</span>}
    </span>
  )
}
