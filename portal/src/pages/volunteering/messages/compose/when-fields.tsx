import { useId } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { composeWords } from './compose-words.ts'
import type { MessageDraft, When } from './message-draft.ts'

interface WhenFieldsProps {
  draft: MessageDraft
  zone: string
  onChange: (changes: Partial<MessageDraft>) => void
}

const WHENS: readonly When[] = ['now', 'later', 'draft']

export function WhenFields({ draft, zone, onChange }: WhenFieldsProps) {
  const words = useWords(composeWords)
  const name = useId()
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.when}</legend>
      <div className="row wide">
        {WHENS.map((when) => (
          <label key={when} className="check">
            <input
              type="radio"
              name={name}
              checked={draft.when === when}
              onChange={() => onChange({ when })}
            />
            <span>{words.whens[when]}</span>
          </label>
        ))}
      </div>
      {draft.when === 'later' && (
        <FormField
          label={words.at}
          type="datetime-local"
          value={draft.at}
          hint={words.zone(zone)}
          onChange={(at) => onChange({ at })}
        />
      )}
    </fieldset>
  )
}
