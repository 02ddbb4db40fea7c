import type { Subject } from './subject.ts'
import { ABSTRACT_TYPES } from './subjects/abstract-types.ts'
import { ARGUMENTS } from './subjects/arguments.ts'
import { CONDITIONS } from './subjects/conditions.ts'
import { ENTITIES } from './subjects/entities.ts'
import { HIDDEN } from './subjects/hidden.ts'
import { INTERFACE_OBJECTS } from './subjects/interface-objects.ts'
import { EXTENDED, OVERRIDDEN } from './subjects/overridden.ts'
import { PROVIDED } from './subjects/provided.ts'
import { REQUIREMENTS } from './subjects/requirements.ts'
import { UNIONS } from './subjects/unions.ts'

export const SUBJECTS: readonly Subject[] = [
  ...ENTITIES,
  ...REQUIREMENTS,
  ...ARGUMENTS,
  ...CONDITIONS,
  ...PROVIDED,
  ...OVERRIDDEN,
  ...EXTENDED,
  ...INTERFACE_OBJECTS,
  ...UNIONS,
  ...ABSTRACT_TYPES,
  ...HIDDEN,
]
