/** A part of a type in words; `object` is the object of the reference that it names. */
export interface TypePart {
  text: string
  object?: string
}

/** A parameter, or a member of a body. */
export interface FieldEntry {
  name: string
  type: readonly TypePart[]
  isOptional: boolean
  description: string
  /** Bounds and default. */
  notes: readonly string[]
  /** Values of an enum. */
  values: readonly string[]
  /** The recorded value of a parameter. */
  example?: unknown
  shape: Shape
}

/** Members of an object, or its alternative forms. */
export interface Shape {
  fields: readonly FieldEntry[]
  variants: readonly { name: string; fields: readonly FieldEntry[] }[]
}

export interface Body extends Shape {
  description: string
  type: readonly TypePart[]
}

export type ParameterPlace = 'path' | 'query' | 'header'

export interface OperationEntry {
  id: string
  summary: string
  method: string
  path: string
  description: string
  isPublic: boolean
  scopes: readonly string[]
  scopesOfBodies: readonly string[]
  parameters: readonly { place: ParameterPlace; fields: readonly FieldEntry[] }[]
  body: (Body & { isRequired: boolean; example: unknown }) | null
  answers: readonly AnswerEntry[]
  refusals: readonly { status: string; codes: readonly string[] }[]
  rules: string
}

export interface AnswerEntry {
  status: string
  description: string
  body: Body | null
  /** Headers beside those of every answer. */
  headers: readonly string[]
  example: unknown
}

export interface ResourceEntry {
  name: string
  id: string
  description: string
  operations: readonly OperationEntry[]
}

export interface EventEntry {
  id: string
  type: string
  /** Members in addition to those of every delivery. */
  fields: readonly FieldEntry[]
  example: unknown
}

export interface EventsEntry {
  /** The object that every delivery is. */
  record: string
  headers: readonly FieldEntry[]
  types: readonly EventEntry[]
  frames: FramesEntry | null
  rules: string
}

export interface FramesEntry {
  path: string
  description: string
  closeCodes: Readonly<Record<string, string>>
}

export interface ObjectEntry extends Shape {
  id: string
  name: string
  description: string
  example: unknown
  rules: string
}

/** All that the reference says of one API. */
export interface ApiReference {
  name: 'club' | 'volunteer'
  title: string
  version: string
  description: string
  /** Path of the API, which follows the public address. */
  prefix: string
  credentials: readonly { name: string; description: string }[]
  headers: readonly FieldEntry[]
  resources: readonly ResourceEntry[]
  events: EventsEntry
  objects: readonly ObjectEntry[]
  /** Rules of all operations, in Markdown with headings; those of operations, events and objects have none. */
  rules: string
}
