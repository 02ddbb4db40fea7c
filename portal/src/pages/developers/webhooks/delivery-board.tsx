import { useId } from 'react'
import { usePages } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useIsNarrow } from '../../../parts/use-is-narrow.ts'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { partWords } from '../../../parts/words/part-words.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { answerWords } from './attempts/answer-words.ts'
import { periodOf } from './delivery-bars.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import type { Endpoint } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

const FILTERS = ['ALL', 'FAILED', 'PENDING', 'ENDED'] as const

/** Deliveries, and the one that is chosen beside them; `j` and `k` move through them. */
export function DeliveryBoard({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const said = useWords(answerWords)
  const parts = useWords(partWords)
  const { search } = usePlace()
  const times = useTimes(useClub().timezone)
  const isNarrow = useIsNarrow()
  const id = useId()
  const filter = FILTERS.find((one) => one === search.get('show')) ?? 'ALL'
  const chosen = search.get('delivery')
  const period = periodOf(search.get('from'))
  const status = filter === 'ALL' ? null : filter
  const isFiltered = status !== null || period !== null
  const { nodes, isThere, error, isLoading, refetch, hasMore, loadMore, isLoadingMore } = usePages(
    'PortalDeliveries',
    { id: endpoint.id, filter: isFiltered ? { status, ...period } : null },
    (data) => data.webhookEndpoint?.deliveries,
  )
  const choose = (delivery: string | null) => setSearch({ delivery })
  usePageKeys(
    (key) => {
      const step = { j: 1, k: -1 }[key]
      if (step === undefined) return
      const at = nodes.findIndex((delivery) => delivery.id === chosen)
      const next = nodes[at === -1 ? 0 : at + step]
      if (next) choose(next.id)
    },
    { isHeld: true },
  )
  return (
    <div className="split">
      <section className="card" aria-labelledby={id}>
        <header>
          <h2 id={id}>{words.deliveries}</h2>
          {period && (
            <Button look="ghost" onClick={() => setSearch({ from: null })}>
              {said.onlyPeriod(times.time(period.from), times.time(period.to))}
            </Button>
          )}
          <span className="push" />
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
          <div className="seg" role="group" aria-label={words.show}>
            {FILTERS.map((one) => (
              <Button
                key={one}
                aria-pressed={one === filter}
                onClick={() => setSearch({ show: one === 'ALL' ? null : one })}
              >
                {words.filters[one]}
              </Button>
            ))}
          </div>
        </header>
        {isLoading && <Loading lines={6} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && (
          <Empty
            title={isFiltered ? words.noneMatchTitle : words.noneTitle}
            text={
              filter === 'FAILED' ? words.noneFailed : isFiltered ? words.noneMatches : words.none
            }
          />
        )}
        {nodes.length > 0 && <DeliveryTable deliveries={nodes} chosen={chosen} onChoose={choose} />}
        <div className="foot">
          <span>{words.kept}</span>
          {hasMore && (
            <Button look="ghost" isBusy={isLoadingMore} onClick={loadMore}>
              {parts.more}
            </Button>
          )}
        </div>
      </section>
      <DeliveryPanel
        endpoint={endpoint}
        id={chosen}
        isSheet={isNarrow}
        onClose={() => choose(null)}
      />
    </div>
  )
}
