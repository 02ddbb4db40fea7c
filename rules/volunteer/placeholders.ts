/** What a mail of the club fills in for each helper; the link in the text alone. */
export const PLACEHOLDERS = ['{first_name}', '{last_name}', '{link}'] as const

const OF_SUBJECT: readonly string[] = ['{first_name}', '{last_name}']

/** Texts in braces that no mail fills in, such as a placeholder with a slip. */
export function findUnfilled({ subject, body }: { subject: string; body: string }): string[] {
  const unfilled = [
    ...inBraces(subject).filter((text) => !OF_SUBJECT.includes(text)),
    ...inBraces(body).filter((text) => !PLACEHOLDERS.some((known) => known === text)),
  ]
  return [...new Set(unfilled)]
}

function inBraces(text: string): string[] {
  const found = text.match(/\{{1,3}[^{}\r\n]{1,60}\}{1,3}/g) ?? []
  return found.filter((one) => /\p{L}/u.test(one))
}
