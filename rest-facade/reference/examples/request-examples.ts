import type { ApiReference, OperationEntry } from '../model/reference.ts'
import { toClientExample } from './client-example.ts'
import { toPython } from './literals.ts'

export type Language = 'curl' | 'TypeScript' | 'Python'

export interface RequestExample {
  language: Language
  code: string
}

interface Request {
  method: string
  /** With the parameters of the path in braces. */
  url: string
  credential: string | null
  headers: readonly string[]
  body: unknown
  hasAnswer: boolean
}

/** Names of the variables that examples take the credential from. */
const CREDENTIALS = { club: 'TOKEN', volunteer: 'API_KEY' } as const

/** The request of an operation in each language; its variables are named after the parameters. */
export function requestExamplesOf(
  operation: OperationEntry,
  { api, publicUrl }: { api: ApiReference; publicUrl: string },
): RequestExample[] {
  const { method, path, parameters, body, answers, isPublic } = operation
  const required = parameters.flatMap(({ place, fields }) =>
    place === 'header' ? fields.filter(({ isOptional }) => !isOptional) : [],
  )
  const request: Request = {
    ...{ method, url: publicUrl + api.prefix + path, body: body?.example },
    credential: isPublic ? null : CREDENTIALS[api.name],
    headers: required.map(({ name }) => name),
    hasAnswer: answers.some((answer) => answer.body !== null),
  }
  return [
    { language: 'curl', code: toCurl(request) },
    { language: 'TypeScript', code: toClientExample(operation, { api: api.name, publicUrl }) },
    { language: 'Python', code: toHttpx(request) },
  ]
}

function toCurl({ method, url, credential, headers, body }: Request): string {
  const address = url.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => `$${toSnake(name).toUpperCase()}`,
  )
  const json = body === undefined ? null : JSON.stringify(body, null, 2).replaceAll("'", "'\\''")
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${address}"`,
    ...(credential === null ? [] : [`-H "Authorization: Bearer $${credential}"`]),
    ...headers.map((name) => `-H "${name}: $(uuidgen)"`),
    ...(json === null ? [] : ["-H 'Content-Type: application/json'", `-d '${json}'`]),
  ]
  return lines.join(' \\\n  ')
}

function toHttpx({ method, url, credential, headers, body, hasAnswer }: Request): string {
  const template = url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{${toSnake(name)}}`)
  const sent = [
    ...(credential === null ? [] : [`"Authorization": f"Bearer {${credential.toLowerCase()}}"`]),
    ...headers.map((name) => `"${name}": str(uuid.uuid4())`),
  ]
  const lines = [
    ...(headers.length === 0 ? ['import httpx', ''] : ['import uuid', 'import httpx', '']),
    `response = httpx.${method.toLowerCase()}(`,
    `  ${url === template ? '' : 'f'}"${template}",`,
    ...(sent.length === 0 ? [] : ['  headers={', ...sent.map((one) => `    ${one},`), '  },']),
    ...(body === undefined ? [] : [`  json=${toPython(body, '  ')},`]),
    ')',
    ...(hasAnswer ? ['answer = response.json()'] : []),
  ]
  return lines.join('\n')
}

function toSnake(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}
