import { setSearch } from '../../../../router/place.ts'

/** Over a day for this long, its shifts are shown. */
const DWELL_MS = 400
/** So close to the window's edge, the page scrolls. */
const EDGE_PX = 56
const SCROLL_PX = 9

/** Shows another day while a helper is held over its tab; null ends the wait. */
export function makeDayDwell(): (day: string | null) => void {
  let waiting: string | null = null
  let timer = 0
  return (day) => {
    if (day === waiting) return
    waiting = day
    clearTimeout(timer)
    if (day !== null) timer = window.setTimeout(() => setSearch({ day }), DWELL_MS)
  }
}

/** Scrolls the page while the pointer is at its upper or lower edge; null ends it. */
export function makeEdgeScroll(): (y: number | null) => void {
  let step = 0
  let frame = 0
  const scroll = () => {
    scrollBy(0, step)
    frame = requestAnimationFrame(scroll)
  }
  return (y) => {
    step = y === null ? 0 : y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0
    if (step === 0) {
      cancelAnimationFrame(frame)
      frame = 0
    } else if (frame === 0) frame = requestAnimationFrame(scroll)
  }
}
