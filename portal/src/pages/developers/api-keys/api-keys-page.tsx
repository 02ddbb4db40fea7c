import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import { countEnded, countKeys, isNameUsed, rateOf, shownKeys } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'
import { KeySheet } from './key-sheet.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKeyDialog, type NewKeyDraft } from './new-key-dialog.tsx'
import { planAndUsageWords } from './plan-and-usage-words.ts'
import { PlanCard } from './plan-card.tsx'
import { SecretCard } from './secret-card.tsx'
import { VolunteerWebhooks } from './volunteer-webhooks.tsx'

/** Which systems of the club are let in, and how much its plan gives them. */
export default function ApiKeysPage() {
  const words = useWords(apiKeysWords)
  const isOwner = useMay('OWNER')
  useTitle(words.title)
  if (!isOwner) return <Empty isPage title={words.ownersTitle} text={words.owners} />
  return <Keys />
}

function Keys() {
  const words = useWords(apiKeysWords)
  const plans = useWords(planAndUsageWords)
  const club = useClub()
  const now = useNow()
  const [isAll, setIsAll] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [draft, setDraft] = useState<NewKeyDraft | null>(null)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const list = useList('PortalApiKeys', { clubId: club.id }, (data) => data.club?.apiKeys)
  const account = useAsk('PortalAccount', { clubId: club.id })
  const { nodes, isThere, error, isLoading, refetch } = list
  const shown = shownKeys(nodes, isAll, now)
  const { expired, revoked } = countEnded(nodes, now)
  const known = account.data?.volunteerAccount ?? null
  const isSwitchedOff = known?.isIntegrationEnabled === false
  const isOutOfPlan = known !== null && !rateOf(known.plan)
  const open = nodes.find(({ id }) => id === openId) ?? null
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about(club.name)}</p>
        </div>
        <ConnectionWord />
        <Button
          look="pri"
          icon="plus"
          reason={isOutOfPlan ? words.outOfPlan : null}
          onClick={() => setDraft({ name: '', scopes: [] })}
        >
          {words.create}
        </Button>
      </div>
      {isOutOfPlan && <p className="note warn">{words.outOfPlan}</p>}
      {isSwitchedOff && <p className="note warn">{words.switchedOff}</p>}
      <div className="split">
        <div className="stack">
          <section className="card" aria-labelledby="keys">
            <header>
              <h2 id="keys">{words.keys}</h2>
              <span className="push" />
              {expired + revoked > 0 && (
                <Button look="ghost" aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
                  {isAll ? words.hideEnded : words.showEnded(expired, revoked)}
                </Button>
              )}
            </header>
            {made && <SecretCard {...made} onClose={() => setMade(null)} />}
            {isLoading && <Loading lines={4} />}
            {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
            {isThere && shown.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
            {shown.length > 0 && (
              <KeyTable
                keys={shown}
                isBlocked={isSwitchedOff || isOutOfPlan}
                now={now}
                onManage={setOpenId}
              />
            )}
          </section>
          <VolunteerWebhooks now={now} />
        </div>
        <aside className="stack" aria-label={plans.planAndUsage}>
          <PlanCard {...account} keyCount={countKeys(nodes)} />
        </aside>
      </div>
      {open && (
        <KeySheet
          apiKey={open}
          now={now}
          onClose={() => setOpenId(null)}
          onReplace={() => {
            setOpenId(null)
            setDraft({ name: open.name, scopes: open.grantedScopes, replaces: open.name })
          }}
        />
      )}
      {draft && (
        <NewKeyDialog
          draft={draft}
          isNameUsed={(name) => name !== draft.replaces && isNameUsed(name, nodes, now)}
          onClose={() => setDraft(null)}
          onMade={(key) => {
            setDraft(null)
            setMade(key)
          }}
        />
      )}
    </>
  )
}
