import { toSearchable } from '../../../../../../rules/search-text.ts'
import { MAIL_LANGUAGES } from '../../../../../../schema/volunteer/mail-languages.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'

/** The tag of a language that a list names in words, or by its tag; null for what is none. */
export function findLanguage(text: string): string | null {
  const tag = toTag(text)
  if (tag !== null && isLanguage(tag)) return tag
  tagsByName ??= nameLanguages()
  return tagsByName.get(toSearchable(text).trim()) ?? null
}

/** Whether there is a language of this tag; any letters can be a tag. */
function isLanguage(tag: string): boolean {
  return englishNames.of(tag) !== undefined
}

function toTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}

const englishNames = namesIn('en')

/** Made once it is needed. */
let tagsByName: ReadonlyMap<string, string> | undefined

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Names that Intl does not give. */
const OTHER_NAMES = { castellano: 'es' } as const

/** Languages of two letters in the languages of the portal, and those of the mails in themselves. */
function nameLanguages(): ReadonlyMap<string, string> {
  const tags = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  const names = new Map<string, string>(Object.entries(OTHER_NAMES))
  const add = (tag: string, inLanguage: Intl.DisplayNames) => {
    const name = inLanguage.of(tag)
    if (name !== undefined && !names.has(toSearchable(name))) names.set(toSearchable(name), tag)
  }
  for (const language of Object.keys(LANGUAGES)) {
    const inLanguage = namesIn(language)
    for (const tag of tags) add(tag, inLanguage)
  }
  for (const tag of MAIL_LANGUAGES) add(tag, namesIn(tag))
  return names
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
}
