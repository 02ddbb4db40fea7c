import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { toScopeText } from '../../../parts/words/graph-names.ts'
import { scopeWords } from '../../../parts/words/scope-words.ts'
import { consentWords } from './consent-words.ts'
import { groupScopes } from './scope-groups.ts'

interface ScopeChoiceProps {
  scopes: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** What an application asks for, each to be allowed or not; personal data apart. */
export function ScopeChoice({ scopes, ...choice }: ScopeChoiceProps) {
  const words = useWords(consentWords)
  const { see, change, personal } = groupScopes(scopes)
  return (
    <>
      <div className="cols asked">
        {see.length > 0 && <Group title={words.see} scopes={see} {...choice} />}
        {change.length > 0 && <Group title={words.change} scopes={change} {...choice} />}
      </div>
      {personal.length > 0 && (
        <div className="asked personal">
          <Group title={words.personal} scopes={personal} {...choice} />
        </div>
      )}
    </>
  )
}

function Group({ title, scopes, chosen, onChoose }: ScopeChoiceProps & { title: string }) {
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
    </fieldset>
  )
}
