export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const

export type Language = keyof typeof LANGUAGES

/** The first of a browser's languages that the portal speaks. */
export function chooseLanguage(kept: string | null, preferred: readonly string[]): Language {
  const wanted = [kept ?? '', ...preferred].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag)
}
