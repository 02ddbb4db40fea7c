/** As much of autocannon as the bench uses; it ships no types. */
declare module 'autocannon' {
  export interface Request {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
  }

  interface RequestPlan {
    setupRequest(request: Request): Request
    onResponse(status: number, body: string): void
  }

  interface Client {
    setRequests(plans: RequestPlan[]): void
  }

  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    /** How often, in milliseconds, it looks whether the duration is over. */
    sampleInt: number
    headers: Record<string, string>
    setupClient(client: Client): void
  }

  interface Outcome {
    /** In seconds. */
    duration: number
    errors: number
    timeouts: number
  }

  interface Run extends PromiseLike<Outcome> {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, durationMs: number) => void,
    ): Run
    /** Ends the run early; its outcome follows. */
    stop(): void
  }

  export default function autocannon(options: Options): Run
}
