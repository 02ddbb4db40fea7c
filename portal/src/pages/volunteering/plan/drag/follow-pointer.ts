/** A press becomes a drag beyond this, so that a click stays one. */
const SLACK_PX = 5

interface PointerDrag {
  onBegin: () => void
  onMove: (at: { x: number; y: number; dx: number }) => void
  onDrop: () => void
  /** Escape, or a pointer that the browser took away. */
  onGiveUp: () => void
}

/** True for a press that can become a drag: a finger scrolls, and a button in the row is pressed. */
export function isPick(event: React.PointerEvent, { inButton = false } = {}): boolean {
  if (event.button !== 0 || event.pointerType === 'touch') return false
  const target = event.target instanceof Element ? event.target : null
  return inButton || target?.closest('button, a, input') === null
}

/** Follows one press until it ends; the signal ends it with the page. */
export function followPointer(
  { clientX: startX, clientY: startY }: { clientX: number; clientY: number },
  { onBegin, onMove, onDrop, onGiveUp }: PointerDrag,
  signal: AbortSignal,
): void {
  const ending = new AbortController()
  const options = { signal: AbortSignal.any([signal, ending.signal]) }
  let hasBegun = false
  const end = (act: () => void) => {
    ending.abort()
    delete document.documentElement.dataset['dragging']
    if (hasBegun) act()
  }
  const move = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    if (buttons === 0) return end(onGiveUp)
    if (!hasBegun && Math.hypot(x - startX, y - startY) < SLACK_PX) return
    if (!hasBegun) {
      hasBegun = true
      document.documentElement.dataset['dragging'] = ''
      onBegin()
    }
    onMove({ x, y, dx: x - startX })
  }
  const drop = () => {
    if (hasBegun) swallowClick()
    end(onDrop)
  }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', drop, options)
  addEventListener('pointercancel', () => end(onGiveUp), options)
  addEventListener('blur', () => end(onGiveUp), options)
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasBegun) return
    event.preventDefault()
    event.stopPropagation()
    end(onGiveUp)
  }
  addEventListener('keydown', giveUp, { ...options, capture: true })
  signal.addEventListener('abort', () => end(onGiveUp), { once: true, signal: ending.signal })
}

/** The browser sends a click after the drop, which would open the block below the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
