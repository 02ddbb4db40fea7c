import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { go } from '../router/place.ts'

export interface MenuItem {
  key: string
  label: ReactNode
  /** Leads to a page, or does something. */
  to?: string
  onSelect?: () => void
  isChosen?: boolean
  look?: 'danger'
}

interface MenuProps {
  /** What the button shows. */
  children: ReactNode
  className?: string
  /** Where the button shows no word. */
  label?: string
  groups: readonly (readonly MenuItem[])[]
}

/** A button with a list of actions or pages: arrows move, letters find, Escape closes. */
export function Menu({ children, className = 'btn', label, groups }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => popup.current?.hidePopover()
  const place = () => {
    setIsOpen(true)
    if (!popup.current || !button.current) return
    const { left, bottom, top } = button.current.getBoundingClientRect()
    const isLow = bottom > innerHeight / 2
    const { style } = popup.current
    style.left = `${Math.max(8, Math.min(left, innerWidth - MENU_WIDTH - 8))}px`
    style.top = isLow ? 'auto' : `${bottom + 4}px`
    style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto'
  }
  const move = (event: KeyboardEvent) => {
    const list = items()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const next = nextOf(event.key, at, list)
    if (next === null) return
    event.preventDefault()
    list[next]?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {children}
        {label !== undefined && <span className="vh">{label}</span>}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="menu"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') place()
        }}
        onToggle={({ newState }) => {
          if (newState === 'open') items()[0]?.focus()
          // Not before: the browser gives the focus back to the button only from what is still there.
          else setIsOpen(false)
        }}
        onKeyDown={move}
      >
        {isOpen &&
          groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a menu, not of fields
            <div key={group[0]?.key} role="group" className="menu-group">
              {group.map(({ key, label: text, to, onSelect, isChosen = false, look }) => (
                <button
                  type="button"
                  key={key}
                  role="menuitem"
                  aria-current={isChosen || undefined}
                  tabIndex={-1}
                  className={look === 'danger' ? 'menu-item danger' : 'menu-item'}
                  onClick={() => {
                    close()
                    onSelect?.()
                    if (to !== undefined) go(to)
                  }}
                >
                  {text}
                </button>
              ))}
            </div>
          ))}
      </div>
    </>
  )
}

const MENU_WIDTH = 260

function nextOf(key: string, at: number, list: readonly HTMLElement[]): number | null {
  const count = list.length
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1) return null
  const begins = (item: HTMLElement | undefined) =>
    item?.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()) === true
  for (let step = 1; step <= count; step += 1)
    if (begins(list[(at + step) % count])) return (at + step) % count
  return null
}
