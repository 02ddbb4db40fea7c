const ends = new Set<() => void>()

/** What to do when a suite is over, whatever has happened in it; the returned function takes that back. */
export function endWithSuite(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

/** Ends what a suite has left behind, such as the processes of a journey that failed on its way. */
export function endWhatIsLeft(): void {
  for (const end of ends) end()
  ends.clear()
}
