/** A typed name in the form of a slug. */
export function toSlugText(text: string): string {
  return text.trim().toLocaleLowerCase().replaceAll(/\s+/g, '-')
}
