import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from './button.tsx'
import { focusIfLost, useTopModal } from './dialogs/open-modals.ts'
import { makeSharedList } from './dialogs/shared-list.ts'
import { UNDO_MS } from './undo-ms.ts'
import { partWords } from './words/part-words.ts'

export interface Toast {
  text: string
  look?: 'ok' | 'fail'
  /** Takes back what was done. */
  undo?: () => void
}

interface NumberedToast extends Toast {
  id: number
}

const DONE_MS = 5_000
const MOST = 3

const list = makeSharedList<NumberedToast>()
let last = 0

/** Says what was done, beside the page; what failed stays until it is closed. */
export function showToast(toast: Toast): void {
  last += 1
  list.set([...list.get(), { ...toast, id: last }].slice(-MOST))
}

function close(id: number): void {
  list.set(list.get().filter((toast) => toast.id !== id))
}

/** By one of its buttons, which goes with it. */
function closePressed(id: number): void {
  close(id)
  requestAnimationFrame(focusIfLost)
}

/** Over the page, and inside of a dialog over it: outside of that, `Undo` could not be pressed. */
export function Toasts() {
  const modal = useTopModal()
  return modal === null ? <ToastList key="page" /> : createPortal(<ToastList />, modal)
}

function ToastList() {
  const words = useWords(partWords)
  const toasts = useSyncExternalStore(list.subscribe, list.get)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => section.current?.showPopover(), [])
  return (
    <section
      ref={section}
      popover="manual"
      className="toasts"
      aria-label={words.notifications}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function OneToast({ toast: { id, text, look = 'ok', undo } }: { toast: NumberedToast }) {
  const words = useWords(partWords)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || look === 'fail') return
    const timer = setTimeout(() => close(id), undo ? UNDO_MS : DONE_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld, look, undo])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only stops the clock; all that acts is a button
    <div
      className="toast"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={`st ${look}`} />
      <span>{text}</span>
      {undo && (
        <Button
          onClick={() => {
            undo()
            closePressed(id)
          }}
        >
          {words.undo}
        </Button>
      )}
      <Button look="ghost" icon="x" aria-label={words.close} onClick={() => closePressed(id)} />
    </div>
  )
}
