/** The one style sheet of the helpers' pages; light and dark, no font and no picture is fetched. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #f5f6f6; --surface: #fff; --line: #e0e4e4; --control: #7c8788;
  --text: #14191a; --text-2: #535e60; --text-on: #fff; --accent: #0b6963; --accent-soft: #e1efed; --warn: #8a4b00;
  --warn-soft: #fdf0d9; --fail: #b3261e; --fail-soft: #fce9e7; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1112; --surface: #15191a; --line: #262c2e;
  --control: #78868a; --text: #e9eded; --text-2: #9eaaac; --text-on: #04211f; --accent: #53c4b9; --accent-soft: #15312e;
  --warn: #f0b65a; --warn-soft: #2e230f; --fail: #ff9b92; --fail-soft: #371a18; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; overflow-wrap: anywhere; }
b, span, a, code { unicode-bidi: isolate; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: .25rem 0; }
p { margin: .25rem 0; }
.quiet { color: var(--text-2); }
.small { font-size: .875rem; }
.lines { white-space: pre-line; }
article, .note { background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
  padding: 1rem; margin: 1rem 0; }
.top { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; justify-content: space-between; }
.badge { display: inline-block; border: 1px solid currentColor; border-radius: 999px; padding: 0 .625rem;
  font-size: .875rem; font-weight: 600; }
.badge.PENDING { color: var(--warn); background: var(--warn-soft); }
.badge.CONFIRMED { color: var(--accent); }
.badge.DECLINED, .badge.CANCELLED { color: var(--text-2); }
.masthead { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; }
.mark { flex: none; display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 6px;
  font-size: .75rem; font-weight: 700; color: var(--bg); background: var(--text); }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 1rem 0; }
nav a { padding: .75rem 0; }
.saved { color: var(--accent); background: var(--accent-soft); border-color: currentColor; }
form .note, article .note { margin: 0; padding: .75rem 1rem; scroll-margin: 40vh; }
article .note { margin-top: .75rem; }
.overlap { color: var(--warn); }
.refused { color: var(--fail); background: var(--fail-soft); border-color: currentColor; }
form { margin: .75rem 0 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { display: block; flex: 1 1 100%; font-size: .875rem; }
input:not([type]), textarea { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: 0 .75rem; font: inherit;
  color: var(--text); background: var(--surface); border: 1px solid var(--control); border-radius: 6px; }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--accent); background: var(--surface); border: 1px solid var(--accent); border-radius: 6px; }
button.primary { color: var(--text-on); background: var(--accent); }
textarea { padding: .5rem .75rem; resize: vertical; }
.wide { flex: 1 1 100%; }
a { color: var(--accent); }
details { margin-top: .5rem; }
summary { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1rem;
  cursor: pointer; font-weight: 600; list-style: none; border: 1px solid var(--control); border-radius: 6px; }
summary::-webkit-details-marker { display: none; }
.answers { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; align-items: start; }
.answers > form, .answers > details { flex: 1 1 8rem; margin: 0; }
.answers button, .answers > details:not([open]) > summary { padding: 0 .5rem; text-align: center; }
.answers > details[open] { flex-basis: 100%; }
.options { flex: 1 1 100%; margin: 0 -1rem; border-bottom: 1px solid var(--line); }
.option { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .75rem; padding: .5rem 1rem;
  border-top: 1px solid var(--line); }
.option > :first-child { flex: 1 1 5.5rem; line-height: 1.3; }
.option b, .option .small { display: block; }
.option b { font-size: .9375rem; }
.choices { flex: 1 1 13.25rem; max-width: 20rem; overflow-wrap: normal; display: flex; }
.choice { flex: 1; position: relative; font-size: 1rem; text-align: center; cursor: pointer; }
.choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.choice span { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 .125rem;
  border: 1px solid var(--control); margin-left: -1px; font-size: .875rem; }
.choice:first-of-type span { border-radius: 6px 0 0 6px; margin-left: 0; }
.choice:last-of-type span { border-radius: 0 6px 6px 0; }
.choice :checked + span { color: var(--accent); background: var(--accent-soft); position: relative; font-weight: 600; border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent); }
.choice :focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`

/**
 * Keeps in the tab what was entered into a form while another one is sent, a language chosen or the mails looked at; the end
 * of the session forgets it.
 */
const KEEP_ENTRIES = `
const read = () => { try { return JSON.parse(sessionStorage.getItem('entries') ?? '{}') } catch { return {} } }
const write = (kept) => { try { sessionStorage.setItem('entries', JSON.stringify(kept)) } catch {} }
const forms = [...document.querySelectorAll('form:has(textarea, [name=reason])')]
const keyOf = ({ elements: { access, request_id, shift_id } }) => access?.value + ' ' + (request_id ?? shift_id)?.value
const isEntered = ({ type, checked, defaultChecked, value, defaultValue }) =>
  type === 'radio' ? checked && !defaultChecked : type !== 'hidden' && type !== 'submit' && value !== defaultValue
const entriesOf = (form) => {
  const fields = [...form.elements]
  // What a refused form shows is stored nowhere.
  const isKept = form.querySelector('.refused') === null ? isEntered
    : ({ type, checked }) => type === 'radio' ? checked : type === 'textarea'
  const entered = fields.filter(isKept)
  // Entries are over the answers that they were made of.
  const made = fields.filter(({ name }) => name === 'answered_at' || name === 'edition')
  return entered.length === 0 ? undefined : [...entered, ...made].map(({ name, value }) => [name, value])
}
let sent = null
addEventListener('submit', ({ target }) => { sent = target })
addEventListener('pageshow', () => { sent = null })
addEventListener('pagehide', () => {
  if (sent?.action.endsWith('/leave')) return write({})
  const kept = read()
  for (const form of forms) kept[keyOf(form)] = form === sent ? undefined : entriesOf(form)
  write(kept)
})
for (const form of forms)
  for (const [name, value] of read()[keyOf(form)] ?? [])
    for (const field of [...form.elements].filter((one) => one.name === name)) {
      if (field.type !== 'radio') field.value = value
      else if (field.value === value) field.checked = true
      field.closest('details')?.setAttribute('open', '')
    }
`

/**
 * Posts the token behind the `#`, which no server sees, to the server. Runs on every page: the page of
 * an earlier link can be open when the helper opens another one, and then only the `#` changes.
 */
export const SCRIPT = `${KEEP_ENTRIES}
const openLink = () => {
  const token = location.hash.slice(1)
  if (!/^hl_[\\w-]{1,100}$/.test(token)) return
  history.replaceState(null, '', location.pathname)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/helpers/session'
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'token'
  field.value = token
  form.append(field)
  document.body.append(form)
  form.submit()
}
addEventListener('hashchange', openLink)
const kept = location.search.replace(/&(saved|answered)=[^&]*/, '')
if (kept !== location.search) history.replaceState(null, '', location.pathname + kept)
document.querySelector('#answered, #polled')?.focus()
openLink()
`
