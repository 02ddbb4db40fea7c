import type { DataOf } from '../../../graph/ask.ts'
import { type ListPage, usePages } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { integrationsWords } from './integrations-words.ts'

type Requested = Extract<
  NonNullable<DataOf<'PortalRequests'>['node']>,
  { requests: unknown }
>['requests']
type Request = NonNullable<Requested>['nodes'][number]

/** The latest requests of an installation, without their content. */
export function RequestList({ installationId }: { installationId: string }) {
  const words = useWords(integrationsWords)
  const parts = useWords(partWords)
  const times = useTimes(useClub().timezone)
  const { nodes, isThere, error, isLoading, refetch, hasMore, loadMore, isLoadingMore } = usePages(
    'PortalRequests',
    { installationId },
    pickRequests,
  )
  return (
    <section className="stack t" aria-labelledby="requests">
      <h3 id="requests">{words.requests}</h3>
      {isLoading && <Loading />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <p className="m">{words.requestsEmpty}</p>}
      {nodes.length > 0 && (
        <table className="table tight">
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.request}</th>
              <th scope="col" className="n">
                {words.answer}
              </th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ id, requestedAt, method, route, status, code }) => (
              <tr key={id}>
                <td className="nw m" title={times.moment(requestedAt)}>
                  {times.clock(requestedAt)}
                </td>
                <td>
                  <code>
                    {method} {route ?? '–'}
                  </code>
                </td>
                <td className="n">
                  <span className={status >= 400 ? 'st fail' : 'st ok'}>{status}</span>
                  {code && <span className="s m stack x">{code}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasMore && (
        <Button look="ghost" isBusy={isLoadingMore} onClick={loadMore}>
          {parts.more}
        </Button>
      )}
    </section>
  )
}

function pickRequests({ node }: DataOf<'PortalRequests'>): ListPage<Request> | null {
  return node !== null && 'requests' in node ? (node.requests ?? null) : null
}
