import { useState } from 'react'
import { useSettled } from '../../graph/use-settled.ts'
import { Icon } from '../icon.tsx'

interface SearchFieldProps {
  value: string
  label: string
  placeholder: string
  onSearch: (text: string) => void
}

/** Typing is shown at once, and filters a moment later. */
const SETTLED_MS = 120

export function SearchField({ value, label, placeholder, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  // A search that the page has changed, such as cleared, stands over what was typed before.
  if (known !== value) {
    setKnown(value)
    setTyped(null)
  }
  const search = useSettled(() => {
    if (typed === null) return
    setTyped(null)
    onSearch(typed)
  }, SETTLED_MS)
  return (
    <label className="search">
      <span className="vh">{label}</span>
      <Icon name="search" />
      <input
        className="in"
        type="search"
        value={typed ?? value}
        placeholder={placeholder}
        maxLength={100}
        onChange={({ target }) => {
          setTyped(target.value)
          search()
        }}
      />
    </label>
  )
}
