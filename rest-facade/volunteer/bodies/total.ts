/** How many there are on all pages together: in a header, so that the body stays as documented. */
export function toTotalHeader({ totalCount }: { totalCount: number }) {
  return { 'x-total-count': String(totalCount) }
}
