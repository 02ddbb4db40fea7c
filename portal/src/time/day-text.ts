const DAY = /^[1-9]\d{3}-\d\d-\d\d$/

/** Whether a text is a whole day such as `2026-11-23`: a year below 1000 is one that is still being typed. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T12:00:00Z`)
  return DAY.test(text) && dayText(moment) === text
}

/** `2026-11-23` in UTC; empty for no moment. */
export function dayText(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, -14)
}
