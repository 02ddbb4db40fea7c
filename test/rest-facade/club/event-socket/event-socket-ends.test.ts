import { afterEach, describe, expect, test } from '@jest/globals'
import type { EventSocketTimes } from '../../../../rest-facade/club/event-socket/times.ts'
import { staffClaimOf } from '../../../support/club/play.ts'
import { publish } from '../../../support/club/publish.ts'
import type { EventClient } from '../../../support/http/event-client.ts'
import { anUpgrade, CLOSE_1013, makeStalled } from '../../../support/http/stalled-connection.ts'
import { until } from '../../../support/time/until.ts'
import { type EventStream, loggedIds, startEventStream } from './event-stream.ts'

let stream: EventStream

const start = async (times: Partial<EventSocketTimes>) => {
  stream = await startEventStream({ streams: { times } })
}

afterEach(() => stream.close())

describe('an event socket ends', () => {
  test('with 1000 max_duration when its time is up', async () => {
    await start({ maxDurationMs: 50 })
    const client = await stream.connect()
    expect(await client.closed).toEqual({ code: 1000, reason: 'max_duration' })
  })

  test('with 1001 when its client misses two pongs, and lives on while it answers', async () => {
    await start({ pingEveryMs: 400 })
    const [silent, answering] = await Promise.all([
      stream.connect(null, { autoPong: false }),
      stream.connect(),
    ])
    expect((await silent.closed).code).toBe(1001)
    await publish(stream.api, stream.home.club)
    await answering.untilReceived(1)
    answering.close()
    await answering.closed
  })

  test.each([
    ['installation_inactive', "status = 'REVOKED'"],
    ['insufficient_scope', 'scopes = \'["club:read"]\''],
  ])('with 1008 %s when the installation is revoked or loses the scope', async (reason, set) => {
    await start({ recheckEveryMs: 30 })
    const client = await stream.connect()
    await stream.api.club.query(`UPDATE installations SET ${set} WHERE id = ?`, [
      stream.partner.installationId,
    ])
    expect(await client.closed).toEqual({ code: 1008, reason })
  })

  test.each([
    ['installation_inactive', 'revokeInstallation', 'RevokeInstallation', {}],
    [
      'insufficient_scope',
      'changeInstallationScopes',
      'ChangeInstallationScopes',
      { grantedScopes: ['CLUB_READ'] },
    ],
  ])('with 1008 %s at once when its club says so', async (reason, mutation, input, changes) => {
    await start({})
    const client = await stream.connect()
    const { api, home, partner } = stream
    const { body } = await api.ask('POST', '/graphql', {
      token: await api.staffToken(staffClaimOf(home)),
      body: {
        query: `mutation ($input: ${input}Input!) { ${mutation}(input: $input) { installation { id } } }`,
        variables: {
          input: { clubId: home.club.id, installationId: partner.installationId, ...changes },
        },
      },
    })
    expect(body.errors).toBeUndefined()
    expect(await client.closed).toEqual({ code: 1008, reason })
  })

  test('with 1001 reconnect when the process stops', async () => {
    await start({})
    const client = await stream.connect()
    const stopped = stream.close()
    expect(await client.closed).toEqual({ code: 1001, reason: 'reconnect' })
    await stopped
    stream = await startEventStream()
  })

  test('with 1013 when its client does not read, and holds little until then', async () => {
    await start({ drainTimeoutMs: 200 })
    const stalled = makeStalled()
    const head = Buffer.alloc(0)
    const request = anUpgrade(await stream.ticket(), stalled.connection)
    stream.api.app.server.emit('upgrade', request, stalled.connection, head)
    await until(() => stalled.text().includes('101 Switching Protocols'))
    stalled.stall()
    const reading = await stream.connect()
    await publishMany(reading, 600)
    expect(stalled.connection.writableLength).toBeLessThan(128 * 1024)
    await until(() => stalled.text().endsWith(`${CLOSE_1013}not_drained`))
    reading.close()
    await reading.closed
  })
})

describe('an event socket whose client reads slowly', () => {
  test('is late and misses nothing', async () => {
    await start({})
    const [slow, quick] = await Promise.all([stream.connect(), stream.connect()])
    slow.socket.pause()
    const count = 500
    await publishMany(quick, count, 200)
    slow.socket.resume()
    await slow.untilReceived(count)
    expect(slow.ids()).toEqual(await loggedIds(stream.api.club, stream.home.club.id))
    for (const client of [slow, quick]) client.close()
    await Promise.all([slow.closed, quick.closed])
  })
})

async function publishMany(reading: EventClient, count: number, size = 0): Promise<void> {
  const fields = ['status', ...Array.from({ length: size }, (_, n) => `${'x'.repeat(100)}_${n}`)]
  for (let published = 0; published < count; published += 50) {
    await publish(stream.api, stream.home.club, 50, fields)
    await reading.untilReceived(published + 50)
  }
}
