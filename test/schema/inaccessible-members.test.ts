import { describe, expect, test } from '@jest/globals'
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql'
import { coerceVariables } from '../../gateway/documents/coerce-variables.ts'
import { makeDocuments } from '../../gateway/documents/documents.ts'
import { operation } from '../../schema/operations.ts'
import { readUsage } from '../../schema/registry/usage/usage.ts'
import { aDocument, aGraph, CONTEXT } from '../gateway/samples/sample-graph.ts'
import { GRAPH } from '../support/graph/graph.ts'
import {
  type InaccessibleMember,
  inaccessibleMembersOf,
} from '../support/graph/inaccessible-members.ts'
import { SCHEMA } from './schema-copy.ts'

const WHOLE = GRAPH.planning.whole.schema

const MEMBERS = inaccessibleMembersOf(WHOLE)

const REACHABLE = MEMBERS.filter(({ isReachable }) => isReachable)

const UNKNOWN = 'zzz'

describe('the inaccessible members of the supergraph', () => {
  test('are the plumbing of the platform', () => {
    expect(MEMBERS.length).toBeGreaterThan(60)
    expect(MEMBERS.map(({ coordinate }) => coordinate)).toEqual(
      expect.arrayContaining([
        ...['Query.mayFollowEvents', 'Mutation.redeemEventStreamTicket'],
        ...['Query.clubNodeTypes', 'Query.volunteerNodeTypes', 'Query.clubNodeTypes.ids'],
        ...['UpsertHelperInput.fault', 'SyncVolunteerEventInput.fault'],
        ...['UpsertAssignmentInput.fault', 'CreateShiftsInput.requestDigest'],
        ...['InstallationIdentity', 'InstallationIdentity.isActive', 'ClubProfileInput'],
      ]),
    )
  })

  test('are absent from the schema of clients and from its introspection', async () => {
    const { gateway } = await aGraph()
    const { data } = await gateway.execute(
      aDocument(getIntrospectionQuery({ inputValueDeprecation: true })),
      {},
      CONTEXT,
    )
    const shown = buildClientSchema(data as unknown as IntrospectionQuery)
    const isSeen = ({ coordinate }: InaccessibleMember) =>
      hasMember(GRAPH.planning.apiSchema, coordinate) || hasMember(shown, coordinate)
    expect(MEMBERS.filter(isSeen)).toEqual([])
    expect(MEMBERS.filter(({ coordinate }) => !hasMember(WHOLE, coordinate))).toEqual([])
  })

  test.each(REACHABLE)(
    "are refused in a client's document like an unknown name: $coordinate",
    (member) => {
      for (const isSchemaVisible of [true, false]) {
        const read = makeDocuments({ schema: GRAPH.planning.apiSchema, isSchemaVisible })
        const messagesOf = (name: string) => {
          const document = read(aDocumentWith(member, name))
          return 'refusal' in document
            ? document.refusal.errors?.map(({ message }) => withoutSuggestions(message))
            : []
        }
        const name = nameOf(member)
        expect(messagesOf(name)).toEqual(
          messagesOf(UNKNOWN)?.map((message) => message.replaceAll(UNKNOWN, name)),
        )
        expect(messagesOf(name)?.join()).toContain(`"${name}"`)
      }
    },
  )

  test.each(REACHABLE.filter(({ kind }) => kind === 'input field'))(
    'are refused in a variable like an unknown name: $coordinate',
    (member) => {
      const [type = ''] = member.coordinate.split('.')
      const document = parse(`query ($input: ${type}) { __typename }`)
      const messagesOf = (name: string) =>
        coerceVariables(document, { input: { [name]: 'x' } }, GRAPH.planning.apiSchema, {
          hideSuggestions: true,
        }).errors?.map(({ message }) => message)
      const name = nameOf(member)
      expect(messagesOf(name)).toContainEqual(
        expect.stringMatching(`Field "${name}" is not defined by type "${type}"\\.$`),
      )
      expect(messagesOf(name)).toEqual(
        messagesOf(UNKNOWN)?.map((message) => message.replaceAll(UNKNOWN, name)),
      )
    },
  )

  test.each(MEMBERS)('are used by a registered operation: $coordinate', ({ coordinate }) => {
    expect([...usersOf(coordinate).values()].flat()).not.toEqual([])
  })

  test('are answered to a registered operation, and refused to a client with the same document', async () => {
    const { gateway } = await aGraph()
    const registered = operation('MayFollowEvents')
    expect(await gateway.execute(registered, {}, CONTEXT)).toEqual({
      data: { mayFollowEvents: true },
    })
    expect(await gateway.execute({ ...registered, registered: false }, {}, CONTEXT)).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Cannot query field "mayFollowEvents" on type "Query"\./),
          extensions: { code: 'invalid_input' },
        },
      ],
    })
  })
})

const usersOf = readUsage(SCHEMA, [WHOLE])

function nameOf({ coordinate }: InaccessibleMember): string {
  return coordinate.split('.').at(-1) ?? ''
}

/** A document of a client that names the member, or another name in its place. */
function aDocumentWith({ coordinate, kind }: InaccessibleMember, name: string): string {
  const [type = '', field = ''] = coordinate.split('.')
  const texts: Readonly<Record<InaccessibleMember['kind'], string>> = {
    type: `{ ...F } fragment F on ${name} { __typename }`,
    'input type': `query ($input: ${name}) { __typename }`,
    field: `{ ...F } fragment F on ${type} { ${name} }`,
    argument: `{ ...F } fragment F on ${type} { ${field}(${name}: null) }`,
    'input field': `query ($input: ${type} = { ${name}: "x" }) { __typename }`,
    'enum value': `query ($input: ${type} = ${name}) { __typename }`,
  }
  return texts[kind]
}

/** Suggestions are of names that are similar to the one sent. */
function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean .*$/, '')
}

function hasMember(schema: GraphQLSchema, coordinate: string): boolean {
  const [typeName = '', name, argument] = coordinate.split('.')
  const type = schema.getType(typeName)
  if (type === undefined || name === undefined) return type !== undefined
  if (isEnumType(type)) return type.getValue(name) !== undefined && type.getValue(name) !== null
  if (isInputObjectType(type)) return name in type.getFields()
  if (!isObjectType(type) && !isInterfaceType(type)) return false

  const field = type.getFields()[name]
  if (argument === undefined) return field !== undefined
  return field?.args.some((arg) => arg.name === argument) === true
}
