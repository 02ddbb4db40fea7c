export const NOTE = '// Made by `npm run build`; not edited by hand.\n\n'

/** The event types of both APIs for the client, from the OpenAPI documents. */
export function toEventTypes(documents: Readonly<Record<string, string>>): string {
  const lists = Object.entries(documents).map(([product, document]) => {
    const types = Object.keys(JSON.parse(document).webhooks)
    const list = types.map((type) => `    "${type}",\n`).join('')
    return `export const ${product.toUpperCase()}_EVENT_TYPES = [\n${list}] as const;\n`
  })
  return NOTE + lists.join('\n')
}
