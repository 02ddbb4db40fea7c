import { useSyncExternalStore } from 'react'

/** Open dialogs, the topmost last. What is outside of it can neither be pressed nor be read out. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Says that a dialog is open; the result says that it is closed. */
export function addModal(dialog: HTMLDialogElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((one) => one !== dialog))
}

/** The dialog over the page, and over other dialogs; null where none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
}

/** Where what had the focus is gone, the keyboard goes on at the dialog or the page, and not before its navigation. */
export function focusIfLost(): void {
  if (document.activeElement !== document.body) return
  const place = open.at(-1) ?? document.getElementById('main')
  place?.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
