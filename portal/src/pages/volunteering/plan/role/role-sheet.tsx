import { type FormEvent, useId, useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { findRefused } from '../../../../graph/fault-lines.ts'
import { useAsk, useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { SaveFault } from '../../../../parts/fields/editing/save-fault.tsx'
import { useEdits } from '../../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../../parts/fields/editing/use-locked-change.ts'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { DeleteRole } from './delete-role.tsx'
import {
  draftOfRole,
  findFaultyRole,
  type KnownRole,
  REFUSED_ROLE,
  type RoleDraft,
  type RoleField,
  toRoleChanges,
  toRoleFields,
} from './role-draft.ts'
import { roleWords } from './role-words.ts'

interface RoleSheetProps {
  eventId: string
  /** Null for a new role. */
  role: { id: string; name: string } | null
  onClose: () => void
}

/** Adds a role, or changes one as it is now. */
export function RoleSheet({ eventId, role, onClose }: RoleSheetProps) {
  const words = useWords(roleWords)
  const read = useAsk('PortalPlanRole', { id: role?.id ?? '' }, { enabled: role !== null })
  const known = read.data?.volunteerRole ?? null
  if (role === null) return <RoleForm eventId={eventId} known={null} onClose={onClose} />
  if (known) return <RoleForm eventId={eventId} known={known} onClose={onClose} />
  const fault = read.error ?? read.faults[0]
  return (
    <Dialog look="sheet" title={words.changeTitle(role.name)} isOpen onClose={onClose}>
      {read.isLoading ? (
        <Loading lines={2} />
      ) : fault ? (
        <FaultNote fault={fault} onRetry={() => void read.refetch()} />
      ) : (
        <p>{words.gone}</p>
      )}
    </Dialog>
  )
}

interface RoleFormProps {
  eventId: string
  known: KnownRole | null
  onClose: () => void
}

/** Entries stay where the graph refuses them. */
function RoleForm({ eventId, known, onClose }: RoleFormProps) {
  const words = useWords(roleWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const form = useId()
  const before = draftOfRole(known)
  const { draft, theirs, edit, takeTheirs } = useEdits(before)
  const [isChecked, setIsChecked] = useState(false)
  const done = (text: string) => {
    void reload('PortalPlan', 'PortalPlanRole')
    showToast({ text })
    onClose()
  }
  const create = useChange('PortalCreateRole', () => done(words.added(draft.name.trim())))
  const change = useLockedChange('PortalChangeRole', ['PortalPlanRole'], () =>
    done(words.changed(draft.name.trim())),
  )
  const isBusy = create.isBusy || change.isBusy
  const fault = create.error ?? change.error
  const faulty = isChecked ? findFaultyRole(draft) : []
  const refused = findRefused(fault, REFUSED_ROLE)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isBusy || findFaultyRole(draft).length > 0) return
    if (known === null) {
      create.change({ input: { eventId, ...toRoleFields(draft) } })
      return
    }
    const changes = toRoleChanges(before, draft)
    const input = { roleId: known.id, ...changes, expectedUpdatedAt: known.updatedAt }
    if (Object.keys(changes).length === 0) onClose()
    else change.change({ input })
  }
  const set = (changes: Partial<RoleDraft>) => {
    edit(changes)
    create.reset()
    change.reset()
  }
  const faultOf = (field: RoleField) => {
    if (fault?.code === 'duplicate_role' && refused.includes(field)) return words.duplicate
    return faulty.includes(field) || refused.includes(field) ? words.faults[field] : undefined
  }
  const theirsOf = (field: RoleField) => {
    const value = theirs[field]
    return value === undefined ? undefined : { value, onTake: () => takeTheirs(field) }
  }
  return (
    <Dialog
      look="sheet"
      title={known ? words.changeTitle(known.name) : words.addTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={fault} isPlaced={refused.length > 0} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {known ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={save}>
        <FormField
          label={words.name}
          value={draft.name}
          most={VOLUNTEER_LIMITS.role.name}
          fault={faultOf('name')}
          theirs={theirsOf('name')}
          onChange={(name) => set({ name })}
        />
        <FormField
          label={words.description}
          hint={words.descriptionHint}
          value={draft.description}
          most={VOLUNTEER_LIMITS.role.description}
          isLong
          fault={faultOf('description')}
          theirs={theirsOf('description')}
          onChange={(description) => set({ description })}
        />
      </form>
      {known && <DeleteRole role={known} onDeleted={() => done(words.deleted(known.name))} />}
    </Dialog>
  )
}
