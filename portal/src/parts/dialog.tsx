import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { guardBack } from '../router/place.ts'
import { Button } from './button.tsx'
import { partWords } from './words/part-words.ts'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Buttons, the one that acts last. */
  end?: ReactNode
  /** `sheet` comes from the side on a desk and from below on a phone. */
  look?: 'dialog' | 'sheet'
  /** Where it is closed; `top` for a sheet that is longer than the window. */
  closeAt?: 'end' | 'top'
  /** Asks before Escape, a press beside it, Back or a reload discards what was entered in it. */
  isForm?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, end, look = 'dialog', closeAt = 'end' } = props
  const { isForm = false, children } = props
  const words = useWords(partWords)
  const id = useId()
  const guard = useDiscardGuard(isForm)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      mayClose={guard.mayDiscard}
      onInput={guard.noteInput}
      labelledBy={id}
      className={look === 'sheet' ? 'dialog sheet' : 'dialog floating'}
    >
      {closeAt === 'end' ? (
        <h2 id={id}>{title}</h2>
      ) : (
        <div className="row between nowrap head">
          <h2 id={id}>{title}</h2>
          <Button look="ghost" icon="x" aria-label={words.close} onClick={onClose} />
        </div>
      )}
      <div className="stack">{children}</div>
      {/* Keys make them two elements: a press of `Keep editing` must not end on the button that takes its place. */}
      {guard.isAsking ? (
        <div key="discard" className="end">
          <p className="push" role="alert">
            {words.discardQuestion}
          </p>
          <Button autoFocus onClick={guard.keep}>
            {words.keepEntries}
          </Button>
          <Button look="danger" onClick={onClose}>
            {words.discard}
          </Button>
        </div>
      ) : (
        <div key="end" className="end">
          {end ?? (closeAt === 'end' && <Button onClick={onClose}>{words.close}</Button>)}
        </div>
      )}
    </Modal>
  )
}

/** Question before the entries of an edited form are discarded; further input answers it with no. */
function useDiscardGuard(isForm: boolean) {
  const [isEdited, setIsEdited] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const focused = useRef<Element | null>(null)
  const isGuarded = isForm && isEdited
  const ask = () => {
    focused.current = document.activeElement
    setIsAsking(true)
  }
  const onBack = useEffectEvent(ask)
  useEffect(() => {
    if (!isGuarded) return
    const endGuard = guardBack(() => {
      onBack()
      return false
    })
    const warn = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      endGuard()
      removeEventListener('beforeunload', warn)
    }
  }, [isGuarded])
  return {
    isAsking,
    noteInput: () => {
      setIsEdited(true)
      setIsAsking(false)
    },
    mayDiscard: () => {
      if (isGuarded && !isAsking) ask()
      return !isGuarded
    },
    keep: () => {
      setIsAsking(false)
      if (focused.current instanceof HTMLElement) focused.current.focus()
    },
  }
}

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** Guard of Escape and of a press beside the dialog. */
  mayClose?: () => boolean
  onInput?: () => void
  className: string
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, mayClose = () => true, onInput } = props
  const { className, labelledBy, label, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen || dialog.current === null) return
    dialog.current.showModal()
    // The first button may be at the end of a long text.
    dialog.current.scrollTop = 0
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={onClose}
      // Browsers let `cancel` be prevented once: a second Escape is stopped as a key.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !mayClose()) event.preventDefault()
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !mayClose()) event.preventDefault()
      }}
      onInput={onInput}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && mayClose()) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
