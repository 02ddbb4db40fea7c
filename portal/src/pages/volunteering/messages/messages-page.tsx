import { useState } from 'react'
import { usePages } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useIsNarrow } from '../../../parts/use-is-narrow.ts'
import { partWords } from '../../../parts/words/part-words.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { EventCrumb } from '../volunteers/event-crumb.tsx'
import { useVolunteerEvent } from '../volunteers/use-volunteer-event.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { volunteersWords } from '../volunteers/volunteers-words.ts'
import { ComposeSheet } from './compose/compose-sheet.tsx'
import { MessagePanel } from './message-panel.tsx'
import { MessageTable } from './message-table.tsx'
import { messagesWords } from './messages-words.ts'

const FILTERS = ['ALL', 'SENT', 'SCHEDULED', 'DRAFT', 'FAILED'] as const

/** Messages to helpers, sent and scheduled, and whether they arrived. */
export default function MessagesPage() {
  const words = useWords(messagesWords)
  const shared = useWords(volunteersWords)
  const club = useClub()
  const [isWriting, setIsWriting] = useState(false)
  const { event, events, zone, isThere, error, isLoading, refetch } = useVolunteerEvent()
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          {event && <EventCrumb event={event} events={events} />}
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <ConnectionWord />
        {event && (
          <Button look="pri" icon="send" className="grow-s" onClick={() => setIsWriting(true)}>
            {words.write}
          </Button>
        )}
      </div>
      <StaleNote zone={club.timezone} />
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && event === null && <Empty title={shared.noEventTitle} text={shared.noEvent} />}
      {event && <MessageBoard key={event.id} event={event} zone={zone} />}
      {isWriting && event && (
        <ComposeSheet
          event={event}
          onClose={() => setIsWriting(false)}
          onSent={(message) => setSearch({ message, show: null })}
        />
      )}
    </>
  )
}

/** Messages, and the one that is chosen beside them. */
function MessageBoard({ event, zone }: { event: VolunteerEvent; zone: string }) {
  const words = useWords(messagesWords)
  const parts = useWords(partWords)
  const { search } = usePlace()
  const isNarrow = useIsNarrow()
  const show = FILTERS.find((one) => one === search.get('show')) ?? 'ALL'
  const chosen = search.get('message')
  const { nodes, isThere, error, isLoading, refetch, hasMore, loadMore, isLoadingMore } = usePages(
    'PortalMessages',
    { eventId: event.id, filter: show === 'ALL' ? null : { status: show } },
    ({ volunteerMessages }) => volunteerMessages,
  )
  const choose = (message: string | null) => setSearch({ message })
  return (
    <div className="split">
      <section className="card" aria-label={words.title}>
        <header>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
          <div className="chips" role="group" aria-label={words.show}>
            {FILTERS.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={one === show}
                onClick={() => setSearch({ show: one === 'ALL' ? null : one })}
              >
                {words.filters[one]}
              </button>
            ))}
          </div>
        </header>
        {isLoading && <Loading lines={6} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && (
          <Empty title={words.emptyTitle} text={show === 'ALL' ? words.empty : words.noneMatches} />
        )}
        {nodes.length > 0 && (
          <MessageTable messages={nodes} zone={zone} chosen={chosen} onChoose={choose} />
        )}
        {hasMore && (
          <div className="foot">
            <Button look="ghost" isBusy={isLoadingMore} onClick={loadMore}>
              {parts.more}
            </Button>
          </div>
        )}
      </section>
      <MessagePanel
        event={event}
        zone={zone}
        id={chosen}
        isSheet={isNarrow}
        onClose={() => choose(null)}
      />
    </div>
  )
}
