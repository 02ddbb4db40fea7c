import { useState } from 'react'
import type { MatchRules } from '../../../../../rules/club/scoring/match-rules.ts'
import type { Fault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { decidingWords } from './deciding-words.ts'
import { RulesFields } from './rules-fields.tsx'

interface RulesDialogProps {
  title: string
  text: string
  before: MatchRules
  isBusy: boolean
  fault: Fault | null
  onSave: (rules: MatchRules) => void
  onClose: () => void
}

/** Chooses deciding rules. */
export function RulesDialog(props: RulesDialogProps) {
  const { title, text, before, isBusy, fault, onSave, onClose } = props
  const words = useWords(decidingWords)
  const parts = useWords(partWords)
  const [rules, setRules] = useState(before)
  const isSame =
    rules.scoringMode === before.scoringMode && rules.ruleVersion === before.ruleVersion
  return (
    <Dialog
      title={title}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" isBusy={isBusy} onClick={() => (isSame ? onClose() : onSave(rules))}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <RulesFields rules={rules} onChange={setRules} />
      {fault && <FaultNote fault={fault} />}
    </Dialog>
  )
}
