/** The fields of a new record, before its first event. */
export const unpublished = (now: Date) => ({
  deletedAt: null,
  publishedCount: 0,
  createdAt: now,
  updatedAt: now,
})
