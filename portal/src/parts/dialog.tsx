import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from './button.tsx'
import { partWords } from './words/part-words.ts'

/** Where dialogs are shown: above the page, or within it, where the page of components shows them side by side. */
export const DialogPlace = createContext<'above' | 'within'>('above')

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Buttons, the one that acts last. */
  end?: ReactNode
  /** `sheet` comes from the side on a desk and from below on a phone. */
  look?: 'dialog' | 'sheet'
  children: ReactNode
}

export function Dialog({ title, isOpen, onClose, end, look = 'dialog', children }: DialogProps) {
  const words = useWords(partWords)
  const id = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      className={look === 'sheet' ? 'dialog sheet' : 'dialog floating'}
    >
      <h2 id={id}>{title}</h2>
      <div className="stack">{children}</div>
      <div className="end">{end ?? <Button onClick={onClose}>{words.close}</Button>}</div>
    </Modal>
  )
}

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  className: string
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Modal({ isOpen, onClose, className, labelledBy, label, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isAbove = useContext(DialogPlace) === 'above'
  useEffect(() => {
    if (isOpen && isAbove) dialog.current?.showModal()
  }, [isOpen, isAbove])
  if (!isOpen) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog is for the mouse; the keyboard has Escape
    <dialog
      ref={dialog}
      className={className}
      open={isAbove ? undefined : true}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
