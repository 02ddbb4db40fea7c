import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Shift } from '../plan.ts'
import { type Carried, type DragLook, toDragLook } from './carried.ts'

interface DragState {
  carried: Carried | null
  /** Id of the shift below the pointer. */
  over: string | null
}

const NOTHING: DragState = { carried: null, over: null }

/** What is dragged now. Each shift reads its own look, so a move of the pointer draws two of them anew. */
export function makeDragStore() {
  let state = NOTHING
  const listeners = new Set<() => void>()
  const set = (next: DragState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    pick: (carried: Carried) => set({ carried, over: null }),
    hover: (over: string | null) => {
      if (over !== state.over) set({ ...state, over })
    },
    clear: () => set(NOTHING),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type DragStore = ReturnType<typeof makeDragStore>

export const DragContext = createContext<DragStore>(makeDragStore())

export function useDragLook(shift: Shift): DragLook {
  const store = useContext(DragContext)
  return useSyncExternalStore(store.subscribe, () => {
    const { carried, over } = store.get()
    return toDragLook(carried, over, shift)
  })
}
