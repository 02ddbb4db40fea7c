import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { guardBack } from '../router/place.ts'
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
  const leaving = useLeaving(isForm)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      mayClose={leaving.mayLeave}
      onInput={leaving.noteInput}
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
      {/* Other elements, not the same with other texts: a press of one would go on as a press of the next. */}
      {leaving.asks ? (
        <div key="leaving" className="end">
          <p className="push" role="alert">
            {words.discardQuestion}
          </p>
          <Button autoFocus onClick={leaving.stay}>
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

/** What was entered since a form was opened; `asks` while the person decides whether to discard it. */
function useLeaving(isForm: boolean) {
  const [isEdited, setIsEdited] = useState(false)
  const [asks, setAsks] = useState(false)
  const isGuarded = isForm && isEdited
  useEffect(() => {
    if (!isGuarded) return
    const endGuard = guardBack(() => {
      setAsks(true)
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
    asks,
    noteInput: () => setIsEdited(true),
    mayLeave: () => {
      setAsks(isGuarded)
      return !isGuarded
    },
    stay: () => setAsks(false),
  }
}

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** Asked on Escape and on a press beside the dialog. */
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
  const isAbove = useContext(DialogPlace) === 'above'
  useEffect(() => {
    if (!isOpen || !isAbove || dialog.current === null) return
    dialog.current.showModal()
    // The first button may be at the end of a long text.
    dialog.current.scrollTop = 0
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
