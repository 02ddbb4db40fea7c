let isCourt = false

/** Whether the page asks as a court's screen or score pad rather than as the person who is signed in. */
export function isOfCourt(): boolean {
  return isCourt
}

export function presentAsCourt(next: boolean): void {
  isCourt = next
}

/** Part of the address of calls that says so. */
export function presentedAs(): string {
  return isCourt ? '?as=court' : ''
}
