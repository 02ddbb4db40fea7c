import { useState } from 'react'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Icon } from '../../../../parts/icon.tsx'
import { Menu, type MenuItem } from '../../../../parts/menu.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import { CancelShift, DeleteShift } from './ending/end-dialog.tsx'
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
  const asked = { shift, followed, onClose: () => setEnding(null) }
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
      {ending === 'cancel' && <CancelShift {...asked} />}
      {ending === 'delete' && <DeleteShift {...asked} />}
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
