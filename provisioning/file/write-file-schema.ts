import { Kind, parse, type TypeNode } from 'graphql'
import { z } from 'zod'
import { ProvisioningFile } from './file-schema.ts'

interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The provisioning file as JSON Schema, for editors; what a field is, it says in the words of the graph's inputs. */
export function toSchemaOfFile(sdl: string): object {
  // Draft 7 is what the language servers of editors read.
  const options = { io: 'input', target: 'draft-7', unrepresentable: 'any' } as const
  const schema = z.toJSONSchema(ProvisioningFile, options)
  describe(schema as JsonSchema, 'ProvisionInput', inputsOf(sdl))
  return { title: 'Provisioning file of Clubgate', ...schema }
}

interface InputField {
  description: string | undefined
  type: string
}

type Inputs = ReadonlyMap<string, ReadonlyMap<string, InputField>>

function inputsOf(sdl: string): Inputs {
  const inputs = parse(sdl).definitions.flatMap((definition) =>
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [definition] : [],
  )
  return new Map(
    inputs.map(({ name, fields }) => {
      const described = (fields ?? []).map((field) => {
        const { description, type } = field
        return [field.name.value, { description: description?.value, type: nameOf(type) }] as const
      })
      return [name.value, new Map(described)]
    }),
  )
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)
}

/** Own words of the file stay. */
function describe(schema: JsonSchema, input: string, inputs: Inputs): void {
  for (const part of schema.anyOf ?? []) describe(part, input, inputs)
  if (schema.items) describe(schema.items, input, inputs)
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const field = inputs.get(input)?.get(name)
    if (field?.description) member.description ??= field.description.replaceAll('\n', ' ')
    if (field) describe(member, field.type, inputs)
  }
}
