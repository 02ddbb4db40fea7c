import type { Product } from '../../sandbox-access.ts'
import type { ApiAccess } from '../access.ts'
import type { DocPage } from '../docs/doc-pages.ts'
import { toSections } from '../docs/doc-sections.ts'
import { asRecord, type JsonObject, type JsonSchema, READS, type Tool, ToolFault } from '../tool.ts'
import { askGraph } from './ask-graph.ts'
import { explainDelivery } from './explain-delivery.ts'
import { findRequest } from './find-request.ts'

interface ExplainSetup {
  apis: readonly ApiAccess[]
  pages: readonly DocPage[]
  baseUrl: string
  isPersonal: boolean
}

/** Tools that explain what happened, by the rows that the credential may read. */
export function makeExplainTools(setup: ExplainSetup): Tool[] {
  return [errorTool(setup), deliveryTool(setup), requestTool(setup)]
}

function errorTool(setup: ExplainSetup): Tool {
  return {
    name: 'explain_error',
    title: 'Explain an error code',
    description: 'Cause and remedy of the code of a refusal, from the reference.',
    inputSchema: oneText('code', 'Code of a refusal, such as VERSION_CONFLICT or not_found.'),
    hints: READS,
    async run({ code }) {
      const explanation = explainCode(String(code), setup)
      if (explanation !== null) return explanation
      throw new ToolFault('not_found', `The reference has no code ${String(code)}.`)
    },
  }
}

function deliveryTool(setup: ExplainSetup): Tool {
  const { isPersonal } = setup
  return {
    name: 'explain_delivery',
    title: 'Explain a webhook delivery',
    description:
      'Why a webhook delivery was refused or is late: its attempts with the status of the receiver, and what to do.',
    inputSchema: oneText('id', 'Id of the delivery, a UUID.'),
    hints: READS,
    async run({ id }, signal) {
      const found = await findFirst(setup, (access) =>
        readDelivery(String(id), { access, signal, isPersonal }),
      )
      if (found === null)
        throw new ToolFault('not_found', 'No delivery of this id is visible to the credential.')
      const { api, value: delivery } = found
      return { api, explanation: explainDelivery(delivery, api), delivery }
    },
  }
}

async function readDelivery(
  id: string,
  { isPersonal, ...setup }: { access: ApiAccess; signal: AbortSignal; isPersonal: boolean },
): Promise<JsonObject | null> {
  const isClub = setup.access.api === 'club'
  const operation = isClub ? 'McpWebhookDelivery' : 'McpVolunteerWebhookDelivery'
  const data = await askGraph(operation, { id, isPersonal }, setup)
  const { __typename: type, ...delivery } = asRecord(data[isClub ? 'webhookDelivery' : 'node'])
  return delivery['id'] === undefined ? null : (withoutTypes(delivery) as JsonObject)
}

function requestTool(setup: ExplainSetup): Tool {
  return {
    name: 'explain_request',
    title: 'Explain a request',
    description:
      'What became of a request of this credential: route, status, code with cause and remedy. The log has its latest 1000 requests of 7 days, each within seconds.',
    inputSchema: oneText('request_id', 'The X-Request-Id of the answer.'),
    hints: READS,
    async run({ request_id: requestId }, signal) {
      const found = await findFirst(setup, (access) =>
        findRequest(String(requestId), { access, signal }),
      )
      if (found === null)
        throw new ToolFault(
          'not_found',
          'The log of the credential has no request of this id. One appears within seconds.',
        )
      const { code } = found.value
      const error = typeof code === 'string' ? explainCode(code, setup) : null
      return { api: found.api, request: withoutTypes(found.value), error }
    },
  }
}

/** What the first API finds. A refusal of one API leaves the other; it is thrown if neither finds it. */
async function findFirst(
  setup: ExplainSetup,
  read: (access: ApiAccess) => Promise<JsonObject | null>,
): Promise<{ api: Product; value: JsonObject } | null> {
  let fault: ToolFault | null = null
  for (const access of setup.apis)
    try {
      const value = await read(access)
      if (value !== null) return { api: access.api, value }
    } catch (error) {
      if (!(error instanceof ToolFault)) throw error
      fault ??= error
    }
  if (fault === null) return null

  const { code, message, requestId } = fault
  // A refusal of the graph has no link, unlike one of a REST API.
  throw new ToolFault(code, message, { requestId, help: explainCode(code, setup)?.help ?? null })
}

/** Null for a code that the reference does not have. */
function explainCode(
  code: string,
  { pages, baseUrl }: ExplainSetup,
): { code: string; explanation: string; help: string } | null {
  const page = pages.find(({ name }) => name === 'errors.md')
  const section = page && toSections(page).find(({ title }) => isSameCode(title, code))
  if (section === undefined) return null
  const help = `${baseUrl}/docs#error-${section.title}`
  return { code: section.title, explanation: section.text, help }
}

function isSameCode(title: string, code: string): boolean {
  return title.toLowerCase() === code.trim().toLowerCase()
}

function oneText(name: string, description: string): JsonSchema {
  return {
    type: 'object',
    properties: { [name]: { type: 'string', minLength: 1, maxLength: 200, description } },
    required: [name],
    additionalProperties: false,
  }
}

function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => name !== '__typename')
  return Object.fromEntries(members.map(([name, member]) => [name, withoutTypes(member)]))
}
