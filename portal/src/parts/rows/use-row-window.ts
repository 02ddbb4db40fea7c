import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type RowWindow, toRowWindow } from './row-window.ts'

/** Rows until the first one was measured. */
const FIRST: RowWindow = { from: 0, to: 40 }

/**
 * The rows of a table that are drawn while the page is scrolled. The body has `[data-row]` rows of one height, and
 * above and below them a row that takes the place of the others.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState<RowWindow & { rowHeight: number }>({ ...FIRST, rowHeight: 60 })
  const look = useEffectEvent(() => {
    const row = body.current?.querySelector<HTMLElement>('[data-row]')
    if (!body.current || !row) return
    const rowHeight = row.getBoundingClientRect().height
    const { top } = body.current.getBoundingClientRect()
    const next = toRowWindow({ top, height: innerHeight, rowHeight, count })
    setShown((now) =>
      now.from === next.from && now.to === next.to && now.rowHeight === rowHeight
        ? now
        : { ...next, rowHeight },
    )
  })
  useEffect(() => {
    const listen = () => look()
    addEventListener('scroll', listen, { passive: true })
    addEventListener('resize', listen)
    return () => {
      removeEventListener('scroll', listen)
      removeEventListener('resize', listen)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of another length has another window
  useEffect(() => look(), [count])
  const from = Math.min(shown.from, Math.max(0, count - 1))
  const to = Math.min(count, Math.max(shown.to, from))
  return {
    from,
    to,
    above: from * shown.rowHeight,
    below: (count - to) * shown.rowHeight,
    /** Brings a row into view, also one that is not drawn. */
    scrollTo: (index: number) => scrollToRow(body.current, index, shown.rowHeight),
  }
}

/** What sticks to the top and the bottom of the page. */
const COVERED = { top: 140, bottom: 90 }

function scrollToRow(body: HTMLElement | null, index: number, rowHeight: number): void {
  if (!body) return
  const top = body.getBoundingClientRect().top + index * rowHeight
  const tooHigh = top - COVERED.top
  const tooLow = top + rowHeight - (innerHeight - COVERED.bottom)
  if (tooHigh < 0) scrollBy(0, tooHigh)
  else if (tooLow > 0) scrollBy(0, tooLow)
}
