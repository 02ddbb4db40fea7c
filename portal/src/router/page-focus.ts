import { useEffect } from 'react'
import { focusIfLost } from '../parts/dialogs/open-modals.ts'

/** The keyboard goes on at the page, and not before its navigation. */
export function focusPage(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** Whether no part of the page or of its dialog has the focus, such as behind one that has left. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.matches('#main, dialog') === true
}

/** Where what had the focus goes, such as a row with its last act, the page has it. */
export function useFocusInPage(): void {
  useEffect(() => {
    let focused: Element | null = null
    const note = ({ target }: Event) => {
      focused = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return
      focused = null
      focusIfLost()
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
