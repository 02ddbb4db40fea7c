import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { toScopeText } from '../../../parts/words/graph-names.ts'
import { scopeWords } from '../../../parts/words/scope-words.ts'
import { consentWords } from './consent-words.ts'
import { groupScopes, isAboutSources, isOffAtFirst } from './scope-groups.ts'

interface ScopeChoiceProps {
  scopes: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** What an application asks for, each to be allowed or not; personal data apart. */
export function ScopeChoice({ scopes, ...choice }: ScopeChoiceProps) {
  const words = useWords(consentWords)
  const { see, change, personal } = groupScopes(scopes)
  const noted = [change, see].find((group) => group.some(isAboutSources))
  const toSourceNote = (group: readonly string[]) => ({
    note: group === noted ? words.source : null,
  })
  return (
    <>
      <div className="cols asked">
        {see.length > 0 && (
          <Group title={words.see} scopes={see} {...choice} {...toSourceNote(see)} />
        )}
        {change.length > 0 && (
          <Group title={words.change} scopes={change} {...choice} {...toSourceNote(change)} />
        )}
      </div>
      {personal.length > 0 && (
        <div className="asked personal">
          <Group
            title={words.personal}
            scopes={personal}
            {...choice}
            note={personal.some(isOffAtFirst) ? words.namesOff : null}
          />
        </div>
      )}
    </>
  )
}

interface GroupProps extends ScopeChoiceProps {
  title: string
  note: string | null
}

function Group({ title, scopes, chosen, onChoose, note }: GroupProps) {
  const words = useWords(scopeWords)
  const toggle = (scope: string) => {
    const next = new Set(chosen)
    if (!next.delete(scope)) next.add(scope)
    onChoose(next)
  }
  return (
    <fieldset className="pad">
      <legend className="lbl">{title}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="check">
          <input type="checkbox" checked={chosen.has(scope)} onChange={() => toggle(scope)} />
          <span>
            {wordOf(words, scope) ?? scope}
            <code className="s m">{toScopeText(scope)}</code>
          </span>
        </label>
      ))}
      {note && <p className="s m">{note}</p>}
    </fieldset>
  )
}
