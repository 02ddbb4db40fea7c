import { asFault } from '../../../graph/fault.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { closeWords } from './close-words.ts'
import { type ClosedCourt, type Closing, laterClosing, toStatusInput } from './closing-input.ts'
import { useEndText } from './use-end-text.ts'

/** Closes a court, or opens it; either can be taken back. */
export function useCourtStatus(onDone?: () => void) {
  const words = useWords(closeWords)
  const { faults } = useWords(partWords)
  const endText = useEndText()
  const reload = useReload()
  const { changeAsync, isBusy, error, reset } = useChange('PortalSetCourtStatus')
  const show = () => reload('PortalToday', 'PortalCourtsInUse')
  const send = async (court: ClosedCourt, closing: Closing | null) => {
    const { data } = await changeAsync({ input: toStatusInput(court, closing) })
    void show()
    return data.setCourtStatusOverride?.court ?? null
  }
  const undo = async (court: ClosedCourt, before: Closing | null) => {
    const refused = await send(court, laterClosing(before, new Date())).then(() => null, asFault)
    if (refused === null) return showToast({ text: words.undone(court.name) })
    const why =
      refused.code === 'concurrent_update'
        ? words.changedMeanwhile
        : (wordOf(faults, refused.code) ?? refused.message)
    showToast({ text: `${words.refused(court.name)} ${why}`, look: 'fail' })
  }
  const textOf = (name: string, closing: Closing | null) => {
    if (closing === null) return words.opened(name)
    const isOut = closing.override === 'DISABLED'
    return isOut ? words.takenOut(name) : words.closed(name, endText(closing.until))
  }
  const set = (court: ClosedCourt, closing: Closing | null) => {
    const before = court.closing
    const done = (changed: ClosedCourt | null) => {
      showToast({
        text: textOf(court.name, closing),
        undo: () => void undo(changed ?? court, before),
      })
      onDone?.()
    }
    // Refused for what came between, it shows the court as it is now.
    void send(court, closing).then(done, show)
  }
  return { set, isBusy, error, reset }
}
