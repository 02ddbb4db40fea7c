import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { openLayer } from '../router/layers.ts'
import { guardBack } from '../router/place.ts'
import { Button } from './button.tsx'
import { KeptNote } from './dialogs/entries/kept-note.tsx'
import { addModal, focusIfLost } from './dialogs/open-modals.ts'
import { focusInvalid, refuseIncomplete } from './fields/refuse-incomplete.ts'
import { partWords } from './words/part-words.ts'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Beside the title of a sheet. */
  menu?: ReactNode
  /** Buttons, the one that acts last. */
  end?: ReactNode
  /** `sheet` comes from the side on a desk and from below on a phone. */
  look?: 'dialog' | 'sheet'
  /** Asks before Escape, a press beside it, Back or a reload discards what was entered in it. */
  isForm?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, menu, end, look = 'dialog', isForm = false, children } = props
  const words = useWords(partWords)
  const id = useId()
  const guard = useDiscardGuard(isForm)
  const isSheet = look === 'sheet'
  useLayer(isOpen, onClose)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      mayClose={guard.mayDiscard}
      onInput={guard.noteInput}
      formTitle={isForm ? title : undefined}
      labelledBy={id}
      className={isSheet ? 'dialog sheet' : 'dialog floating'}
    >
      {isSheet ? (
        <div className="row between nowrap head">
          <h2 id={id} className="grow">
            {title}
          </h2>
          {menu}
          <Button look="ghost" icon="x" aria-label={words.close} onClick={onClose} />
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      <div className="stack">
        {isForm && <KeptNote title={title} />}
        {children}
      </div>
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
          {end ?? (!isSheet && <Button onClick={onClose}>{words.close}</Button>)}
        </div>
      )}
    </Modal>
  )
}

/** A dialog is an entry of the history: Back closes it, and leaves its page as it is. */
function useLayer(isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOn ? openLayer(() => close()) : undefined), [isOn])
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
  /** Of a form, whose entries are kept if its page fails. */
  formTitle?: string | undefined
  className: string
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Modal({ isOpen, ...rest }: ModalProps) {
  return isOpen ? <OpenModal {...rest} /> : null
}

function OpenModal(props: Omit<ModalProps, 'isOpen'>) {
  const { onClose, mayClose = () => true, onInput, formTitle } = props
  const { className, labelledBy, label, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened === null) return
    opened.showModal()
    // The first button may be at the end of a long text.
    opened.scrollTop = 0
    const forget = addModal(opened)
    return () => {
      forget()
      // An element that is only removed leaves the focus to the body.
      opened.close()
      requestAnimationFrame(focusIfLost)
    }
  }, [])
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
      data-form={formTitle}
      onSubmitCapture={refuseIncomplete}
      // Behind the draw in which the form marks its fields.
      onSubmit={() => requestAnimationFrame(() => focusInvalid(dialog.current))}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && mayClose()) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
