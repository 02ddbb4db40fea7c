import { useId } from 'react'
import type { usePages } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { PathText } from '../../../parts/words/path-text.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { requestLogWords } from './request-log-words.ts'

interface LoggedRequest {
  id: string
  requestedAt: string
  method: string
  route: string | null
  status: number
  code: string | null
}

type Pages = Omit<ReturnType<typeof usePages>, 'nodes'> & { nodes: readonly LoggedRequest[] }

/** The latest requests of an installation or a key, without their content. */
export function RequestLog({ pages }: { pages: Pages }) {
  const words = useWords(requestLogWords)
  const parts = useWords(partWords)
  const times = useTimes(useClub().timezone)
  const now = useNow()
  const titleId = useId()
  const { nodes, isThere, error, isLoading, refetch, hasMore, loadMore, isLoadingMore } = pages
  return (
    <section className="stack t" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      {isLoading && <Loading />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <p className="m">{words.none}</p>}
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
                <td className="m" title={times.moment(requestedAt)}>
                  {times.datedClock(requestedAt, now)}
                </td>
                <td>
                  <code className="s route">
                    {method} <PathText of={route} />
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
