import { type Delivery, makeSecret, signDelivery } from '../deliveries/sign-delivery.ts'
import type { Product } from '../sandbox-access.ts'
import { makeSampleEvent } from './sample-event.ts'

export type CheckName =
  | 'good'
  | 'repeated'
  | 'other spelling'
  | '256 KB'
  | 'tampered'
  | 'unsigned'
  | 'wrong secret'
  | 'no JSON'
  | '301 s old'

/** A delivery, and what a receiver has to answer to it. */
export interface Check {
  name: CheckName
  expected: '2xx' | '4xx'
  delivery: Delivery
}

const LARGE_BYTES = 256 * 1024
const TOO_OLD_MS = 301_000

/** Good and bad deliveries, in the order in which they are posted. */
export function makeChecks(product: Product, secret: string): Check[] {
  const { type, event } = makeSampleEvent(product)
  const body = JSON.stringify(event)
  const sign = (text: string, changes: { secret?: string; at?: Date } = {}) =>
    signDelivery({ product, type, body: text, secret, ...changes })
  const good = sign(body)
  const tooOld = new Date(Date.now() - TOO_OLD_MS)
  const large = JSON.stringify(makeSampleEvent(product, 'x'.repeat(LARGE_BYTES)).event)
  return [
    accepts('good', good),
    accepts('repeated', sign(body)),
    accepts('other spelling', sign(respell(body))),
    accepts('256 KB', sign(large)),
    refuses('tampered', { ...good, body: body.replace('"sequence":1', '"sequence":2') }),
    refuses('unsigned', { ...good, headers: withoutSignature(good.headers) }),
    refuses('wrong secret', sign(body, { secret: makeSecret(product) })),
    refuses('no JSON', { ...good, body: '{"id": ' }),
    ...(product === 'club' ? [refuses('301 s old', sign(body, { at: tooOld }))] : []),
  ]
}

function accepts(name: CheckName, delivery: Delivery): Check {
  return { name, expected: '2xx', delivery }
}

function refuses(name: CheckName, delivery: Delivery): Check {
  return { name, expected: '4xx', delivery }
}

/** The same JSON by other bytes: white space, and escapes that a writer would not use. */
function respell(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2).replaceAll('/', '\\/').replaceAll('ü', '\\u00fc')
}

function withoutSignature(headers: Delivery['headers']): Delivery['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.endsWith('signature')))
}
