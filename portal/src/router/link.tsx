import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { keepEvent } from './keep-event.ts'
import { go, usePlace } from './place.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Marks the link of the page that is shown. */
  marksCurrent?: boolean
}

/** A link within the portal: the page changes without a load, and every habit of links stays. */
export function Link({ href, marksCurrent = false, onClick, ...rest }: LinkProps) {
  const place = usePlace()
  const isCurrent = marksCurrent && place.path.startsWith(href.split('?', 1)[0] ?? href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || event.button !== 0 || !isPlain || rest.target) return
    event.preventDefault()
    go(href)
  }
  return (
    <a
      href={keepEvent(href, place)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
      {...rest}
    />
  )
}
