import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { type ApiKey, hasPersonalData, type ShownKeyState, shownStateOf } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'

const SHAPES: Readonly<Record<ShownKeyState, string>> = {
  working: 'SUCCEEDED',
  blocked: 'DISABLED',
  expired: 'CLOSED',
  revoked: 'REVOKED',
}

interface KeyTableProps {
  keys: readonly ApiKey[]
  /** No key of the club is accepted. */
  isBlocked: boolean
  now: Date
  onManage: (id: string) => void
}

export function KeyTable({ keys, isBlocked, now, onManage }: KeyTableProps) {
  const words = useWords(apiKeysWords)
  return (
    <table className="table cards">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.may}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.lastUse}</th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <OneRow
            key={key.id}
            apiKey={key}
            state={shownStateOf(key, now, isBlocked)}
            now={now}
            onManage={() => onManage(key.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OneRowProps {
  apiKey: ApiKey
  state: ShownKeyState
  now: Date
  onManage: () => void
}

function OneRow({ apiKey, state, now, onManage }: OneRowProps) {
  const words = useWords(apiKeysWords)
  const times = useTimes(useClub().timezone)
  const { name, prefix, grantedScopes, lastRequest, expiresAt } = apiKey
  const isRefused = state === 'working' && (lastRequest?.status ?? 0) >= 400
  return (
    <tr>
      <td>
        <span className="stack x">
          <span className="b wrap">{name}</span>
          <code className="s m">{prefix}…</code>
        </span>
      </td>
      <td className="whole" data-l={words.may}>
        <span className="stack x">
          <span>{words.scopes(grantedScopes.length)}</span>
          {hasPersonalData(grantedScopes) && <span className="s m">{words.withHelpers}</span>}
        </span>
      </td>
      <td className="whole" data-l={words.status}>
        <span className="stack x">
          <Status of={SHAPES[state]} word={words.states[state]} />
          {isRefused && <span className="s m">{words.refused(lastRequest?.status ?? 0)}</span>}
          {state === 'working' && expiresAt && (
            <span className="s m">{words.endsOn(times.date(expiresAt))}</span>
          )}
        </span>
      </td>
      <td className="m whole" data-l={words.lastUse}>
        {lastRequest ? (
          <time dateTime={lastRequest.requestedAt} title={times.moment(lastRequest.requestedAt)}>
            {times.since(lastRequest.requestedAt, now)}
          </time>
        ) : (
          words.notUsed
        )}
      </td>
      <td className="n">
        <Button aria-label={words.manageOf(name)} onClick={onManage}>
          {words.manage}
        </Button>
      </td>
    </tr>
  )
}
