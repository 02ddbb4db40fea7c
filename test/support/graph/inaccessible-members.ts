import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { isInaccessible } from '../../../schema/whole-schema.ts'

export interface InaccessibleMember {
  /** Schema coordinate: `Type`, `Type.member` or `Type.field.argument`. */
  coordinate: string
  kind: 'type' | 'input type' | 'field' | 'argument' | 'input field' | 'enum value'
  /** False if the type or field that has it is hidden, too, so that a client does not get as far as its name. */
  isReachable: boolean
}

/** All members of a whole schema that clients do not see, those of hidden types included. */
export function inaccessibleMembersOf(schema: GraphQLSchema): InaccessibleMember[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(membersOf)
}

function membersOf(type: GraphQLNamedType): InaccessibleMember[] {
  const isHidden = isInaccessible(type)
  const kind = isInputObjectType(type) ? 'input type' : 'type'
  const own: InaccessibleMember = { coordinate: type.name, kind, isReachable: true }

  const below = childrenOf(type).flatMap(({ kind, member, args }): InaccessibleMember[] => {
    const coordinate = `${type.name}.${member.name}`
    const isMemberHidden = isHidden || isInaccessible(member)
    const hiddenArguments = args
      .filter((arg) => isMemberHidden || isInaccessible(arg))
      .map(({ name }): InaccessibleMember => {
        return {
          coordinate: `${coordinate}.${name}`,
          kind: 'argument',
          isReachable: !isMemberHidden,
        }
      })
    const itself = { coordinate, kind, isReachable: !isHidden }
    return isMemberHidden ? [itself, ...hiddenArguments] : hiddenArguments
  })
  return isHidden ? [own, ...below] : below
}

interface Child {
  kind: InaccessibleMember['kind']
  member: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue
  args: readonly GraphQLArgument[]
}

function childrenOf(type: GraphQLNamedType): Child[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).map((member) => {
      return { kind: 'field', member, args: member.args }
    })
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((member) => {
      return { kind: 'input field', member, args: [] }
    })
  if (isEnumType(type))
    return type.getValues().map((member) => ({ kind: 'enum value', member, args: [] }))
  return []
}
