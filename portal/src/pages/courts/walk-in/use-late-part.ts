import { useEffect, useEffectEvent, useState } from 'react'

interface Loading<Part> {
  load: () => Promise<Part>
  /** Null: not wanted. Each other one tries again what a cut connection refused. */
  attempt: string | null
  onRefused?: () => void
}

/** A part of a page that its first view does not load; null until it is there. */
export function useLatePart<Part>({ load, attempt, onRefused }: Loading<Part>): Part | null {
  const [loaded, setLoaded] = useState<Part | null>(null)
  const begin = useEffectEvent(() => {
    load().then(
      (part) => setLoaded(() => part),
      () => onRefused?.(),
    )
  })
  useEffect(() => {
    if (attempt !== null) begin()
  }, [attempt])
  return loaded
}
