import { type ConnectionState, useConnection } from '../../graph/connection.ts'
import { useFreshness } from '../../graph/following/use-changes.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { useNow, useTimes } from '../../time/use-times.ts'
import { useZone } from '../../time/zone.tsx'
import { partWords } from '../words/part-words.ts'

const SHAPES = { idle: '', live: 'live', caughtUp: 'live', reconnecting: 'warn' } as const

/** Whether all that is shown is what is so, in the place of a page's title; and of when it is, where nothing brings it. */
export function ConnectionWord() {
  const words = useWords(partWords)
  const { time } = useTimes(useZone())
  const { state } = useConnection()
  const freshness = useFreshness()
  const isCut = state === 'reconnecting'
  if (isCut || freshness === 'followed') return <WordOf state={state} />
  return (
    <span className="st conn" role="status">
      {freshness === 'old' ? words.readingAgain : words.readAt(time(new Date(freshness)))}
    </span>
  )
}

export function WordOf({ state }: { state: ConnectionState }) {
  const words = useWords(partWords)
  if (state === 'idle') return <span className="st conn" role="status" />
  return (
    <span className={`st ${SHAPES[state]}`} role="status">
      {words[state]}
    </span>
  )
}

const STALE_AFTER_MS = 60_000

/** After a minute without a connection the page says since when it is old. */
export function StaleNote({ zone }: { zone: string }) {
  const words = useWords(partWords)
  const { staleSince } = useConnection()
  const { time } = useTimes(zone)
  const now = useNow(5_000)
  if (staleSince === null || now.getTime() - staleSince.getTime() < STALE_AFTER_MS) return null
  return (
    <div className="note warn" role="status">
      <span>{words.staleSince(time(staleSince))}</span>
    </div>
  )
}
