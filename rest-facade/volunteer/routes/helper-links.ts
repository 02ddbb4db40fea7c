import { z } from 'zod'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { NewHelperLink } from '../../../schema/volunteer/helper-links.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { HelperLinkBody, toHelperLinkBody } from '../bodies/helper-links.ts'
import { Uuid } from '../fields.ts'

export const createHelperLinkRoute = defineRoute({
  method: 'POST',
  path: '/events/:eventId/helpers/:helperId/link',
  scopes: ['helpers:write'],
  idempotencyKey: 'optional',
  hasSecret: true,
  params: z.object({ eventId: Uuid, helperId: Uuid }),
  body: toRest(NewHelperLink, 'open_body'),
  tag: 'Event access',
  summary: 'Create a personal link of a helper',
  operation: operation('CreateHelperLink'),
  variables: ({ idempotencyKey, params, body }) => ({
    input: { idempotencyKey, ...params, ...toVariables(body) },
  }),
  answers: { 201: z.object({ helper_link: HelperLinkBody }) },
  answer: ({ createHelperLink }, { publicUrl }) => ({
    helper_link: toHelperLinkBody(requireData(createHelperLink).helperLink, publicUrl),
  }),
})
