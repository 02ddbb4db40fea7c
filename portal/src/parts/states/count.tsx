/** A number behind a word; a grey place while it is not known, since 0 is a statement. */
export function Count({ of }: { of: number | null }) {
  return of === null ? <span className="sk count" aria-hidden="true" /> : of
}
