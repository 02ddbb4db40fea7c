import type { ApiReference, OperationEntry } from '../model/reference.ts'
import { toTypeScript } from './literals.ts'

interface ClientSetup {
  api: ApiReference['name']
  /** Address of the installation. */
  publicUrl: string
}

const CREATE = {
  club: { name: 'createClubClient', credential: 'token' },
  volunteer: { name: 'createVolunteerClient', credential: 'apiKey' },
} as const

/** The request of an operation by the TypeScript client; a list is read to its end. */
export function toClientExample(
  operation: OperationEntry,
  { api, publicUrl }: ClientSetup,
): string {
  const { method, path, parameters, body, answers, isPublic } = operation
  const { name, credential } = CREATE[api]
  const isList = parameters.some(({ fields }) => fields.some((field) => field.name === 'cursor'))
  const setup = isPublic ? `baseUrl: '${publicUrl}'` : `baseUrl: '${publicUrl}', ${credential}`
  const init = initOf(operation, body?.example)
  const call = `'${path}'${init.length === 0 ? '' : `, {\n${init.join('\n')}\n}`}`
  const hasAnswer = answers.some((answer) => answer.body !== null)
  const request = `unwrap(await ${api}.${method}(${call}))`
  return [
    `import { ${name}${isList ? '' : ', unwrap'} } from '@clubgate/client'`,
    '',
    `const ${api} = ${name}({ ${setup} })`,
    ...(isList
      ? [`for await (const item of ${api}.items(${call})) console.log(item)`]
      : [hasAnswer ? `const answer = ${request}` : request]),
  ].join('\n')
}

/** Parameters that every request has, and the body. */
function initOf({ parameters }: OperationEntry, body: unknown): string[] {
  const required = parameters.flatMap(({ place, fields }) => {
    const members = fields
      .filter(({ isOptional }) => !isOptional)
      .map(({ name, example }) => {
        if (place === 'header') return `'${name}': crypto.randomUUID()`
        return place === 'query' ? `${name}: ${toTypeScript(example)}` : name
      })
    return members.length === 0 ? [] : [`${place}: { ${members.join(', ')} }`]
  })
  return [
    ...(required.length === 0 ? [] : [`  params: { ${required.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: ${toTypeScript(body, '  ')},`]),
  ]
}
