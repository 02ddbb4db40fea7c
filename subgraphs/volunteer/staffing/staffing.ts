/** Counts of a shift's assignments, read whenever they are needed. */
export interface Staffing {
  confirmedCount: number
  pendingCount: number
}

export const UNSTAFFED: Staffing = { confirmedCount: 0, pendingCount: 0 }
