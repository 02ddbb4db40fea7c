import { useEffect, useMemo, useState } from 'react'
import { useSpeech } from '../i18n/use-words.tsx'
import { makeTimes, type Times } from './times.ts'

export function useTimes(zone: string): Times {
  const { language } = useSpeech()
  return useMemo(() => makeTimes(language, zone), [language, zone])
}

/** The time, anew each minute, or at `everyMs`. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
