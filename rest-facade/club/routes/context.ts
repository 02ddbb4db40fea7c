import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute } from '../../route.ts'
import { toContext } from '../bodies/context.ts'

export const getContextRoute = defineRoute({
  method: 'GET',
  path: '/context',
  scopes: ['club:read'],
  tag: 'Context',
  summary: 'Read the installation, its application and club',
  operation: operation('GetContext'),
  variables: () => ({}),
  answer: ({ installation }) => ({ data: toContext(requireFound(installation, 'installation')) }),
})
