import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toInitials } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import {
  hasPlayers,
  type Installation,
  type InstallationState,
  nameAmong,
  stateOf,
} from './installations.ts'
import { integrationsWords } from './integrations-words.ts'

const SHAPES: Readonly<Record<InstallationState, string>> = {
  working: 'SUCCEEDED',
  revoked: 'REVOKED',
  expired: 'CLOSED',
}

interface InstallationTableProps {
  installations: readonly Installation[]
  now: Date
  onManage: (id: string) => void
}

export function InstallationTable({ installations, now, onManage }: InstallationTableProps) {
  const words = useWords(integrationsWords)
  return (
    <table className="table cards">
      <thead>
        <tr>
          <th scope="col">{words.application}</th>
          <th scope="col">{words.may}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.lastRequest}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {installations.map((installation) => (
          <OneRow
            key={installation.id}
            installation={installation}
            name={nameAmong(installation, installations)}
            now={now}
            onManage={() => onManage(installation.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OneRowProps {
  installation: Installation
  name: string
  now: Date
  onManage: () => void
}

function OneRow({ installation, name, now, onManage }: OneRowProps) {
  const words = useWords(integrationsWords)
  const times = useTimes(useClub().timezone)
  const { application, grantedScopes, lastRequest, installedAt } = installation
  const state = stateOf(installation, now)
  const isRefused = state === 'working' && (lastRequest?.status ?? 0) >= 400
  return (
    <tr>
      <td>
        <span className="row nowrap">
          <span className="mark plain" aria-hidden="true">
            {toInitials(application.name)}
          </span>
          <span className="stack x">
            <span className="b">{name}</span>
            <span className="s m">{application.slug}</span>
          </span>
        </span>
      </td>
      <td className="whole" data-l={words.may}>
        <span className="stack x">
          <span>{words.scopes(grantedScopes.length)}</span>
          {hasPlayers(grantedScopes) && <span className="s m">{words.withPlayers}</span>}
        </span>
      </td>
      <td className="whole" data-l={words.status}>
        <span className="stack x">
          <Status of={SHAPES[state]} word={words[state]} />
          {isRefused && <span className="s m">{words.refused(lastRequest?.status ?? 0)}</span>}
        </span>
      </td>
      <td className="m whole" data-l={words.lastRequest}>
        {lastRequest ? (
          <time dateTime={lastRequest.requestedAt} title={times.moment(lastRequest.requestedAt)}>
            {times.since(lastRequest.requestedAt, now)}
          </time>
        ) : (
          words.never
        )}
      </td>
      <td className="m nw" data-l={words.since}>
        {times.date(installedAt)}
      </td>
      <td className="n">
        <Button aria-label={words.manageOf(name)} onClick={onManage}>
          {words.manage}
        </Button>
      </td>
    </tr>
  )
}
