import { VOLUNTEER_EVENT_TYPES, type VolunteerEventType } from '../../schema/volunteer/fields.ts'

/** As the graph spells it, whose names have no points: `SHIFT_CHANGED` for `shift.changed`. */
export type GraphName<Type extends VolunteerEventType = VolunteerEventType> = Uppercase<
  Type extends `${infer A}.${infer B}.${infer C}`
    ? `${A}_${B}_${C}`
    : Type extends `${infer A}.${infer B}`
      ? `${A}_${B}`
      : Type
>

export function toGraphName<Type extends VolunteerEventType>(type: Type): GraphName<Type> {
  return type.toUpperCase().replaceAll('.', '_') as GraphName<Type>
}

const TYPES = new Map(VOLUNTEER_EVENT_TYPES.map((type) => [toGraphName(type) as string, type]))

export function toEventType(name: GraphName): VolunteerEventType | null {
  return TYPES.get(name) ?? null
}
