import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { keep, kept } from '../shell/kept.ts'
import type { WordsOf } from './define-words.ts'
import { chooseLanguage, type Language } from './languages.ts'

interface Speech {
  language: Language
  speak(language: Language): void
}

const SpeechContext = createContext<Speech>({ language: 'en', speak: () => {} })

export function SpeechProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() =>
    chooseLanguage(kept('language'), navigator.languages),
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speech = useMemo(
    () => ({
      language,
      speak(next: Language) {
        keep('language', next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The words of a page in the reader's language. */
export function useWords<English>(words: WordsOf<English>) {
  return words[useContext(SpeechContext).language]
}

export function useSpeech(): Speech {
  return useContext(SpeechContext)
}
