import { useEffect, useState } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from './button.tsx'
import { partWords } from './words/part-words.ts'

const SHOWN_MS = 2_000

export function CopyButton({ text, onCopied }: { text: string; onCopied?: () => void }) {
  const words = useWords(partWords)
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('copied')
        onCopied?.()
      },
      () => setOutcome('copyRefused'),
    )
  return (
    <Button look="ghost" onClick={copy}>
      <span aria-live="polite">{words[outcome ?? 'copy']}</span>
    </Button>
  )
}
