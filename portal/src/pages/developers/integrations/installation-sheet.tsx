import { useState } from 'react'
import type { DataOf } from '../../../graph/ask.ts'
import { RATES_EVERY_MS } from '../../../graph/following/followed.ts'
import { type ListPage, usePages } from '../../../graph/lists.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { toScopeText } from '../../../parts/words/graph-names.ts'
import { scopeWords } from '../../../parts/words/scope-words.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { RequestLog } from '../request-log/request-log.tsx'
import { LeftFact } from '../requests-left/rate-meter.tsx'
import { type Installation, stateOf } from './installations.ts'
import { integrationsWords } from './integrations-words.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useRates } from './use-rates.ts'

interface InstallationSheetProps {
  installation: Installation | null
  now: Date
  onClose: () => void
}

/** All of an installation: its facts, scopes and last requests, and its end. */
export function InstallationSheet({ installation, now, onClose }: InstallationSheetProps) {
  const words = useWords(integrationsWords)
  const isOwner = useMay('OWNER')
  const [isRevoking, setIsRevoking] = useState(false)
  if (installation === null) return null
  if (isRevoking)
    return (
      <RevokeDialog
        installation={installation}
        onBack={() => setIsRevoking(false)}
        onDone={onClose}
      />
    )
  return (
    <Dialog
      look="sheet"
      title={installation.application.name}
      isOpen
      onClose={onClose}
      end={
        isOwner &&
        stateOf(installation, now) === 'working' && (
          <Button look="danger" onClick={() => setIsRevoking(true)}>
            {words.revoke}
          </Button>
        )
      }
    >
      <Facts installation={installation} />
      <section className="stack t" aria-labelledby="may-do">
        <h3 id="may-do">{words.mayDo}</h3>
        <Scopes scopes={installation.grantedScopes} />
      </section>
      <Requests installationId={installation.id} />
    </Dialog>
  )
}

function Facts({ installation }: { installation: Installation }) {
  const words = useWords(integrationsWords)
  const times = useTimes(useClub().timezone)
  const { application, environment, installedAt, expiresAt, revokedAt } = installation
  return (
    <dl className="dl">
      {application.publisher && (
        <>
          <dt>{words.publisher}</dt>
          <dd>{application.publisher}</dd>
        </>
      )}
      <dt>{words.environment}</dt>
      <dd>{wordOf(words.environments, environment) ?? environment}</dd>
      <dt>{words.installation}</dt>
      <dd>
        <code className="s">{installation.id}</code>
      </dd>
      <dt>{words.installed}</dt>
      <dd>{times.moment(installedAt)}</dd>
      {revokedAt ? (
        <>
          <dt>{words.revoked}</dt>
          <dd>{times.moment(revokedAt)}</dd>
        </>
      ) : (
        <>
          <dt>{words.ends}</dt>
          <dd>{expiresAt ? times.moment(expiresAt) : words.noEnd}</dd>
          <Left id={installation.id} />
        </>
      )}
    </dl>
  )
}

function Left({ id }: { id: string }) {
  const { rates, isThere } = useRates(useNow(RATES_EVERY_MS))
  if (!isThere) return null
  return <LeftFact rate={rates.find((one) => one.id === id)?.rate ?? null} />
}

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const words = useWords(scopeWords)
  return (
    <ul className="stack x">
      {scopes.map((scope) => (
        <li key={scope} className="row between nowrap">
          <span>{wordOf(words, scope) ?? scope}</span>
          <code className="s m one-line">{toScopeText(scope)}</code>
        </li>
      ))}
    </ul>
  )
}

type Requested = Extract<
  NonNullable<DataOf<'PortalRequests'>['node']>,
  { requests: unknown }
>['requests']
type Request = NonNullable<Requested>['nodes'][number]

function pickRequests({ node }: DataOf<'PortalRequests'>): ListPage<Request> | null {
  return node !== null && 'requests' in node ? (node.requests ?? null) : null
}

function Requests({ installationId }: { installationId: string }) {
  return <RequestLog pages={usePages('PortalRequests', { installationId }, pickRequests)} />
}
