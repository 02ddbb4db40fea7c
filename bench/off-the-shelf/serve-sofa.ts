import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Gateway } from '@graphql-hive/gateway-runtime'
import { useSofa } from 'sofa-api'
import { toFlatSchema } from './flat-schema.ts'

/** Serves a REST path for each query of the gateway's graph, and reports its port to the bench. */
export async function serveSofa<Context>(
  gateway: Gateway<Context>,
  toContext: (request: Request) => Context | Promise<Context>,
): Promise<void> {
  const listener = useSofa({
    basePath: '/v1',
    schema: toFlatSchema(await gateway.getSchema()),
    context: ({ request }) => toContext(request),
    async execute(args) {
      const { schema, execute, contextFactory } = gateway.getEnveloped(args.contextValue as Context)
      return execute({ ...args, schema, contextValue: await contextFactory() })
    },
  })
  reportPort(createServer(listener))
}

/** Reports the port; the process ends with its parent, even if that was killed. */
export function reportPort(server: ReturnType<typeof createServer>): void {
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
