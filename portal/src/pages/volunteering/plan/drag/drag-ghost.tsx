import { type RefObject, useContext, useSyncExternalStore } from 'react'
import { nameOf } from '../../volunteers/people.ts'
import { DragContext } from './drag-store.ts'

/** The name of the carried helper at the pointer, which moves it without drawing the page anew. */
export function DragGhost({ ghost }: { ghost: RefObject<HTMLDivElement | null> }) {
  const store = useContext(DragContext)
  const carried = useSyncExternalStore(store.subscribe, () => store.get().carried)
  return (
    <div ref={ghost} className="drag-ghost" hidden={carried === null} aria-hidden="true">
      {carried && nameOf(carried.helper)}
    </div>
  )
}

const HOME_MS = 120

/** Back to the row that it came from; at once for readers who want no motion. */
export function flyHome(
  ghost: HTMLElement | null,
  home: { left: number; top: number },
  onThere: () => void,
): void {
  if (!ghost || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onThere()
    return
  }
  const { left, top } = ghost.getBoundingClientRect()
  const by = `${home.left - left}px ${home.top - top}px`
  ghost
    .animate([{ translate: '0 0' }, { translate: by, opacity: 0.4 }], {
      duration: HOME_MS,
      easing: 'ease-out',
    })
    .finished.then(onThere, onThere)
}
