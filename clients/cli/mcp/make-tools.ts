import type { McpAccess } from './access.ts'
import type { DocPage } from './docs/doc-pages.ts'
import { makeDocTools } from './docs/doc-tools.ts'
import { makeExplainTools } from './explain/explain-tools.ts'
import { makeOperationTool } from './operations/operation-tool.ts'
import { readOperations } from './operations/read-operations.ts'
import { ALLOWED_FIELDS } from './results/allowed-fields.ts'
import type { Tool } from './tool.ts'

export interface ToolsSetup {
  access: McpAccess
  pages: readonly DocPage[]
  isWriting: boolean
  isPersonal: boolean
}

/** All tools of a server; an operation whose fields nobody has listed is none. */
export function makeTools({ access, pages, isWriting, isPersonal }: ToolsSetup): Tool[] {
  const { apis, context, baseUrl } = access
  const operationTools = apis.flatMap((one) =>
    readOperations(one.api, isWriting).flatMap((operation) => {
      const shape = ALLOWED_FIELDS[one.api][operation.id]
      if (shape === undefined) return []
      return [makeOperationTool(operation, { access: one, context, shape, isPersonal })]
    }),
  )
  const explainTools = makeExplainTools({ apis, pages, baseUrl, isPersonal })
  return [...operationTools, ...makeDocTools(pages), ...explainTools]
}
