import { useState } from 'react'
import type { MatchRules } from '../../../../../rules/club/scoring/match-rules.ts'
import type { Fault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { changesOf } from './changed-rules.ts'
import { decidingWords } from './deciding-words.ts'
import { RulesFields } from './rules-fields.tsx'

interface RulesDialogProps {
  title: string
  text: string
  /** As they are; they may change meanwhile. */
  before: MatchRules
  isBusy: boolean
  fault: Fault | null
  /** Gets what was chosen otherwise; the rest stays as it is, also where another person has changed it. */
  onSave: (changes: Partial<MatchRules>) => void
  onClose: () => void
}

/** Chooses deciding rules. What was not chosen here follows the rules as they are. */
export function RulesDialog(props: RulesDialogProps) {
  const { title, text, before, isBusy, fault, onSave, onClose } = props
  const words = useWords(decidingWords)
  const parts = useWords(partWords)
  const [opened] = useState(before)
  const [chosen, setChosen] = useState<Partial<MatchRules>>({})
  const changes = changesOf(chosen, before)
  const save = () => (Object.keys(changes).length === 0 ? onClose() : onSave(changes))
  return (
    <Dialog
      title={title}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" isBusy={isBusy} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <RulesFields
        {...{ opened, before, chosen }}
        onChoose={(one) => setChosen({ ...chosen, ...one })}
      />
      {fault && <FaultNote fault={fault} />}
    </Dialog>
  )
}
