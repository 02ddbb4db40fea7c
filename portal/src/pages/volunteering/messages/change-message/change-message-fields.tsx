import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { PlaceholderNote } from '../compose/placeholder-note.tsx'
import { changeMessageWords } from './change-message-words.ts'
import type { ChangeMessage } from './use-change-message.ts'

/** The box, and the text that is sent where it is ticked. */
export function ChangeMessageFields({ message, label }: { message: ChangeMessage; label: string }) {
  const words = useWords(changeMessageWords)
  const { isWanted, setIsWanted, text, setText, isReady } = message
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => setIsWanted(target.checked)}
        />
        <span>{label}</span>
      </label>
      {isWanted && (
        <>
          <FormField
            label={words.message}
            value={text}
            most={VOLUNTEER_LIMITS.message.body}
            isLong
            rows={5}
            fault={isReady ? undefined : words.emptyMessage}
            onChange={setText}
          />
          <PlaceholderNote body={text} />
        </>
      )}
    </>
  )
}
