import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface OptionFieldProps {
  /** Of the list box; each option has its place behind it. */
  id: string
  label: string
  placeholder?: string
  text: string
  maxLength: number
  /** Place of the chosen option among so many. */
  at: number
  count: number
  onType: (text: string) => void
  onChoose: (at: number) => void
  onEnter: () => void
}

/** A field whose keys choose among the options of a list box below it, as a combobox does. */
export function OptionField(props: OptionFieldProps) {
  const { id, label, placeholder, text, maxLength, at, count, onType, onChoose, onEnter } = props
  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="in"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={at < count ? `${id}-${at}` : undefined}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step !== undefined && count > 0) {
            event.preventDefault()
            const next = (at + step + count) % count
            onChoose(next)
            document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
          }
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
        }}
      />
    </div>
  )
}

interface FieldOptionProps {
  /** Of the list box. */
  id: string
  at: number
  isChosen: boolean
  onOpen: () => void
  children: ReactNode
}

export function FieldOption({ id, at, isChosen, onOpen, children }: FieldOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as a combobox does
    <div
      id={`${id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="menu-item"
      onClick={onOpen}
    >
      {children}
    </div>
  )
}
