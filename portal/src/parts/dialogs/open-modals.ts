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

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
