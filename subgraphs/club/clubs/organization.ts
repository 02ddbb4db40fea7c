/** Owns one or more clubs; events are ordered within it. */
export interface Organization {
  id: string
  name: string
  createdAt: Date
}
