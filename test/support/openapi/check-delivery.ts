import { compileClosed, faultsOf } from './compile-closed.ts'
import { type OpenApiDocument, readDocument } from './documents.ts'
import { recordExample } from './record-examples.ts'

/** A delivery as its receiver gets it. */
export interface ReceivedDelivery {
  headers: Readonly<Record<string, unknown>>
  body: string
}

const DOCUMENTS = { club: readDocument('club'), volunteer: readDocument('volunteer') }

/** Throws if a delivery of a product is not as its document says. */
export function checkDelivery(
  product: keyof typeof DOCUMENTS,
  { headers, body }: ReceivedDelivery,
): void {
  const document = DOCUMENTS[product]
  const payload = JSON.parse(body)
  const type: string = product === 'club' ? payload.type : payload.event
  const { parameters, requestBody } = webhookOf(document, type)
  for (const { name, schema } of parameters) {
    const validate = compileClosed(schema, document)
    if (!validate(headers[name.toLowerCase()]))
      throw new Error(`The header ${name} of ${type} is wrong: ${faultsOf(validate)}.`)
  }
  const { schema } = requestBody.content['application/json']
  const validate = compileClosed(schema, document)
  if (!validate(payload))
    throw new Error(`A delivery of ${type} is not as documented: ${faultsOf(validate)} ${body}`)
  recordExample({ operation: `${product} delivery ${type}`, status: 200, answer: payload })
}

/** Throws if a frame of the event stream is not as the Club document says. */
export function checkFrame(frame: unknown): void {
  const { club } = DOCUMENTS
  const { schema } = club['x-frames'].message
  const validate = compileClosed(schema, club)
  if (!validate(frame))
    throw new Error(`A frame is not as documented: ${faultsOf(validate)} ${JSON.stringify(frame)}`)
  recordExample({ operation: 'club frame', status: 200, answer: frame })
}

function webhookOf({ webhooks }: OpenApiDocument, type: string) {
  const { post } = webhooks[type] ?? {}
  if (post === undefined) throw new Error(`No document has the event type ${type}.`)

  return post
}
