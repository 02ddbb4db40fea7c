import { useRef, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../button.tsx'
import { entriesWords } from './entries-words.ts'
import { findEntries, forgetEntries, putBack } from './kept-entries.ts'

/** Offers what was typed into the form with this title, before a fault closed it. */
export function KeptNote({ title }: { title: string }) {
  const words = useWords(entriesWords)
  const note = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(() => findEntries(title))
  if (kept === null) return null
  const restore = () => {
    const form = note.current?.closest<HTMLElement>('[data-form]')
    setKept(null)
    // Behind the press: each entry is then an event of its own.
    if (form) queueMicrotask(() => putBack(form, kept))
  }
  const forget = () => {
    forgetEntries()
    setKept(null)
  }
  return (
    <div className="note warn" ref={note}>
      <span>{words.question}</span>
      <span className="row">
        <Button onClick={restore}>{words.putBack}</Button>
        <Button look="ghost" onClick={forget}>
          {words.forget}
        </Button>
      </span>
    </div>
  )
}
