import { useEffect, useMemo, useState } from 'react'
import { useSpeech } from '../i18n/use-words.tsx'
import { makeTimes, type Times } from './times.ts'

export function useTimes(zone: string): Times {
  const { language } = useSpeech()
  return useMemo(() => makeTimes(language, zone), [language, zone])
}

/** The time, anew with each minute of the clock, or each `everyMs`. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(tick, everyMs - (Date.now() % everyMs))
    }
    const tick = () => {
      setNow(new Date())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [everyMs])
  return now
}
