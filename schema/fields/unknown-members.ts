import { z } from 'zod'

/** Unknown members in REST: a body refuses them; an open body and a query ignore them. */
export type RestForm = 'body' | 'open_body' | 'query'

export function objectOf(shape: z.ZodRawShape, form: RestForm) {
  return form === 'body' ? z.strictObject(shape) : z.object(shape)
}
