import { useWords } from '../../../../i18n/use-words.tsx'
import { todayWords } from '../today-words.ts'

/** The way past the list of now to what needs attention. */
export function NeedsLink({ count }: { count: number }) {
  const words = useWords(todayWords)
  if (count === 0) return null
  const follow = () => {
    const title = document.getElementById('needs')
    title?.scrollIntoView()
    title?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="needs-link" onClick={follow}>
      <span className="st warn">{words.needYou(count)}</span>
    </button>
  )
}
