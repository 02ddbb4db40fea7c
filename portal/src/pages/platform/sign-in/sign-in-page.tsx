import { asFault } from '../../../graph/fault.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Icon, type IconName } from '../../../parts/icon.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { usePlace } from '../../../router/place.ts'
import { useSessionFacts } from '../../../shell/session.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { signInWords } from './sign-in-words.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  owner: 'today',
  frontdesk: 'screen',
  coach: 'match',
  coordinator: 'plan',
  admin: 'shield',
  helper: 'people',
}

/** Faults after which the same account would lead to the same page again. */
const ANEW: readonly string[] = ['denied', 'ended', 'unknown']

/** In a sandbox one link a role; elsewhere one button to the club's own sign-in. */
export default function SignInPage() {
  const words = useWords(signInWords)
  const { search } = usePlace()
  const { data, error, refetch } = useSessionFacts()
  useTitle(words.title)
  if (data === undefined)
    return error ? (
      <main className="solo" id="main">
        <FaultNote fault={asFault(error)} onRetry={() => void refetch()} />
      </main>
    ) : null
  const to = search.get('to') ?? '/portal/'
  const query = `?to=${encodeURIComponent(to)}`
  const fault = wordOf(words.faults, search.get('fault') ?? '')
  const subject = readSubject(search.get('subject'))
  const { sandbox } = data
  // The issuer may know the browser still, and would let the same person in without asking.
  const isAnew = search.has('out') || ANEW.includes(search.get('fault') ?? '')
  const anew = `/portal/sign-in/start${query}&prompt=login`
  return (
    <div className="solo">
      <header className="row nowrap">
        <span className="mark big" aria-hidden="true">
          {words.initials}
        </span>
        <span className="b h20">{words.product}</span>
      </header>
      <main id="main">
        <div className="center stack t">
          <h1 className="h28">{sandbox ? words.who : words.title}</h1>
          <p className="m">{sandbox ? words.sandbox : words.text}</p>
        </div>
        {fault !== undefined && (
          <div className="note fail" role="alert">
            <span>{fault}</span>
            {subject !== '' && <span>{words.subject(subject)}</span>}
          </div>
        )}
        {search.get('out') === 'here' && sandbox === null && (
          <div className="note" role="status">
            <span>{words.outHere}</span>
          </div>
        )}
        <div className="row end">
          <LanguageField />
        </div>
        {sandbox ? (
          <nav className="card list clip" aria-label={words.roles}>
            {sandbox.map((name) => (
              <RoleLink key={name} name={name} query={query} />
            ))}
          </nav>
        ) : (
          <a className="btn pri lg wide" href={isAnew ? anew : `/portal/sign-in/start${query}`}>
            {words.signIn}
          </a>
        )}
        <p className="s m center">
          {sandbox ? (
            <>
              {words.sandboxNote} <a href={anew}>{words.byIssuer}</a>
            </>
          ) : (
            <>
              {words.note} <a href={anew}>{words.another}</a>
            </>
          )}
        </p>
      </main>
    </div>
  )
}

/** An address may come from anywhere: a subject is one short word. */
function readSubject(text: string | null): string {
  return /^[\x21-\x7e]{1,200}$/.test(text ?? '') ? (text ?? '') : ''
}

function RoleLink({ name, query }: { name: string; query: string }) {
  const words = useWords(signInWords)
  const { role, text } = wordOf(words.people, name) ?? { role: name, text: '' }
  return (
    <a className="pick" href={`/portal/sign-in/as/${encodeURIComponent(name)}${query}`}>
      <Icon name={ICONS[name] ?? 'people'} />
      <span>
        <span className="b">{role}</span>
        <br />
        <span className="s m">{text}</span>
      </span>
      <Icon name="right" />
    </a>
  )
}

function LanguageField() {
  const words = useWords(signInWords)
  const { language, speak } = useSpeech()
  return (
    <select
      className="in auto"
      aria-label={words.language}
      value={language}
      onChange={({ target }) => speak(target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
