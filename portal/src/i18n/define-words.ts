import { isolateValues } from '../../../rules/isolate.ts'
import type { Language } from './languages.ts'

/** A text, or a function of what it names. */
export type Word = string | ((...values: never[]) => string)

/** Words of a page by their names, in groups of any depth. */
export interface Words {
  [name: string]: Word | Words
}

/** The same names as in English, each with a text in the place of a text. */
export type Translated<English> = {
  [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<English[Name]>
}

export type WordsOf<English> = Record<Language, Translated<English>>

/** Words of a page in every language: a missing one does not compile. Values within them turn no other words. */
export function defineWords<const English extends Words>(words: {
  en: English
  de: Translated<English>
  es: Translated<English>
}): WordsOf<English> {
  return isolateValues<object>(words) as WordsOf<English>
}

/** The word for a value that the server or an address names; undefined for one without a word. */
export function wordOf<Known extends object>(
  words: Known,
  name: string,
): Known[keyof Known] | undefined {
  return Object.hasOwn(words, name) ? words[name as keyof Known] : undefined
}
