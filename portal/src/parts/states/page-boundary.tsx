import { Component, type ReactNode, useEffect, useRef } from 'react'
import { asFault, type Fault } from '../../graph/fault.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { entriesWords } from '../dialogs/entries/entries-words.ts'
import { keepEntries } from '../dialogs/entries/kept-entries.ts'
import { FaultNote } from './states.tsx'

interface Caught {
  fault: Fault | null
  /** Whether entries of a form were kept. */
  hasKept: boolean
}

/** A page that fails, or whose file an update has removed, leaves the rest of the portal as it is. */
export class PageBoundary extends Component<{ children: ReactNode }, Caught, boolean> {
  override state: Caught = { fault: null, hasKept: false }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { fault: asFault(error) }
  }

  /** The last moment at which the forms of the page still stand in the document. */
  override getSnapshotBeforeUpdate(_: unknown, { fault }: Caught): boolean {
    return fault === null && this.state.fault !== null && keepEntries()
  }

  override componentDidUpdate(_: unknown, __: Caught, hasKept: boolean): void {
    if (hasKept) this.setState({ hasKept })
  }

  override render(): ReactNode {
    const { fault, hasKept } = this.state
    return fault === null ? this.props.children : <Failed fault={fault} hasKept={hasKept} />
  }
}

function Failed({ fault, hasKept }: { fault: Fault; hasKept: boolean }) {
  const words = useWords(entriesWords)
  useEffect(() => document.getElementById('main')?.focus(), [])
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    const end = fault.code === 'offline' ? reloadOnceReached() : () => {}
    return () => {
      isLeft.current = true
      end()
    }
  }, [fault])
  const retry = async () => {
    if ((await askServer()) !== null && !isLeft.current) location.reload()
  }
  return (
    <div className="stack">
      <FaultNote fault={fault} onRetry={() => void retry()} />
      {hasKept && <p role="status">{words.kept}</p>}
    </div>
  )
}

const AGAIN_AFTER_MS = 5_000
const ANSWERED_WITHIN_MS = 10_000

/**
 * Asks until the server answers: one answer to `online` is not enough, as the network may not carry yet. A server that
 * answers at once lacks the file alone, which a page that loads by itself would ask for without an end. Returns what ends
 * that: by then another page may have entries.
 */
function reloadOnceReached(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const ask = async (onReached: () => void) => {
    const answer = await askServer()
    if (isOver) return
    if (answer?.ok) return onReached()
    clearTimeout(timer)
    timer = setTimeout(again, AGAIN_AFTER_MS)
  }
  const again = () => void ask(() => location.reload())
  addEventListener('online', again)
  void ask(() => {})
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', again)
  }
}

/** Null without an answer, in whose place the browser would put a page of its own. */
function askServer(): Promise<Response | null> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
  return fetch('/portal/', { signal }).catch(() => null)
}
