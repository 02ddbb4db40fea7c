import { createContext, useContext } from 'react'

/** The zone in which a part of a page states its times: that of its club. */
export const ZoneContext = createContext<string | null>(null)

/** Outside of any the browser's own. */
export function useZone(): string {
  return useContext(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
