import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute } from '../../route.ts'
import { ContextBody, toContext } from '../bodies/context.ts'
import { inData } from '../bodies/page.ts'

export const getContextRoute = defineRoute({
  method: 'GET',
  path: '/context',
  scopes: ['club:read'],
  tag: 'Context',
  summary: 'Read the installation, its application and club',
  operation: operation('GetContext'),
  variables: () => ({}),
  answers: { 200: inData(ContextBody) },
  answer: ({ installation }) => ({ data: toContext(requireFound(installation, 'installation')) }),
})
