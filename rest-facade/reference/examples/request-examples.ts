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
  /** With the parameters of the path in braces, and the query that every request has. */
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
  const url = publicUrl + api.prefix + path + queryOf(operation)
  const request: Request = {
    ...{ method, url, body: body?.example },
    credential: isPublic ? null : CREDENTIALS[api.name],
    headers: required.map(({ name }) => name),
    hasAnswer: answers.some((answer) => answer.body !== null),
  }
  return [
    { language: 'curl', code: toCurl(request) },
    { language: 'TypeScript', code: toClientExample(operation, { api: api.name, publicUrl }) },
    { language: 'Python', code: toUrllib(request) },
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
    ...headers.map((name) => `-H "${name}: $(node -p 'crypto.randomUUID()')"`),
    ...(json === null ? [] : ["-H 'Content-Type: application/json'", `-d '${json}'`]),
  ]
  return lines.join(' \\\n  ')
}

/** With nothing but the standard library, which raises an error for a refusal. */
function toUrllib({ method, url, credential, headers, body, hasAnswer }: Request): string {
  const template = url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{${toSnake(name)}}`)
  const sent = [
    ...(credential === null ? [] : [`"Authorization": f"Bearer {${credential.toLowerCase()}}"`]),
    ...headers.map((name) => `"${name}": str(uuid.uuid4())`),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ]
  const modules = [
    ...(hasAnswer || body !== undefined ? ['json'] : []),
    ...(headers.length === 0 ? [] : ['uuid']),
  ]
  const lines = [
    ...(modules.length === 0 ? [] : [`import ${modules.join(', ')}`]),
    ...['from urllib.request import Request, urlopen', ''],
    'request = Request(',
    `  ${template.includes('{') ? 'f' : ''}"${template}",`,
    ...(method === 'GET' ? [] : [`  method="${method}",`]),
    ...(sent.length === 0 ? [] : ['  headers={', ...sent.map((one) => `    ${one},`), '  },']),
    ...(body === undefined ? [] : [`  data=json.dumps(${toPython(body, '  ')}).encode(),`]),
    ')',
    hasAnswer ? 'answer = json.load(urlopen(request))' : 'urlopen(request)',
  ]
  return lines.join('\n')
}

/** The parameters of the query that every request has, by their recorded values. */
function queryOf({ parameters }: OperationEntry): string {
  const required = parameters.flatMap(({ place, fields }) =>
    place === 'query' ? fields.filter(({ isOptional }) => !isOptional) : [],
  )
  const pairs = required.map(({ name, example }) => encodeURI(`${name}=${example}`))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function toSnake(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}
