import { Component, type ReactNode, useEffect } from 'react'
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
  useEffect(() => (fault.code === 'offline' ? reloadOnceReached() : undefined), [fault])
  return (
    <div className="stack">
      <FaultNote fault={fault} onRetry={() => void reloadIfReached()} />
      {hasKept && <p role="status">{words.kept}</p>}
    </div>
  )
}

const AGAIN_AFTER_MS = 5_000

/**
 * Asks until the server answers: one answer to `online` is not enough, as the network may not carry yet. A server that
 * answers at once lacks the file alone, which a page that loads by itself would ask for without an end.
 */
function reloadOnceReached(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const ask = async (reload: () => Promise<boolean>) => {
    clearTimeout(timer)
    if ((await reload()) || isOver) return
    timer = setTimeout(again, AGAIN_AFTER_MS)
  }
  const again = () => void ask(reloadIfReached)
  addEventListener('online', again)
  void ask(isReached)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', again)
  }
}

/** Without an answer the browser would put a page of its own in the place of this one. */
async function reloadIfReached(): Promise<boolean> {
  const reached = await isReached()
  if (reached) location.reload()
  return reached
}

function isReached(): Promise<boolean> {
  return fetch('/portal/').then(
    ({ ok }) => ok,
    () => false,
  )
}
