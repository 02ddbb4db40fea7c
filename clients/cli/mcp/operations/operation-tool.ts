import type { ApiAccess } from '../access.ts'
import { fitAnswer, fitPage } from '../results/fit-result.ts'
import type { Shape } from '../results/shape.ts'
import { showFields } from '../results/show-fields.ts'
import type { JsonObject, Tool } from '../tool.ts'
import { callOperation } from './call-operation.ts'
import type { ToolOperation } from './read-operations.ts'
import { requireSandbox } from './require-sandbox.ts'

/** The tool of an operation: it shows the fields of its shape, and no others. */
export function makeOperationTool(
  operation: ToolOperation,
  setup: { access: ApiAccess; context: ApiAccess | null; shape: Shape; isPersonal: boolean },
): Tool {
  const { access, context, shape, isPersonal } = setup
  const { method, queryNames } = operation
  const isReading = method === 'GET'
  return {
    ...{ name: operation.tool, title: operation.title, description: operation.description },
    inputSchema: operation.inputSchema,
    hints: {
      isReading,
      isDestructive: operation.isDestructive,
      isIdempotent: method !== 'POST' && method !== 'PATCH',
    },

    async run(args, signal): Promise<JsonObject> {
      if (!isReading) await requireSandbox(context, signal)
      const read = async (limit?: number) => {
        const changed = limit === undefined ? args : { ...args, limit }
        const answer = await callOperation(operation, changed, { access, signal })
        return showFields(answer, shape, isPersonal)
      }
      return queryNames.includes('limit') ? fitPage(read) : fitAnswer(await read())
    },
  }
}
