import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Instance, makeDataDir, startInstance } from '../support/processes/instance.ts'

const ACCEPT = 'text/html,application/xhtml+xml'

let dir: Awaited<ReturnType<typeof makeDataDir>>
let instance: Instance

beforeAll(async () => {
  dir = await makeDataDir()
  instance = await startInstance({ dataDir: dir.path })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

describe('a browser at a sandbox', () => {
  test('finds GraphiQL from the first page', async () => {
    const page = await (await fetch(instance.baseUrl)).text()
    expect(page).toContain('<h1>Clubgate sandbox</h1>')
    expect(page).toContain('<a href="/graphql">GraphiQL</a>')
    expect(page).toContain(`${instance.baseUrl}/v1/club/context`)
  })

  test('is the owner of the main club in GraphiQL', async () => {
    const graph = `${instance.baseUrl}/graphql`
    const page = await (await fetch(graph, { headers: { accept: ACCEPT } })).text()
    const token = /data-token="([^"]+)"/.exec(page)?.[1]
    const response = await fetch(graph, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"query": "{ viewer { ... on StaffViewer { isAdmin roles { clubId role } } } }"}',
    })
    const { main } = instance.sandbox.clubs
    expect(await response.json()).toEqual({
      data: { viewer: { isAdmin: false, roles: [{ clubId: main.id, role: 'OWNER' }] } },
    })
  })
})
