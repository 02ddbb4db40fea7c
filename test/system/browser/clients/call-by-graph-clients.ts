import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { Instance } from '../../support/processes/instance.ts'
import { openPage } from '../../support/tools/browser/browser.ts'
import { bundleForBrowsers, servePage } from '../../support/tools/browser/bundle.ts'
import type { BrowsedSandbox } from './browsed-sandbox.ts'

const QUERY = `query Courts($first: Int!) {
  clubs(first: $first) { nodes { id name courts(first: 2) { nodes { id name } pageInfo { endCursor } } } }
}`

const MUTATION = `mutation Rename($input: UpdateClubInput!) {
  updateClub(input: $input) { club { id language } }
}`

const APOLLO = `
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
globalThis.run = async ({ uri, token, query, mutation, clubId }) => {
  const headers = { authorization: 'Bearer ' + token }
  const client = new ApolloClient({ link: new HttpLink({ uri, headers }), cache: new InMemoryCache() })
  const { data } = await client.query({ query: gql(query), variables: { first: 5 } })
  const input = { clubId, language: 'ca' }
  await client.mutate({ mutation: gql(mutation), variables: { input } })
  const cached = client.cache.extract()['Club:' + clubId]
  return { name: data.clubs.nodes[0].name, courts: data.clubs.nodes[0].courts.nodes.length, language: cached.language }
}`

const URQL = `
import { cacheExchange, Client, fetchExchange } from 'urql'
globalThis.run = async ({ uri, token, query, mutation, clubId }) => {
  const client = new Client({
    url: uri,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers: { authorization: 'Bearer ' + token } },
  })
  const { data, error } = await client.query(query, { first: 5 }).toPromise()
  if (error) throw error
  const changed = await client.mutation(mutation, { input: { clubId, language: 'eu' } }).toPromise()
  if (changed.error) throw changed.error
  const { language } = changed.data.updateClub.club
  return { name: data.clubs.nodes[0].name, courts: data.clubs.nodes[0].courts.nodes.length, language }
}`

let instance: Instance
let browser: Browser

export function callByGraphClients(running: () => BrowsedSandbox): void {
  describe('a page of another origin with the defaults of', () => {
    beforeAll(() => {
      ;({ instance, browser } = running())
    })

    test.each([
      ['Apollo Client', APOLLO, 'ca'],
      ['urql', URQL, 'eu'],
    ])('%s reads and changes a club', async (_name, source, language) => {
      const { url, close } = await servePage(await bundleForBrowsers(source))
      const { page, faults } = await openPage(browser, url)
      const { id, staff_token: token } = instance.sandbox.clubs.main
      const uri = instance.sandbox.graphql
      const asked = { uri, token, query: QUERY, mutation: MUTATION, clubId: id }
      const shown = await page.evaluate(`globalThis.run(${JSON.stringify(asked)})`)
      expect(shown).toEqual({ name: expect.any(String), courts: 2, language })
      expect(faults.filter((fault) => !fault.startsWith(`other origin: ${uri}`))).toEqual([])
      close()
    })
  })
}
