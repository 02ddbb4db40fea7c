import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { tellWords } from './tell-words.ts'
import type { Tell } from './use-tell.ts'

/** The box, and the text that is sent where it is ticked. */
export function TellFields({ tell, label }: { tell: Tell; label: string }) {
  const words = useWords(tellWords)
  const { isTold, setIsTold, text, setText, isReady } = tell
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isTold}
          onChange={({ target }) => setIsTold(target.checked)}
        />
        <span>{label}</span>
      </label>
      {isTold && (
        <FormField
          label={words.message}
          value={text}
          most={VOLUNTEER_LIMITS.message.body}
          isLong
          rows={5}
          fault={isReady ? undefined : words.emptyMessage}
          onChange={setText}
        />
      )}
    </>
  )
}
