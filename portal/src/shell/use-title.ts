import { useEffect } from 'react'

const PRODUCT = 'Clubgate'

/** The page's name in the tab and for readers of screens. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
