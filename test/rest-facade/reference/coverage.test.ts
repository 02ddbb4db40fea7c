import { describe, expect, test } from '@jest/globals'
import { EnvironmentVariables } from '../../../platform/config/variables.ts'
import { CLUB_ERRORS } from '../../../rest-facade/club/errors.ts'
import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { buildReference } from '../../../rest-facade/reference/build-reference.ts'
import { renderPages } from '../../../rest-facade/reference/html/render-pages.ts'
import { readDocuments } from '../../../rest-facade/reference/read-documents.ts'
import { VOLUNTEER_ERRORS } from '../../../rest-facade/volunteer/errors.ts'
import { readDocument } from '../../support/openapi/documents.ts'

const PUBLIC_URL = 'http://127.0.0.1:4000'

/** Something of the contracts, with the pages one of which must name it. */
interface Part {
  kind: 'path' | 'field' | 'code' | 'event type' | 'variable' | 'header'
  name: string
  /** As Markdown writes it. */
  text: string
  page: string
  /** Headings one of whose sections must have it; absent: the page. */
  sections?: readonly string[]
}

const APIS = ['club', 'volunteer'] as const

/** Every operation with the schemas that it reaches, directly or through others. */
function partsOf(api: (typeof APIS)[number]): Part[] {
  const document = readDocument(api)
  const { schemas } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const users = new Map<string, string[]>()
  for (const { operation } of operations)
    for (const name of reachedBy(operation, schemas))
      users.set(name, [...(users.get(name) ?? []), String(operation['summary'])])

  for (const [component, schema] of Object.entries(schemas))
    for (const name of reachedBy(schema, schemas))
      users.set(name, [...(users.get(name) ?? []), component])

  const parts: Part[] = operations.flatMap(({ path, method, operation }): Part[] => {
    const sections = [String(operation['summary'])]
    const text = `\`${method.toUpperCase()} ${path}\``
    const parameters = operation.parameters ?? []
    return [
      { kind: 'path', name: text, text, page: `${api}.md`, sections },
      ...parameters.map(({ name }): Part => {
        return {
          kind: 'field',
          name: `${text} ${name}`,
          text: `- \`${name}\` `,
          page: `${api}.md`,
          sections,
        }
      }),
      ...Object.values(operation['responses'] as object).flatMap((response): Part[] =>
        Object.keys(response.headers ?? {}).map((name) => {
          return { kind: 'header', name, text: `- \`${name}\` `, page: 'README.md' }
        }),
      ),
      ...namesIn(operation).map((name): Part => {
        return {
          kind: 'field',
          name: `${text} ${name}`,
          text: `- \`${name}\` `,
          page: `${api}.md`,
          sections,
        }
      }),
    ]
  })
  for (const [component, schema] of Object.entries(schemas))
    for (const name of namesIn(schema))
      parts.push({
        ...{ kind: 'field', name: `${component}.${name}`, text: `- \`${name}\` ` },
        page: `${api}-objects.md`,
        sections: [component, ...(users.get(component) ?? [])],
      })
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    parts.push({
      kind: 'event type',
      name: type,
      text: `### \`${type}\``,
      page: `${api}-events.md`,
    })
    for (const { name } of post.parameters)
      parts.push({ kind: 'header', name, text: `- \`${name}\` `, page: `${api}-events.md` })
    for (const name of namesIn(post.requestBody).filter((own) => own !== 'event' && own !== 'type'))
      parts.push({
        kind: 'field',
        name: `${type} ${name}`,
        text: `- \`${name}\` `,
        page: `${api}-events.md`,
        sections: [`\`${type}\``],
      })
  }
  return parts
}

const CODES = [CLUB_ERRORS, VOLUNTEER_ERRORS]
  .flatMap((errors) => Object.values(errors).map(({ code }) => code))
  .concat('invalid_json')
  .map((name): Part => ({ kind: 'code', name, text: `## ${name}\n`, page: 'errors.md' }))

const VARIABLES = Object.keys(EnvironmentVariables.shape).map((name): Part => {
  return { kind: 'variable', name, text: `- \`${name}\``, page: 'settings.md' }
})

const PARTS = [...APIS.flatMap(partsOf), ...CODES, ...VARIABLES]

/** Names of members that a part of a document has itself, without those behind references. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties, example: _example, ...others } = value as Schema
  return [
    ...Object.keys(properties ?? {}),
    ...[...Object.values(others), ...Object.values(properties ?? {})].flatMap(namesIn),
  ]
}

function reachedBy(value: unknown, schemas: Readonly<Record<string, Schema>>): Set<string> {
  const reached = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/schemas\/(\w+)"/g)) {
      if (reached.has(name)) continue
      reached.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(value)
  return reached
}

/** The text of a page by heading. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...parts] = page.split(/^#{2,3} /m)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]))
}

const pages = await buildReference()

describe('the reference', () => {
  const sections = new Map([...pages].map(([name, text]) => [name, sectionsOf(text)]))

  test('names every path, field, header, code, event type and variable of the contracts', () => {
    const api = (page: string) => `${page.split(/[-.]/)[0]}.md`
    const missing = PARTS.filter(({ text, page, sections: headings }) => {
      if (headings === undefined) return !pages.get(page)?.includes(text)
      const found = headings.flatMap((heading) => [
        sections.get(page)?.get(heading) ?? '',
        sections.get(api(page))?.get(heading) ?? '',
      ])
      return !found.some((section) => section.includes(text))
    })
    const counts = Map.groupBy(PARTS, ({ kind }) => kind)
    for (const least of [
      ['path', 80],
      ['field', 900],
      ['code', 70],
      ['event type', 36],
    ] as const)
      expect(counts.get(least[0])?.length).toBeGreaterThanOrEqual(least[1])
    expect(missing.map(({ kind, name }) => `${kind} ${name}`)).toEqual([])
  })

  test('has the same in its pages for browsers', async () => {
    const rendered = await renderPages(await readDocuments(PUBLIC_URL), {
      publicUrl: PUBLIC_URL,
      hasTryIt: false,
    })
    const text = [...rendered.values()].join('\n').replaceAll('<wbr>', '')
    const toHtml = ({ kind, name, text: own }: Part) => {
      if (kind === 'path') return `<code>${name.split(' ')[1]?.slice(0, -1)}</code>`
      if (kind === 'code') return `id="error-${name}"`
      if (kind === 'event type') return `<code>${name}</code></a></h3>`
      return `<code class="n">${own.split('`')[1]}</code>`
    }
    const missing = PARTS.filter((part) => !text.includes(toHtml(part)))
    expect(missing.map(({ kind, name }) => `${kind} ${name}`)).toEqual([])
  })
})
