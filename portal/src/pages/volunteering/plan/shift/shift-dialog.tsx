import { type FormEvent, useId, useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { findRefused } from '../../../../graph/fault-lines.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { ClockField } from '../../../../parts/fields/clock-field.tsx'
import { SaveFault } from '../../../../parts/fields/editing/save-fault.tsx'
import { TheirsNote } from '../../../../parts/fields/editing/theirs-note.tsx'
import { useEdits } from '../../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../../parts/fields/editing/use-locked-change.ts'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import type { Shift } from '../plan.ts'
import type { FollowedPlan } from '../use-plan.ts'
import {
  countTimes,
  draftOfShift,
  emptyDraft,
  findDoubts,
  findFaulty,
  REFUSED_SHIFT,
  type ShiftDraft,
  toChanges,
  toFields,
} from './shift-draft.ts'
import { shiftWords } from './shift-words.ts'

interface ShiftDialogProps {
  /** Null for a new shift. */
  shift: Shift | null
  /** Where a new shift begins. */
  day: string
  roleId: string | null
  followed: FollowedPlan
  onClose: () => void
  /** Gets the shift, and the day on which it begins. */
  onDone: (shift: string, day: string) => void
}

/** Adds a shift, or changes one. Entries stay where the graph refuses them. */
export function ShiftDialog({ shift, day, roleId, followed, onClose, onDone }: ShiftDialogProps) {
  const words = useWords(shiftWords)
  const parts = useWords(partWords)
  const form = useId()
  const before = shift ? draftOfShift(shift, followed.zone) : emptyDraft(day, roleId)
  const { draft, theirs, edit, takeTheirs } = useEdits(before)
  const [resetsConfirmed, setResetsConfirmed] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const faulty = isChecked ? findFaulty(draft, followed.zone) : []
  const done = (id: string | undefined, text: string) => {
    void followed.reloadStaffing().then(() => id !== undefined && onDone(id, draft.day))
    showToast({ text })
    onClose()
  }
  const create = useChange('PortalCreateShift', ({ createShift }) =>
    done(createShift?.shift.id, words.added(draft.title)),
  )
  const change = useLockedChange('PortalChangeShift', ['PortalPlanShifts'], ({ updateShift }) =>
    done(updateShift?.shift.id, words.changed(draft.title)),
  )
  const changes =
    shift && isChecked && faulty.length > 0 ? {} : safeChanges(before, draft, followed)
  const isMoved = 'startTime' in changes || 'endTime' in changes
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (findFaulty(draft, followed.zone).length > 0 || create.isBusy || change.isBusy) return
    const eventId = followed.event?.id ?? ''
    if (shift === null) create.change({ input: { eventId, ...toFields(draft, followed.zone) } })
    else if (Object.keys(changes).length === 0) onClose()
    else {
      const reset = isMoved && resetsConfirmed ? { resetConfirmations: true } : {}
      const expectedUpdatedAt = shift.updatedAt
      change.change({ input: { shiftId: shift.id, ...changes, ...reset, expectedUpdatedAt } })
    }
  }
  const fault = create.error ?? change.error
  const refused = findRefused(fault, REFUSED_SHIFT)
  const set = (changes: Partial<ShiftDraft>) => {
    edit(changes)
    create.reset()
    change.reset()
  }
  const roleName = (id: string) => followed.roles.find((one) => one.id === id)?.name ?? ''
  const theirsOf = (name: keyof ShiftDraft) => {
    const value = theirs[name]
    if (value === undefined) return undefined
    return { value: name === 'roleId' ? roleName(value) : value, onTake: () => takeTheirs(name) }
  }
  const field = (name: keyof ShiftDraft, hint: string = words.refused) => ({
    value: draft[name] ?? '',
    theirs: theirsOf(name),
    fault: refused.includes(name)
      ? (wordOf(words.refusals, fault?.code ?? '') ?? hint)
      : faulty.some((one) => one === name)
        ? hint
        : undefined,
    onChange: (value: string) => set({ [name]: value }),
  })
  const role = field('roleId')
  const doubts =
    findFaulty(draft, followed.zone).length > 0
      ? []
      : findDoubts(draft, followed.event, followed.zone)
  return (
    <Dialog
      title={shift ? words.changeTitle : words.addTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={fault} isPlaced={refused.length > 0} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={create.isBusy || change.isBusy}>
            {shift ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={save}>
        <FormField
          label={words.titleField}
          most={VOLUNTEER_LIMITS.shift.title.max}
          {...field('title', words.titleHint)}
        />
        <div className="field">
          <label htmlFor={`${form}-role`}>{words.role}</label>
          <select
            className="in"
            id={`${form}-role`}
            value={role.value}
            aria-invalid={role.fault !== undefined || undefined}
            aria-describedby={role.fault && `${form}-role-fault`}
            onChange={({ target }) => role.onChange(target.value)}
          >
            <option value="">{words.noRole}</option>
            {followed.roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
          </select>
          <TheirsNote field={words.role} theirs={role.theirs} />
          {role.fault && (
            <span id={`${form}-role-fault`} className="err">
              {role.fault}
            </span>
          )}
        </div>
        <FormField label={words.day} type="date" {...field('day', words.dayHint)} />
        <div className="pair">
          {(['from', 'to'] as const).map((name) => (
            <ClockField
              key={name}
              label={words[name]}
              shown={countTimes(draft, name, followed.zone)}
              turn={draft[`${name}Turn`] ?? 'second'}
              onTurn={(turn) => set({ [`${name}Turn`]: turn })}
              {...field(name, words.timeHint)}
            />
          ))}
        </div>
        {doubts.map((doubt) => (
          <p key={doubt} className={doubt === 'nextDay' ? 'hint' : 'st warn wrap'}>
            {words.doubts[doubt]}
          </p>
        ))}
        <FormField
          label={words.required}
          type="number"
          {...field('requiredHelpers', words.requiredHint)}
        />
        <FormField label={words.location} most={240} {...field('location')} />
        <FormField label={words.description} most={4000} isLong {...field('description')} />
        {shift && isMoved && shift.confirmedCount > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={resetsConfirmed}
              onChange={({ target }) => setResetsConfirmed(target.checked)}
            />
            <span>{words.resetsConfirmed(shift.confirmedCount)}</span>
          </label>
        )}
      </form>
    </Dialog>
  )
}

function safeChanges(before: ShiftDraft, after: ShiftDraft, { zone }: FollowedPlan) {
  return findFaulty(after, zone).length > 0 ? {} : toChanges(before, after, zone)
}
