/** Brings the line of a court into view, and the focus to it, once the page has drawn it. */
export function showCourt(id: string): void {
  // The dialog that is closed gives the focus back in the frame before.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-court="${CSS.escape(id)}"]`)
      row?.scrollIntoView({ block: 'center' })
      const target = row?.querySelector<HTMLElement>('[data-block]') ?? row
      target?.focus({ preventScroll: true })
    }),
  )
}
