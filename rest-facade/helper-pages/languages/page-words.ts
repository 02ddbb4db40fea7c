/** The words of the helpers' pages in one language. */
export interface Words {
  tag: string
  title: string
  hello(name: string): string
  none: string
  yes: string
  no: string
  cancel: string
  reason: string
  tellClub: string
  calendar: string
  counted(shifts: number, open: number): string
  polls: {
    /** Day of a poll whose title another poll has too. */
    asked(day: string): string
    until(moment: string): string
    changeUntil(moment: string): string
    answered: string
    answers: Readonly<Record<'YES' | 'MAYBE' | 'NO', string>>
    comment: string
    save: string
    saved: string
    chooseOne: string
    changed: string
    stored(answer: string): string
  }
  contact(club: string): string
  /** Names other shifts that overlap with this one. */
  overlap(others: string): string
  answered: { yes: string; no: string }
  otherEvents: string
  roleOf: string
  placeOf: string
  zone(zone: string): string
  statuses: Readonly<Record<'PENDING' | 'CONFIRMED' | 'DECLINED' | 'CANCELLED', string>>
  /** In the place of a status, of a shift that was never answered. */
  over: string
  cancelledShift: string
  notExpected: string
  declined: string
  cancelledEvent: string
  leave: string
  privacy: string
  signIn: {
    title: string
    text: string
    label: string
    button: string
    bad: string
    languages: string
    sandbox: string
  }
  mails: {
    title: string
    on(club: string): string
    off(club: string): string
    noAddress(club: string): string
    stop: string
    start: string
    change: string
    back: string
    unknown: string
    someClub: string
  }
  refused: {
    moved: string
    full: string
    closed: string
    pollClosed: string
    pollChanged: string
    paused: string
    other: string
    busy: string
  }
}
