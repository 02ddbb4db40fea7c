/** What a tool shows of an object. A field that no list names is left out. */
export interface Shape {
  /** Shown as they are. */
  fields: readonly string[]
  /** Objects, or lists of objects, with shapes of their own. */
  objects: Readonly<Record<string, Shape>>
  /** Names of people, of which the first one and an initial are shown. */
  names: readonly string[]
  /** A last name, of which the initial is shown. */
  lastNames: readonly string[]
  /** Shown with `--personal-data` alone. */
  personal: readonly string[]
}

interface MoreFields extends Partial<Pick<Shape, 'objects'>> {
  names?: string
  lastNames?: string
  personal?: string
}

/** The shape of these fields, by names that blanks separate. */
export function show(fields: string, more: MoreFields = {}): Shape {
  const { objects = {}, names, lastNames, personal } = more
  return {
    ...{ fields: toNames(fields), objects, names: toNames(names) },
    ...{ lastNames: toNames(lastNames), personal: toNames(personal) },
  }
}

function toNames(text = ''): string[] {
  return text.split(' ').filter((name) => name !== '')
}
