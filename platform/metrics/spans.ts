import { channel } from 'node:diagnostics_channel'
import { spanIdOf, traceIdOf } from '../ids.ts'

/** The parts of `@opentelemetry/api` that are used; operators install it, so its types are not at hand. */
export interface OpenTelemetry {
  ROOT_CONTEXT: object
  context: { active(): object; with<T>(context: object, run: () => T): T }
  trace: {
    getTracer(name: string): Tracer
    getSpan(context: object): object | undefined
    setSpan(context: object, span: object): object
    setSpanContext(context: object, spanContext: SpanContext): object
  }
}

interface Tracer {
  startSpan(name: string, options: { kind: number; attributes?: Attributes }, context: object): Span
}

interface Span {
  spanContext(): SpanContext
  setAttributes(attributes: Attributes): void
  setStatus(status: { code: number }): void
  end(): void
}

interface SpanContext {
  traceId: string
  spanId: string
  traceFlags: number
  isRemote?: boolean
}

/** Names of the product and numbers: no text of a client, no personal data. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const KINDS = { internal: 0, server: 1, client: 2 } as const

/** `SpanStatusCode.ERROR` */
const FAILED = { code: 2 }

export interface SpanOptions {
  kind: keyof typeof KINDS
  /** The traceparent to continue; absent: the current span, if there is one. */
  parent?: string | null | undefined
  attributes?: Attributes
}

export interface RunningSpan {
  /** What calls within the span pass on. */
  traceparent: string
  /** Runs the work as the current span. */
  run<T>(work: () => T): T
  set(attributes: Attributes): void
  end(isFailed?: boolean): void
}

/** Null while OpenTelemetry is off: then no span costs more than this check. */
let current: { api: OpenTelemetry; tracer: Tracer } | null = null

/** Switches spans on, or off with null. */
export function switchSpans(api: OpenTelemetry | null): void {
  current = api && { api, tracer: api.trace.getTracer('clubgate') }
}

export function isTracing(): boolean {
  return current !== null
}

/** True within a span. */
export function hasSpan(): boolean {
  return current !== null && current.api.trace.getSpan(current.api.context.active()) !== undefined
}

/** Null while OpenTelemetry is off. */
export function startSpan(
  name: string,
  { kind, parent, attributes }: SpanOptions,
): RunningSpan | null {
  if (current === null) return null

  const { api, tracer } = current
  const context = parent ? contextOf(api, parent) : api.context.active()
  const span = tracer.startSpan(
    name,
    { kind: KINDS[kind], ...(attributes && { attributes }) },
    context,
  )
  return {
    traceparent: toTraceparent(span.spanContext()),
    run: (work) => api.context.with(api.trace.setSpan(context, span), work),
    set: (attributes) => span.setAttributes(attributes),
    end(isFailed = false) {
      if (isFailed) span.setStatus(FAILED)
      span.end()
    },
  }
}

/** Runs the work in a span, if OpenTelemetry is on; the work gets the traceparent to pass on. */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (traceparent: string | undefined, span: RunningSpan | null) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, options)
  return span === null
    ? work(options.parent ?? undefined, null)
    : runInSpan(span, () => work(span.traceparent, span))
}

async function runInSpan<T>(span: RunningSpan, work: () => Promise<T>): Promise<T> {
  let isFailed = true
  try {
    const result = await span.run(work)
    isFailed = false
    return result
  } finally {
    span.end(isFailed)
  }
}

const runPlain = <T>(work: () => T): T => work()

/** Runs work later as part of the current span, such as a queued request. */
export function captureSpan(): <T>(work: () => T) => T {
  if (current === null) return runPlain

  const { api } = current
  const context = api.context.active()
  return (work) => api.context.with(context, work)
}

/** The header for a call over undici; its instrumentation, which an operator may have added, sends it by itself. */
export function toTraceHeaders(traceparent: string | undefined): { traceparent?: string } {
  if (traceparent === undefined) return {}
  return current !== null && channel('undici:request:create').hasSubscribers ? {} : { traceparent }
}

function contextOf({ trace, ROOT_CONTEXT }: OpenTelemetry, traceparent: string): object {
  const traceFlags = Number.parseInt(traceparent.slice(-2), 16)
  const ids = { traceId: traceIdOf(traceparent), spanId: spanIdOf(traceparent) }
  return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags, isRemote: true })
}

function toTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
