import { useEffect } from 'react'
import { withoutBreaks } from '../i18n/line-breaks.ts'

const PRODUCT = 'Clubgate'

/** The page's name in the tab and for readers of screens. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${withoutBreaks(title)} · ${PRODUCT}`
  }, [title])
}
