import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { toAudienceText } from './audience-text.ts'
import type { Message } from './compose/audience.ts'
import { messagesWords } from './messages-words.ts'

interface MessageTableProps {
  messages: readonly Message[]
  zone: string
  chosen: string | null
  onChoose: (id: string) => void
}

export function MessageTable({ messages, zone, chosen, onChoose }: MessageTableProps) {
  const words = useWords(messagesWords)
  return (
    <table className="table cards rows pickable">
      <thead>
        <tr>
          <th scope="col">{words.message}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.to}</th>
          <th scope="col">{words.when}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <OneRow
            key={message.id}
            message={message}
            zone={zone}
            isChosen={message.id === chosen}
            onChoose={() => onChoose(message.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OneRowProps {
  message: Message
  zone: string
  isChosen: boolean
  onChoose: () => void
}

function OneRow({ message, zone, isChosen, onChoose }: OneRowProps) {
  const words = useWords(messagesWords)
  const times = useTimes(zone)
  const now = useNow()
  const { subject, body, status, sendAt, sentAt, recipientCount, createdAt } = message
  const at = sentAt ?? sendAt
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td className="p1 message-name">
        <button
          type="button"
          className="linkish cut b"
          title={subject ?? undefined}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {subject || words.noSubject}
        </button>
        <span className="s m cut">{body}</span>
      </td>
      <td className="p2" data-l={words.status}>
        <Status of={status} />
      </td>
      <td className="m" data-l={words.to}>
        {status === 'SENT' ? words.helpers(recipientCount) : toAudienceText(message, words)}
      </td>
      <td className="m nw" data-l={words.when} title={times.ago(at ?? createdAt, now)}>
        {at ? times.moment(at) : words.written(times.moment(createdAt))}
      </td>
    </tr>
  )
}
