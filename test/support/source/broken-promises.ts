import {
  buildASTSchema,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql'
import { comparePublished } from '../../../schema/registry/releases/compare-published.ts'
import type { Version } from '../../../schema/registry/releases/version.ts'
import { SUBGRAPHS } from '../../../schema/subgraphs.ts'

/** Breaking changes since a release, apart from members that it had deprecated. */
export async function findBrokenPromises(released: Version, current: Version): Promise<string[]> {
  const schemas = [released.api, ...SUBGRAPHS.map((name) => released.subgraphs[name])].map((sdl) =>
    buildASTSchema(parse(sdl), { assumeValid: true, assumeValidSDL: true }),
  )
  const findings = await comparePublished(released, current)
  const broken = findings
    .filter(({ kind }) => kind === 'breaking')
    .filter(({ coordinate }) => !schemas.some((schema) => isDeprecated(schema, coordinate ?? '')))
  return [...new Set(broken.map(({ what }) => what))]
}

function isDeprecated(schema: GraphQLSchema, coordinate: string): boolean {
  const [typeName = '', name = '', argumentName] = coordinate.split('.')
  if (name === '') return isTypeDeprecated(schema, typeName)

  const member = membersOf(schema, typeName).find((found) => found.name === name)
  if (argumentName === undefined) return member?.deprecationReason != null

  const argument = member?.args?.find((found) => found.name === argumentName)
  return argument?.deprecationReason != null
}

/** Whether every member that has the type is deprecated. */
function isTypeDeprecated(schema: GraphQLSchema, typeName: string): boolean {
  const users = Object.keys(schema.getTypeMap())
    .flatMap((name) => membersOf(schema, name))
    .filter(({ type }) => type === typeName)
  return users.length > 0 && users.every(({ deprecationReason }) => deprecationReason != null)
}

interface Member {
  name: string
  /** Name of its type, without lists; null for a value. */
  type: string | null
  deprecationReason?: string | null | undefined
  args?: readonly { name: string; deprecationReason?: string | null | undefined }[]
}

function membersOf(schema: GraphQLSchema, typeName: string): Member[] {
  const type = schema.getType(typeName)
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, type: null }))
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      ...field,
      type: getNamedType(field.type).name,
    }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []

  return Object.values(type.getFields()).map((field) => ({
    ...field,
    type: getNamedType(field.type).name,
  }))
}
