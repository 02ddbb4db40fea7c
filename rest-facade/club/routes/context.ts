import type { GetContextQuery, GetContextQueryVariables } from '../../../schema/types/operations.ts'
import { defineRoute, operation, present } from '../../route.ts'
import { toContext } from '../bodies/context.ts'

export const getContext = defineRoute({
  method: 'GET',
  path: '/context',
  scopes: ['club:read'],
  operation: operation<GetContextQuery, GetContextQueryVariables>('GetContext'),
  variables: () => ({}),
  status: 200,
  answer: ({ installation }) => ({ data: toContext(present(installation)) }),
})
