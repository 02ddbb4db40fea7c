/** Two letters for a name. */
export function toInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const letters = (words.length > 1 ? [words[0], words.at(-1)] : [name]).map((word) => word ?? '')
  return letters.length > 1
    ? letters.map((word) => word.slice(0, 1)).join('')
    : name.slice(0, 2).toUpperCase()
}
