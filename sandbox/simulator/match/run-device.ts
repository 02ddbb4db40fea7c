import { makeRandom } from '../../making/random.ts'
import { MINUTE, SECOND, type Seat, type World, waitByClock } from '../world.ts'

/** Longer than the platform's heartbeat timeout. */
const DROP_OUT_MS = 7 * MINUTE

const HEARTBEAT_MS = 2 * MINUTE

/** Sends the reports of a court's device, sometimes with a warning, and sometimes with a gap. */
export async function runDevice(
  world: World,
  { number, deviceToken }: Seat,
  closesAt: Date,
): Promise<void> {
  if (deviceToken === null) return

  const random = makeRandom(`${world.seed} device ${number}`)
  const report = (warning: boolean) => reportDevice(world, deviceToken, warning)
  await report(true)
  world.say(`court ${number}: its device warns`)
  await waitByClock(world, random.between(20 * SECOND, MINUTE))
  while (world.now() < closesAt) {
    await report(random.chance(0.05))
    if (random.chance(0.05)) {
      world.say(`court ${number}: its device goes offline`)
      await waitByClock(world, DROP_OUT_MS)
    } else await waitByClock(world, HEARTBEAT_MS)
  }
}

function reportDevice({ client }: World, token: string, warning: boolean): Promise<unknown> {
  return client.graph(
    token,
    `mutation Report($input: ReportCourtDeviceInput!) {
      reportCourtDevice(input: $input) { court { id } }
    }`,
    { input: { warning } },
  )
}
