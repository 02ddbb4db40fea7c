import { useEffect, useRef } from 'react'
import type { Fault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote } from '../../states/states.tsx'
import { focusInvalid } from '../refuse-incomplete.ts'
import { editingWords } from './editing-words.ts'

interface SaveFaultProps {
  fault: Fault | null
  /** Whether a field of the form shows the refusal; it gets the focus. */
  isPlaced?: boolean
  /** Who came between, and when, in a sentence. */
  changedBy?: string | null
}

/** Why a form was not saved; after a change that came between, how to go on. */
export function SaveFault({ fault, isPlaced = false, changedBy = null }: SaveFaultProps) {
  const words = useWords(editingWords)
  if (fault === null) return null
  if (fault.code !== 'concurrent_update')
    return isPlaced ? <ToField /> : <FaultNote fault={fault} />
  return (
    <div className="note warn" role="alert">
      <span>
        {words.changedMeanwhile} {changedBy}
      </span>
    </div>
  )
}

/** Leads to the refused field: the server's answer comes after the dialog has looked for one at the submit. */
function ToField() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => focusInvalid(place.current?.closest('dialog') ?? null), [])
  return <span ref={place} hidden />
}
