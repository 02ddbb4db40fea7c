import { useState } from 'react'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { Menu, type MenuItem } from '../../../../parts/menu.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import { shiftWords } from './shift-words.ts'

interface ShiftMenuProps {
  shift: Shift
  followed: FollowedPlan
  onChange: () => void
  onMove: () => void
}

type Ending = 'cancel' | 'delete'

/** What can be done with a shift; the same as its keys, and what has none. */
export function ShiftMenu({ shift, followed, onChange, onMove }: ShiftMenuProps) {
  const words = useWords(shiftWords)
  const [ending, setEnding] = useState<Ending | null>(null)
  const { id: shiftId, status } = shift
  const { change } = useShiftStatus(followed)
  const set = (next: Shift['status']) => change({ input: { shiftId, status: next } })
  const isCancelled = status === 'CANCELLED'
  const changes: MenuItem[] = [
    { key: 'change', label: words.change, onSelect: onChange },
    ...(isCancelled ? [] : [{ key: 'move', label: words.move, onSelect: onMove }]),
    status === 'OPEN'
      ? { key: 'close', label: words.close, onSelect: () => set('CLOSED') }
      : { key: 'open', label: words.open, onSelect: () => set('OPEN') },
  ]
  const end: MenuItem = isCancelled
    ? { key: 'delete', label: words.delete, look: 'danger', onSelect: () => setEnding('delete') }
    : { key: 'cancel', label: words.cancel, look: 'danger', onSelect: () => setEnding('cancel') }
  return (
    <>
      <Menu className="btn icon ghost" label={words.menuOf(shift.title)} groups={[changes, [end]]}>
        <Icon name="dots" />
      </Menu>
      {ending && (
        <EndDialog
          shift={shift}
          ending={ending}
          followed={followed}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

/** A refusal is shown beside the page: the menu is closed by then. */
function useShiftStatus({ reloadStaffing }: FollowedPlan) {
  const words = useWords(shiftWords)
  const { changeAsync } = useChange('PortalChangeShift')
  const change = async (variables: Parameters<typeof changeAsync>[0]) => {
    await changeAsync(variables).catch(() => showToast({ look: 'fail', text: words.notChanged }))
    await reloadStaffing()
  }
  return { change: (variables: Parameters<typeof changeAsync>[0]) => void change(variables) }
}

interface EndDialogProps {
  shift: Shift
  ending: Ending
  followed: FollowedPlan
  onClose: () => void
}

/** Cancels or deletes a shift: it is named, and what follows is said. */
function EndDialog({ shift, ending, followed, onClose }: EndDialogProps) {
  const words = useWords(shiftWords)
  const parts = useWords(partWords)
  const done = () => {
    void followed.reloadStaffing()
    onClose()
  }
  const cancel = useChange('PortalChangeShift', done)
  const remove = useChange('PortalDeleteShift', done)
  const { id: shiftId, title, confirmedCount, pendingCount } = shift
  const isCancel = ending === 'cancel'
  const fault = cancel.error ?? remove.error
  const end = () =>
    isCancel
      ? cancel.change({ input: { shiftId, status: 'CANCELLED' } })
      : remove.change({ input: { shiftId } })
  return (
    <Dialog
      title={isCancel ? words.cancelTitle(title) : words.deleteTitle(title)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.close}</Button>
          <Button look="danger pri" isBusy={cancel.isBusy || remove.isBusy} onClick={end}>
            {isCancel ? words.cancelNow : words.deleteNow}
          </Button>
        </>
      }
    >
      <p>{isCancel ? words.cancelText(confirmedCount + pendingCount) : words.deleteText}</p>
      {fault && <FaultNote fault={fault} />}
    </Dialog>
  )
}
