import { useId } from 'react'
import { MAIL_LANGUAGES } from '../../../../../../schema/volunteer/mail-languages.ts'
import { useSpeech, useWords } from '../../../../i18n/use-words.tsx'
import { type Theirs, TheirsNote } from '../../../../parts/fields/editing/theirs-note.tsx'
import { makeLanguageNames } from '../../volunteers/language-names.ts'
import { formWords } from './form-words.ts'

interface LanguageFieldProps {
  value: string
  /** As the helper has it now: a region of a language, or another one, is kept. */
  stored: string | null
  /** What others made of it meanwhile. */
  theirs: Theirs | undefined
  onChange: (language: string) => void
}

/** The languages in which the platform writes. */
export function LanguageField({ value, stored, theirs, onChange }: LanguageFieldProps) {
  const words = useWords(formWords)
  const { language } = useSpeech()
  const nameOf = makeLanguageNames(language)
  const id = useId()
  const offered = toOffered(stored).map((tag) => ({
    tag,
    name: tag.includes('-') ? `${nameOf(tag)} (${tag})` : nameOf(tag),
  }))
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields.language}</label>
      <select
        id={id}
        className="in"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.clubLanguage}</option>
        {offered
          .toSorted((one, other) => one.name.localeCompare(other.name, language))
          .map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
      </select>
      <span className="hint" id={`${id}-hint`}>
        {words.languageHint}
      </span>
      <TheirsNote
        field={words.fields.language}
        theirs={theirs && { ...theirs, value: theirs.value && nameOf(theirs.value) }}
      />
    </div>
  )
}

function toOffered(stored: string | null): string[] {
  const offered: string[] = [...MAIL_LANGUAGES]
  return stored === null || offered.includes(stored) ? offered : [...offered, stored]
}
