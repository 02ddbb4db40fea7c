import { useWords } from '../../../i18n/use-words.tsx'
import { Link } from '../../../router/link.tsx'
import { usePlace } from '../../../router/place.ts'
import { toBackPath } from './back-path.ts'
import { padWords } from './pad-words.ts'

/** For members of staff, who opened the pad from the portal; the tablet at the court has nowhere to go back to. */
export function BackLink() {
  const words = useWords(padWords)
  const { search } = usePlace()
  const path = toBackPath(search.get('from'))
  return (
    <Link className="s" href={path}>
      {path.includes('/matches/') ? words.backToMatch : words.backToPortal}
    </Link>
  )
}
