/** Letters of tags that two lines of the list's narrowest column hold. */
const MOST_LETTERS = 22

/** A tag takes room for its border and gap besides its letters. */
const EDGE = 2

/** The first tags, as far as there is room for them in a row; at least one. */
export function fitTags(tags: readonly string[]) {
  let room = MOST_LETTERS
  const rest = tags.findIndex((tag, at) => {
    room -= tag.length + EDGE
    return at > 0 && room < 0
  })
  const count = rest === -1 ? tags.length : rest
  return { shown: tags.slice(0, count), more: tags.slice(count) }
}
