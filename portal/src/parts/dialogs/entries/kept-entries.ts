import { flushSync } from 'react-dom'

/** Entries of a form that a fault of its page has closed. */
interface KeptForm {
  path: string
  title: string
  fields: readonly KeptField[]
}

interface KeptField {
  label: string
  value: string
  isChecked?: boolean
}

interface Kept {
  /** Subject at the issuer: no other person is shown the entries. */
  owner: string
  forms: readonly KeptForm[]
}

const KEY = 'clubgate.entries'
const FIELDS = 'input, select, textarea'
/**
 * Fields that may hold a secret, or that a script cannot fill. The one-time code of a pairing is not kept either: its page
 * has no form of this kind, and no person who is signed in. `data-unkept` marks what a form promises not to store.
 */
const LEFT_OUT =
  '[type=password], [type=hidden], [type=file], [readonly], [autocomplete=one-time-code], [data-unkept]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const edited = new WeakSet<Element>()
let owner: string | null = null

function noteEdit({ target }: Event): void {
  const form = target instanceof Element ? target.closest('[data-form]') : null
  if (form) edited.add(form)
}

addEventListener('input', noteEdit, { capture: true })
// The page is drawn with another choice at its click, before its `input`.
addEventListener('click', (event) => isChoice(event.target) && noteEdit(event), { capture: true })

/** Names the person whose entries are kept from now on, and forgets those of another person. */
export function setEntriesOwner(subject: string | null): void {
  owner = subject
  if (subject !== null && read()?.owner !== subject) forgetEntries()
}

/** Keeps the edited forms of the page in this tab, until they are put back; true where there was one. */
export function keepEntries(): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>('[data-form]')]
    .filter((form) => edited.has(form))
    .map((form) => ({
      path: location.pathname,
      title: form.dataset['form'] ?? '',
      fields: fieldsOf(form).map(toKept),
    }))
  if (owner === null || forms.length === 0) return false
  write({ owner, forms })
  return true
}

/** Entries of the form with this title on the present page. */
export function findEntries(title: string): KeptForm | null {
  const kept = read()
  const forms = kept !== null && kept.owner === owner ? kept.forms : []
  return forms.find((form) => form.path === location.pathname && form.title === title) ?? null
}

export function forgetEntries(): void {
  write(null)
}

/** Types the entries once more, one after another: a choice may bring further fields. */
export function putBack(form: HTMLElement, { fields }: KeptForm): void {
  const seen = new Map<string, number>()
  for (const kept of fields) {
    const nth = seen.get(kept.label) ?? 0
    seen.set(kept.label, nth + 1)
    const field = fieldsOf(form).filter((one) => labelOf(one) === kept.label)[nth]
    if (field) flushSync(() => fill(field, kept))
  }
  forgetEntries()
}

function fieldsOf(form: HTMLElement): Field[] {
  return [...form.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(LEFT_OUT))
}

function toKept(field: Field): KeptField {
  const isChecked = isChoice(field) ? { isChecked: field.checked } : {}
  return { label: labelOf(field), value: field.value, ...isChecked }
}

function fill(field: Field, { value, isChecked }: KeptField): void {
  if (isChoice(field)) {
    if (field.checked !== isChecked) field.click()
    return
  }
  // React replaces `value` of the element itself, and would not see the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

function isChoice(field: EventTarget | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

function labelOf(field: Field): string {
  return field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''
}

/** A browser that refuses storage, or whose storage is full, keeps nothing. */
function write(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
