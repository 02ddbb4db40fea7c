import { useSyncExternalStore } from 'react'
import { makeSharedList } from './shared-list.ts'

/** Open dialogs, the topmost last. What is outside of it can neither be pressed nor be read out. */
const open = makeSharedList<HTMLDialogElement>()

/** Says that a dialog is open; the result says that it is closed. */
export function addModal(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog])
  return () => open.set(open.get().filter((one) => one !== dialog))
}

/** The dialog over the page, and over other dialogs; null where none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(open.subscribe, () => open.get().at(-1) ?? null)
}

/** Where what had the focus is gone, the keyboard goes on at the dialog or the page, and not before its navigation. */
export function focusIfLost(): void {
  if (document.activeElement !== document.body) return
  const place = open.get().at(-1) ?? document.getElementById('main')
  place?.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}
