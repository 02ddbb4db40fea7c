import type { ReactNode } from 'react'
import type { Fault } from '../../graph/fault.ts'
import { wordOf } from '../../i18n/define-words.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { partWords } from '../words/part-words.ts'
import { useLoad } from './loading-status.tsx'

/** What would be here, and how to get the first one. */
export function Empty({
  title,
  text,
  isPage = false,
  children,
}: {
  title: string
  text: string
  /** The whole page, of which the title is the heading. */
  isPage?: boolean
  children?: ReactNode
}) {
  return (
    <div className="empty">
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Grey lines in the place of what is being read. */
export function Loading({ lines = 3 }: { lines?: number }) {
  const words = useWords(partWords)
  useLoad()
  return (
    <div className="stack pad">
      <span className="vh">{words.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <span className="sk" key={index} style={{ '--v': 90 - index * 18 }} />
      ))}
    </div>
  )
}

interface FaultNoteProps {
  fault: Fault
  /** What stays as it was. */
  lead?: string
  onRetry?: () => void
}

/** A refusal where it was caused, with what to do next and the request id to copy. */
export function FaultNote({ fault, lead, onRetry }: FaultNoteProps) {
  const words = useWords(partWords)
  return (
    <div className="note fail" role="alert">
      <span>
        {lead !== undefined && `${lead} `}
        {wordOf(words.faults, fault.code) ?? fault.message}
        {fault.requestId && (
          <span className="row s m">
            {fault.code === 'internal_error' ? words.idForSupport : words.requestId}{' '}
            <code>{fault.requestId}</code>
            <CopyButton text={fault.requestId} />
          </span>
        )}
      </span>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  )
}
