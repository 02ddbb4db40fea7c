import { useState } from 'react'
import type { DataOf } from '../../../graph/ask.ts'
import { RATES_EVERY_MS } from '../../../graph/following/followed.ts'
import { type ListPage, usePages } from '../../../graph/lists.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { toScopeText } from '../../../parts/words/graph-names.ts'
import { useStaffName } from '../../../parts/words/staff-name.ts'
import { useClub } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { RequestLog } from '../request-log/request-log.tsx'
import { LeftFact } from '../requests-left/rate-meter.tsx'
import { toRate } from '../requests-left/requests-left.ts'
import { type ApiKey, keyStateOf } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

interface KeySheetProps {
  apiKey: ApiKey
  now: Date
  onClose: () => void
  onReplace: () => void
}

/** All of a key: its facts, scopes and last requests, its successor and its end. */
export function KeySheet({ apiKey, now, onClose, onReplace }: KeySheetProps) {
  const words = useWords(apiKeysWords)
  const [isRevoking, setIsRevoking] = useState(false)
  if (isRevoking)
    return <RevokeKeyDialog apiKey={apiKey} onBack={() => setIsRevoking(false)} onDone={onClose} />
  const state = keyStateOf(apiKey, now)
  return (
    <Dialog
      look="sheet"
      title={apiKey.name}
      isOpen
      onClose={onClose}
      end={
        state !== 'revoked' && (
          <>
            <Button look="danger" onClick={() => setIsRevoking(true)}>
              {words.revoke}
            </Button>
            <Button onClick={onReplace}>{words.replace}</Button>
          </>
        )
      }
    >
      <Facts apiKey={apiKey} isWorking={state === 'working'} />
      <section className="stack t" aria-labelledby="key-scopes">
        <h3 id="key-scopes">{words.mayDo}</h3>
        <p className="row">
          {apiKey.grantedScopes.map((scope) => (
            <code key={scope} className="tag">
              {toScopeText(scope)}
            </code>
          ))}
        </p>
      </section>
      <Requests id={apiKey.id} />
    </Dialog>
  )
}

function Facts({ apiKey, isWorking }: { apiKey: ApiKey; isWorking: boolean }) {
  const { id, prefix, createdAt, createdBy, createdByName, expiresAt, revokedAt } = apiKey
  const words = useWords(apiKeysWords)
  const times = useTimes(useClub().timezone)
  const { subject } = useSignedIn()
  const nameOf = useStaffName()
  return (
    <dl className="dl">
      <dt>{words.begins}</dt>
      <dd>
        <code>{prefix}…</code>
      </dd>
      <dt>{words.made}</dt>
      <dd>
        {times.moment(createdAt)}{' '}
        <span className="s m wrap">
          {createdBy === subject ? words.byYou : words.by(nameOf(createdBy, createdByName))}
        </span>
      </dd>
      <dt>{revokedAt ? words.states.revoked : words.ends}</dt>
      <dd>
        {revokedAt ? times.moment(revokedAt) : expiresAt ? times.moment(expiresAt) : words.noEnd}
      </dd>
      {isWorking && <Left id={id} />}
    </dl>
  )
}

function Left({ id }: { id: string }) {
  const now = useNow(RATES_EVERY_MS)
  const { data } = useAsk('PortalKeyRequestsLeft', { id })
  if (!data?.node || !('rateLimit' in data.node)) return null
  const { rateLimit } = data.node
  return <LeftFact rate={rateLimit ? toRate(rateLimit, now) : null} />
}

type Request = NonNullable<
  Extract<DataOf<'PortalKeyRequests'>['node'], { requests: unknown }>['requests']
>['nodes'][number]

function pickRequests({ node }: DataOf<'PortalKeyRequests'>): ListPage<Request> | null {
  return node !== null && 'requests' in node ? (node.requests ?? null) : null
}

function Requests({ id }: { id: string }) {
  return <RequestLog pages={usePages('PortalKeyRequests', { id }, pickRequests)} />
}
