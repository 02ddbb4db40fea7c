import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { IdleFacts } from '../../../server/sessions/session-routes.ts'
import { callPortal } from '../../graph/ask.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { idleQuestionWords } from './idle-question-words.ts'
import { ASKED_BEFORE_MS, makeIdleWatch } from './idle-watch.ts'
import { announceActivity, onActivityElsewhere } from './other-tabs.ts'

interface IdleQuestionProps {
  idle: IdleFacts
  /** Reads the session again, which has ended unless something was done in another browser. */
  onIdle: () => void
}

/** What a person does in a page; what it reads by itself is none of it. */
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const

const LOOKED_EVERY_MS = 15_000
const MINUTE_MS = 60_000

/** Reports activity to the server, and asks before a session without it ends. */
export function IdleQuestion({ idle, onIdle }: IdleQuestionProps) {
  const words = useWords(idleQuestionWords)
  const [watch] = useState(() => makeIdleWatch(idle, Date.now()))
  const [leftMs, setLeftMs] = useState(idle.limitMs)
  const isReporting = useRef(false)
  const look = useEffectEvent(() => {
    const left = watch.leftMs(Date.now())
    setLeftMs(left)
    if (left === 0) onIdle()
  })
  const learn = useEffectEvent((sinceMs: number) => {
    watch.learn(sinceMs, Date.now())
    setLeftMs(watch.leftMs(Date.now()))
  })
  const report = async () => {
    if (isReporting.current) return
    isReporting.current = true
    try {
      await callPortal('/session/active', { method: 'POST' })
      watch.learn(0, Date.now())
      setLeftMs(watch.leftMs(Date.now()))
      announceActivity()
    } catch {
      // The next activity is reported again.
    } finally {
      isReporting.current = false
    }
  }
  const note = useEffectEvent(() => {
    if (watch.isDue(Date.now())) void report()
  })

  useEffect(() => learn(idle.sinceMs), [idle.sinceMs])
  useEffect(() => onActivityElsewhere(() => learn(0)), [])
  useEffect(() => {
    const timer = setInterval(() => look(), LOOKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const listen = () => note()
    const options = { capture: true, passive: true }
    for (const type of ACTIVITY) addEventListener(type, listen, options)
    return () => {
      for (const type of ACTIVITY) removeEventListener(type, listen, options)
    }
  }, [])

  return (
    <Dialog
      title={words.title}
      isOpen={leftMs > 0 && leftMs <= ASKED_BEFORE_MS}
      onClose={() => void report()}
      end={
        <Button look="pri" onClick={() => void report()}>
          {words.stay}
        </Button>
      }
    >
      <p>{words.text(Math.ceil(leftMs / MINUTE_MS))}</p>
    </Dialog>
  )
}
