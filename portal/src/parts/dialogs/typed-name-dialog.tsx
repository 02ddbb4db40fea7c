import { type ReactNode, useId, useState } from 'react'
import type { Fault } from '../../graph/fault.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { FaultNote } from '../states/states.tsx'
import { partWords } from '../words/part-words.ts'

interface TypedNameDialogProps {
  title: string
  /** What has to be typed before the action can be taken. */
  name: string
  /** Of the field for the name. */
  label: string
  /** Why the action cannot be taken before the name is typed. */
  reason: string
  action: string
  look?: 'pri' | 'danger pri'
  isBusy: boolean
  error: Fault | null
  onAct: () => void
  onClose: () => void
  /** What follows from the action. */
  children: ReactNode
}

/** Asks for the name of what an action ends for ever. */
export function TypedNameDialog(props: TypedNameDialogProps) {
  const { title, name, label, reason, action, look = 'danger pri' } = props
  const { isBusy, error, onAct, onClose, children } = props
  const parts = useWords(partWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() === name
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look={look} isBusy={isBusy} reason={isTyped ? null : reason} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          className="in"
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && isTyped && !isBusy) onAct()
          }}
        />
      </div>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
