import type { ReactNode } from 'react'
import type { Fault } from '../../graph/fault.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { FaultNote } from '../states/states.tsx'
import { partWords } from '../words/part-words.ts'

interface ConfirmDialogProps {
  title: string
  action: string
  /** In place of Cancel, where the action is to cancel something. */
  keep?: string
  isBusy: boolean
  error: Fault | null
  onAct: () => void
  onClose: () => void
  /** What follows from the action. */
  children: ReactNode
}

/** Asks before an action that others notice at once, and that can be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, keep, isBusy, error, onAct, onClose, children } = props
  const parts = useWords(partWords)
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{keep ?? parts.cancel}</Button>
          <Button look="danger pri" isBusy={isBusy} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
