import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import {
  type CollectedSpan,
  type OtlpCollector,
  startCollector,
} from '../../../support/http/otlp-collector.ts'
import { startMailServer, type TestMailServer } from '../../../support/mail/smtp-server.ts'
import { until } from '../../../support/time/until.ts'
import {
  type DataDir,
  type Instance,
  makeDataDir,
  startInstance,
} from '../../support/processes/instance.ts'
import { trust } from '../../support/processes/trust.ts'
import { openTelemetryPath } from '../../support/tools/opentelemetry/opentelemetry.ts'
import { PERSON, writeBooking } from './short-load.ts'

const describeTraces = openTelemetryPath === null ? describe.skip : describe

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const CLIENT_SPAN = 'b7ad6b7169203331'
const TRACEPARENT = `00-${TRACE_ID}-${CLIENT_SPAN}-01`

describeTraces('traces of a process per tier, with the SDK of OpenTelemetry', () => {
  let dir: DataDir
  let collector: OtlpCollector
  let receiver: Receiver
  let mail: TestMailServer
  let instance: Instance

  beforeAll(async () => {
    dir = await makeDataDir()
    const certificate = await makeCertificate()
    ;[collector, receiver, mail] = await Promise.all([
      startCollector(),
      startReceiver(certificate),
      startMailServer(),
    ])
    instance = await startInstance({
      dataDir: dir.path,
      form: 'a process per tier',
      env: {
        NODE_PATH: openTelemetryPath ?? '',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_BSP_SCHEDULE_DELAY: '50',
        SMTP_URL: mail.url,
        MAIL_FROM: 'club@club.example',
        ...trust(certificate, dir.path),
      },
    })
  })

  afterAll(async () => {
    await instance?.end('SIGTERM')
    await mail?.close()
    await receiver?.close()
    collector?.close()
    await dir?.remove()
  })

  /** The span with the name and those above it, each with its service; awaits the span. */
  async function pathTo(name: string, traceId: string): Promise<string[]> {
    const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId)
    await until(() => ofTrace().some((span) => span.name === name && isRooted(span, ofTrace())))
    const path: string[] = []
    let span = ofTrace().find((one) => one.name === name && isRooted(one, ofTrace()))
    while (span) {
      path.unshift(`${span.service}: ${span.name}`)
      span = ofTrace().find(({ spanId }) => spanId === span?.parentSpanId)
    }
    return path
  }

  test('show a write from the client to its statements and its delivery', async () => {
    await writeBooking(instance, receiver.url, { traceparent: TRACEPARENT })
    await until(() => receiver.received.length === 1)
    const toClub = [
      'clubgate-edge: PUT /v1/club/booking-sources/:sourceId/bookings/:externalBookingId',
      'clubgate-edge: gateway PutBooking',
      'clubgate-club: POST /internal/execute',
      'clubgate-club: club PutBooking',
    ]
    expect(await pathTo('sql club', TRACE_ID)).toEqual([...toClub, 'clubgate-club: sql club'])
    const delivery = 'webhook booking.created'
    expect(await pathTo(delivery, TRACE_ID)).toEqual([...toClub, `clubgate-club: ${delivery}`])
    const sent = collector.spans.find(({ name }) => name === delivery)
    const { traceparent } = receiver.received[0]?.headers ?? {}
    expect(traceparent).toBe(`00-${TRACE_ID}-${sent?.spanId}-01`)
    const insert = collector.spans.find(({ attributes }) =>
      String(attributes['db.query.text']).includes('INSERT INTO event_log'),
    )
    expect(insert?.traceId).toBe(TRACE_ID)
  })

  test('show a message from the client to its mail, which is a trace of its own without a traceparent', async () => {
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
        method,
        headers: {
          'x-service-api-key': instance.sandbox.api_keys['pro']?.key ?? '',
          'content-type': 'application/json',
          'idempotency-key': path,
        },
        body: body ? JSON.stringify(body) : null,
      })
      if (!answer.ok) throw new Error(await answer.text())
      // biome-ignore lint/suspicious/noExplicitAny: documented JSON of several shapes.
      return (await answer.json()) as any
    }
    const dates = { start_date: '2104-05-01', end_date: '2104-05-02' }
    const { event } = await ask('POST', '/events', { name: 'Gala', ...dates, status: 'active' })
    const helper = { first_name: 'P', last_name: PERSON, email: 'p@club.example' }
    const { results } = await ask('POST', '/helpers/bulk', { helpers: [helper] })
    await ask('PUT', `/events/${event.id}/helpers/${results[0].id}/access`, { role_ids: [] })
    await ask('POST', `/events/${event.id}/broadcasts`, { subject: 'Welcome', body: PERSON })
    await until(() => mail.taken.length > 0)
    const [, traceId = ''] = /^Traceparent: 00-([0-9a-f]{32})/m.exec(mail.taken[0]?.raw ?? '') ?? []
    expect(await pathTo('mail', traceId)).toEqual([
      'clubgate-edge: POST /api/developer/v1/events/:eventId/broadcasts',
      'clubgate-edge: gateway CreateVolunteerBroadcast',
      'clubgate-volunteer: POST /internal/execute',
      'clubgate-volunteer: volunteer CreateVolunteerBroadcast',
      'clubgate-volunteer: mail',
    ])
  })

  test('contain no text of a person, no secret and no address', () => {
    const { api_keys, clubs, installations } = instance.sandbox
    const secrets = [
      ...Object.values(installations).map(({ access_token: token }) => token),
      ...Object.values(api_keys).map(({ key }) => key),
      ...[clubs.main.staff_token, receiver.url, PERSON],
    ]
    const text = JSON.stringify(collector.spans)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

/** Whether all spans between this one and the client's have arrived. */
function isRooted({ parentSpanId }: CollectedSpan, spans: readonly CollectedSpan[]): boolean {
  if (!parentSpanId || parentSpanId === CLIENT_SPAN) return true
  const parent = spans.find(({ spanId }) => spanId === parentSpanId)
  return parent !== undefined && isRooted(parent, spans)
}
