import { useState } from 'react'
import { asFault, type Fault } from '../../graph/fault.ts'

/** One act of several calls behind a button; its refusal is in `error`, to be shown where the button is. */
export function useAct(act: () => Promise<void>, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<Fault | null>(null)
  const run = async () => {
    if (isBusy) return
    setIsBusy(true)
    const refused = await act().then(() => null, asFault)
    setIsBusy(false)
    setError(refused)
    if (!refused) onDone()
  }
  return { run: () => void run(), isBusy, error }
}
