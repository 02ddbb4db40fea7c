import { asFault } from '../../../graph/fault.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import {
  type ClosedCourt,
  type ClosingFacts,
  laterClosing,
  toStatusInput,
} from './closing-input.ts'
import { courtActWords } from './court-act-words.ts'
import { useEndText } from './use-end-text.ts'

interface StatusReplies {
  onDone?: () => void
  /** Behind a refusal that is in `error`. */
  onRefused?: () => void
}

/** Closes a court, or opens it; either can be taken back. */
export function useCourtStatus({ onDone, onRefused }: StatusReplies = {}) {
  const words = useWords(courtActWords)
  const { faults } = useWords(partWords)
  const endText = useEndText()
  const reload = useReload()
  const { changeAsync, isBusy, error, reset } = useChange('PortalSetCourtStatus')
  const show = () => reload('PortalToday', 'PortalCourtsInUse')
  const send = async (court: ClosedCourt, closing: ClosingFacts | null) => {
    const { data } = await changeAsync({ input: toStatusInput(court, closing) })
    void show()
    return data.setCourtStatusOverride?.court ?? null
  }
  const sayRefused = (court: ClosedCourt, refusal: unknown) => {
    const { code, message } = asFault(refusal)
    const isOutdated = code === 'concurrent_update'
    const why = isOutdated ? words.changedMeanwhile : (wordOf(faults, code) ?? message)
    showToast({ text: `${words.refused(court.name)} ${why}`, look: 'fail' })
    void show()
  }
  const undo = (court: ClosedCourt, before: ClosingFacts | null) =>
    send(court, laterClosing(before, new Date())).then(
      () => showToast({ text: words.undone(court.name) }),
      (refusal) => sayRefused(court, refusal),
    )
  const textOf = (name: string, closing: ClosingFacts | null) => {
    if (closing === null) return words.opened(name)
    const isOut = closing.override === 'DISABLED'
    return isOut ? words.takenOut(name) : words.closed(name, endText(closing.until))
  }
  const sayDone = (
    court: ClosedCourt,
    closing: ClosingFacts | null,
    changed: ClosedCourt | null,
  ) => {
    const { closing: before } = court
    const text = textOf(court.name, closing)
    showToast({ text, undo: () => void undo(changed ?? court, before) })
    onDone?.()
  }
  /** Its refusal is in `error`; refused for what came between, it shows the court as it is now. */
  const set = (court: ClosedCourt, closing: ClosingFacts | null) =>
    void send(court, closing).then(
      (changed) => sayDone(court, closing, changed),
      () => {
        onRefused?.()
        void show()
      },
    )
  /** From where there is no room for a refusal, which is said beside the page. */
  const open = (court: ClosedCourt) =>
    void send(court, null).then(
      (changed) => sayDone(court, null, changed),
      (refusal) => sayRefused(court, refusal),
    )
  return { set, open, isBusy, error, reset }
}
