import { useWords } from '../../../i18n/use-words.tsx'
import { Link } from '../../../router/link.tsx'
import { usePlace } from '../../../router/place.ts'
import { courtWords } from './court-words.ts'

/** Leads staff to the sign-in, and back to this page. */
export function SignInLink() {
  const words = useWords(courtWords)
  const { path, search } = usePlace()
  const here = search.size > 0 ? `${path}?${search}` : path
  return (
    <Link className="btn" href={`/portal/sign-in?to=${encodeURIComponent(here)}`}>
      {words.signIn}
    </Link>
  )
}
