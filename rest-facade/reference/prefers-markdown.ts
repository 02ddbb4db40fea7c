import type { FastifyRequest } from 'fastify'

/** Whether a client would rather have Markdown than HTML. Browsers do not name it. */
export function prefersMarkdown({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const ranges = (headers.accept ?? '').split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { type, weight: weight === undefined ? 1 : Number(weight) }
  })
  const weightOf = (name: string) => ranges.find(({ type }) => type === name)?.weight ?? 0
  const markdown = weightOf('text/markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}
