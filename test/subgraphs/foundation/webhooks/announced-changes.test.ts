import { afterEach, describe, expect, test } from '@jest/globals'
import { until } from '../../../support/time/until.ts'
import type { EngineSetup } from './engine.ts'
import { closeAll, start, started } from './running-engine.ts'

afterEach(closeAll)

/** An engine that reads the endpoint's deliveries whenever it announces a change. */
async function announcing(setup: EngineSetup = {}) {
  const announced: { id: string; clubId: string }[] = []
  const seen: string[][] = []
  const onChanged: EngineSetup['onChanged'] = async ({ id, clubId }) => {
    announced.push({ id, clubId })
    const deliveries = await engine.deliveriesOf(id)
    seen.push(deliveries.map(({ status }) => status))
  }
  const engine = await started({ ...setup, onChanged })
  const isRead = () => seen.length === announced.length
  return { engine, announced, seen, isRead }
}

describe('webhook deliveries', () => {
  test('announce the endpoint after the commit of each new delivery and each attempt', async () => {
    const { url } = await start()
    const { engine, announced, seen, isRead } = await announcing()
    const { id } = await engine.addEndpoint(url)
    await engine.publish()
    await until(() => announced.length === 2 && isRead())
    expect(announced).toEqual([
      { id, clubId: engine.home.club.id },
      { id, clubId: engine.home.club.id },
    ])
    expect(seen.at(-1)).toEqual(['DELIVERED'])
    expect(seen[0]).toHaveLength(1)
  })

  test('announce the endpoint when it is disabled, and its deliveries have ended', async () => {
    const { url } = await start((_received, response) => void response.writeHead(500).end())
    const { engine, announced, seen, isRead } = await announcing({ policy: { disableAfter: 1 } })
    const { id } = await engine.addEndpoint(url)
    await engine.publish(3)
    const isEnded = async () => {
      const deliveries = await engine.deliveriesOf(id)
      return deliveries.length === 3 && deliveries.every(({ status }) => status === 'ENDED')
    }
    await until(isEnded)
    await until(() => isRead() && seen.at(-1)?.every((status) => status === 'ENDED') === true)
    expect(new Set(announced.map((endpoint) => endpoint.id))).toEqual(new Set([id]))
  })
})
