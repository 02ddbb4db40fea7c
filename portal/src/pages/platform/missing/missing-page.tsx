import { useWords } from '../../../i18n/use-words.tsx'
import { Empty } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import { missingWords } from './missing-words.ts'

export function MissingPage() {
  const words = useWords(missingWords)
  return (
    <main className="solo" id="main">
      <Empty isPage title={words.title} text={words.text}>
        <Link href="/portal/" className="btn pri">
          {words.first}
        </Link>
      </Empty>
    </main>
  )
}
