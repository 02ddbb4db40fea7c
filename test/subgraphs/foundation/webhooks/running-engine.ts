import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { deliveryStore } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { makeSender, type Sender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { type Engine, type EngineSetup, makeEngine } from './engine.ts'
import {
  type Behaviour,
  type Certificate,
  makeCertificate,
  type Receiver,
  startReceiver,
} from './receiver.ts'

const BY_DESK = { resentBy: 'desk', resentByName: 'Front desk' }

const closing: (() => unknown)[] = []
let certificate: Certificate | null = null

/** Closes the engines, senders and receivers of a test, in that order. */
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}

/** Makes the newest delivery due, and ends the backoff of its endpoint. */
export async function makeDue(engine: Engine, endpointId: string): Promise<void> {
  const [delivery] = await engine.deliveriesOf(endpointId)
  await engine.database.query('UPDATE webhook_endpoints SET rests_until = NULL')
  await inTransaction(engine.database, (tx) =>
    deliveryStore.makeDue(tx, [delivery?.id ?? ''], BY_DESK, new Date()),
  )
  engine.bus.publish('webhook-deliveries', engine.home.club.organizationId)
}

export async function positionOf({ database }: Engine): Promise<string> {
  const [row] = await database.query<{ position: string }[]>(
    'SELECT publication_sequence AS position FROM webhook_positions',
  )
  return String(row?.position)
}

export async function started(setup: EngineSetup = {}): Promise<Engine> {
  const engine = await makeIdle(setup)
  engine.start(await newSender())
  return engine
}

/** An engine whose workers the test starts. */
export async function makeIdle(setup: EngineSetup = {}): Promise<Engine> {
  const engine = await makeEngine(setup)
  closing.push(engine.close)
  return engine
}

export async function start(behave?: Behaviour): Promise<Receiver> {
  certificate ??= await makeCertificate()
  const receiver = await startReceiver(certificate, behave)
  closing.unshift(receiver.close)
  return receiver
}

export async function newSender({
  resolveHost = async () => [] as string[],
} = {}): Promise<Sender> {
  const allowCidrs = ['127.0.0.0/8', '::1/128']
  const guard = makeTargetGuard({ allowCidrs, resolveHost, ifUnresolved: 'refuse' })
  certificate ??= await makeCertificate()
  const sender = makeSender({ guard, ca: certificate.cert })
  closing.unshift(sender.close)
  return sender
}
