import { useState } from 'react'
import type { DataOf } from '../../../graph/ask.ts'
import type { Fault } from '../../../graph/fault.ts'
import { RATES_EVERY_MS } from '../../../graph/following/followed.ts'
import { useList } from '../../../graph/lists.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { toPlanNames } from '../../../parts/words/plan-names.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNow } from '../../../time/use-times.ts'
import { RateMeter } from '../requests-left/rate-meter.tsx'
import { type RateLimit, toRate } from '../requests-left/requests-left.ts'
import { requestsLeftWords } from '../requests-left/requests-left-words.ts'
import { type Account, hasWebhooks, isNearlyUsed, MOST_KEYS, rateOf } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'
import { planAndUsageWords } from './plan-and-usage-words.ts'

interface PlanCardProps {
  data: DataOf<'PortalAccount'> | null
  error: Fault | null
  isLoading: boolean
  refetch: () => unknown
  keyCount: number
}

/** What the club has bought, what that opens, and how much of it is used. */
export function PlanCard({ data, error, isLoading, refetch, keyCount }: PlanCardProps) {
  const plans = useWords(planAndUsageWords)
  const account = data?.volunteerAccount ?? null
  return (
    <>
      <section className="card" aria-labelledby="plan">
        <header>
          <h2 id="plan">{plans.planAndUsage}</h2>
        </header>
        {isLoading && <Loading />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {account && <Usage account={account} keyCount={keyCount} />}
      </section>
      {account && <Switch account={account} />}
    </>
  )
}

function Usage({ account: { plan, rateLimit }, keyCount }: { account: Account; keyCount: number }) {
  const plans = useWords(planAndUsageWords)
  const rate = rateOf(plan)
  return (
    <>
      <dl className="dl pad">
        <dt>{plans.plan}</dt>
        <dd className="b">{toPlanNames(plan, plans.noPlan)}</dd>
        <dt>{plans.api}</dt>
        <dd>
          <Status of={rate ? 'SUCCEEDED' : 'CLOSED'} word={rate ? plans.opened : plans.notOpened} />
        </dd>
        <dt>{plans.webhooks}</dt>
        <dd>
          <Status
            of={hasWebhooks(plan) ? 'SUCCEEDED' : 'CLOSED'}
            word={hasWebhooks(plan) ? plans.opened : plans.notOpened}
          />
        </dd>
        {rate && (
          <>
            <dt>{plans.rate}</dt>
            <dd>{plans.rates[rate.by](rate.perMinute)}</dd>
          </>
        )}
      </dl>
      <ul className="list bordered">
        <EventUsage limit={plan.eventLimit} />
        <Used word={plans.usedKeys} used={keyCount} limit={MOST_KEYS} />
        {rateLimit && <SharedRate rateLimit={rateLimit} />}
      </ul>
      <p className="foot">{plans.planHint}</p>
    </>
  )
}

function SharedRate({ rateLimit }: { rateLimit: RateLimit }) {
  const words = useWords(requestsLeftWords)
  const now = useNow(RATES_EVERY_MS)
  return <RateMeter name={words.title} rate={toRate(rateLimit, now)} />
}

function EventUsage({ limit }: { limit: number }) {
  const plans = useWords(planAndUsageWords)
  const { id: clubId } = useClub()
  const [drafts, active] = [useOpenEvents(clubId, 'DRAFT'), useOpenEvents(clubId, 'ACTIVE')]
  const error = drafts.error ?? active.error
  if (error) return <FaultNote fault={error} />
  if (!drafts.isThere || !active.isThere)
    return (
      <li>
        <Loading lines={1} />
      </li>
    )
  const used = drafts.nodes.length + active.nodes.length
  return <Used word={plans.openEvents} used={used} limit={limit} />
}

function useOpenEvents(clubId: string, status: 'DRAFT' | 'ACTIVE') {
  return useList('PortalOpenEvents', { clubId, status }, (data) => data.club?.volunteerEvents)
}

function Used({ word, used, limit }: { word: string; used: number; limit: number }) {
  const plans = useWords(planAndUsageWords)
  return (
    <li className="stack x">
      <span className="row between">
        <span>{word}</span>
        <span className={isNearlyUsed(used, limit) ? 'st warn' : 'm'}>{plans.of(used, limit)}</span>
      </span>
      <progress className="used" max={limit} value={Math.min(used, limit)} aria-label={word} />
    </li>
  )
}

function Switch({ account: { clubId, isIntegrationEnabled } }: { account: Account }) {
  const words = useWords(apiKeysWords)
  const plans = useWords(planAndUsageWords)
  const reload = useReload()
  const [asks, setAsks] = useState(false)
  const { change, isBusy, error } = useChange('PortalSwitchIntegration', () => {
    reload('PortalAccount')
    setAsks(false)
    showToast({ text: isIntegrationEnabled ? plans.nowOff : plans.nowOn })
  })
  return (
    <section className="card" aria-labelledby="switch">
      <header>
        <h2 id="switch">{plans.allKeys}</h2>
        <span className="push" />
        <Status
          of={isIntegrationEnabled ? 'SUCCEEDED' : 'CLOSED'}
          word={isIntegrationEnabled ? plans.letIn : plans.shutOut}
        />
      </header>
      <div className="pad stack t">
        <p className="m">{isIntegrationEnabled ? plans.switchText : words.switchedOff}</p>
        {error && !asks && <FaultNote fault={error} />}
        <div>
          {isIntegrationEnabled ? (
            <Button look="danger" onClick={() => setAsks(true)}>
              {plans.switchOff}
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => change({ input: { clubId, isEnabled: true } })}>
              {plans.switchOn}
            </Button>
          )}
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          title={plans.blockTitle}
          action={plans.blockNow}
          isBusy={isBusy}
          error={error}
          onAct={() => change({ input: { clubId, isEnabled: false } })}
          onClose={() => setAsks(false)}
        >
          <p>{plans.blockText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
