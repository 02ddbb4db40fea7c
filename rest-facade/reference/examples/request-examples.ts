import type { OperationEntry } from '../model/reference.ts'
import { toPython, toTypeScript } from './literals.ts'

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

/** The request of an operation in each language; its variables are named after the parameters. */
export function requestExamplesOf(
  operation: OperationEntry,
  { baseUrl, credential }: { baseUrl: string; credential: string },
): RequestExample[] {
  const { method, path, parameters, body, answers, isPublic } = operation
  const required = parameters.flatMap(({ place, fields }) =>
    place === 'header' ? fields.filter(({ isOptional }) => !isOptional) : [],
  )
  const request: Request = {
    ...{ method, url: baseUrl + path, body: body?.example },
    credential: isPublic ? null : credential,
    headers: required.map(({ name }) => name),
    hasAnswer: answers.some((answer) => answer.body !== null),
  }
  return [
    { language: 'curl', code: toCurl(request) },
    { language: 'TypeScript', code: toFetch(request) },
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

function toFetch({ method, url, credential, headers, body, hasAnswer }: Request): string {
  const template = url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `\${${name}}`)
  const address = url === template ? `'${url}'` : `\`${template}\``
  const sent = [
    ...(credential === null ? [] : [`Authorization: \`Bearer \${${toCamel(credential)}}\``]),
    ...headers.map((name) => `'${name}': crypto.randomUUID()`),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(sent.length === 0 ? [] : ['  headers: {', ...sent.map((one) => `    ${one},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${toTypeScript(body, '  ')}),`]),
  ]
  const call = `const response = await fetch(${address}${options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`})`
  return hasAnswer ? `${call}\nconst answer = await response.json()` : call
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

/** `API_KEY` becomes `apiKey`. */
function toCamel(name: string): string {
  return name.toLowerCase().replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}
