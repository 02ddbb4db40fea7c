import { beforeAll, describe, expect, test } from '@jest/globals'
import { makeFindTicketHolder } from '../../../gateway/authentication/find-ticket-holder.ts'
import { aGraph, DOWN, type SampleGraph } from '../samples/sample-graph.ts'

describe('the look-up of the holder of an event stream ticket', () => {
  let graph: SampleGraph
  beforeAll(async () => {
    graph = await aGraph()
  })

  test('returns the holder with the scopes known to this version', async () => {
    expect(await makeFindTicketHolder(graph.club)('hash-1', 'req-1')).toEqual({
      isActive: true,
      caller: expect.objectContaining({ kind: 'installation', scopes: ['events:read'] }),
    })
    expect(graph.calls.splice(0)[0]).toMatchObject({
      field: 'eventStreamTicketHolder',
      args: { hash: 'hash-1' },
      caller: { kind: 'service' },
    })
  })

  test('returns null for an unusable ticket', async () => {
    expect(await makeFindTicketHolder(graph.club)('unknown', 'req-1')).toBeNull()
  })

  test('throws while the subgraph is down', async () => {
    await expect(makeFindTicketHolder(DOWN)('hash-1', 'req-1')).rejects.toMatchObject({
      code: 'dependency_unavailable',
    })
  })
})
