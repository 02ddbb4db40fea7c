import type { QueryGraph } from '../graph.ts'

/** What a club has bought, and whether its keys are let in. */
export interface Settings {
  isPro: boolean
  addOns: readonly string[]
  isEnabled: boolean
}

export interface ListedKey {
  name: string
  grantedScopes: readonly string[]
  revokedAt: string | null
  expiresAt: string | null
}

/** The volunteer side of a club as it is stored; keys are read where the file lists some. */
export interface VolunteerState {
  settings: Settings
  keys: readonly ListedKey[]
}

/** Of a club that has bought nothing, and of one that does not exist yet. */
export const NOTHING: VolunteerState = {
  settings: { isPro: false, addOns: [], isEnabled: true },
  keys: [],
}

export interface AskedClub {
  id: string
  hasKeys: boolean
}

/** As many clubs as one document may ask for: the cost of fifty is 50,000 of 60,000. */
const CLUBS_OF_A_DOCUMENT = 50

/** Keys that are read of a club at once; a club has up to 100 that are not revoked. */
const FIRST_KEYS = 100

/** Reads the volunteer side of clubs, fifty of them in a request. */
export async function readVolunteerStates(
  queryGraph: QueryGraph,
  clubs: readonly AskedClub[],
): Promise<ReadonlyMap<string, VolunteerState>> {
  const states = new Map<string, VolunteerState>()
  for (let start = 0; start < clubs.length; start += CLUBS_OF_A_DOCUMENT) {
    const asked = clubs.slice(start, start + CLUBS_OF_A_DOCUMENT)
    const answer = await queryGraph<Answer>(toDocument(asked), {})
    for (const [index, { id }] of asked.entries()) {
      const page = answer[`keys${index}`] as KeyPage | undefined
      const keys = page ? await readRest(queryGraph, id, page) : []
      states.set(id, { settings: toSettings(answer[`account${index}`] as Account), keys })
    }
  }
  return states
}

type Account = { plan: { isPro: boolean; addOns: string[] }; isIntegrationEnabled: boolean } | null

interface KeyPage {
  nodes: ListedKey[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

type Answer = Record<string, Account | KeyPage>

/** Fragments, because a document may have 2,000 tokens. */
const ACCOUNT =
  'fragment Account on VolunteerAccount { plan { isPro addOns } isIntegrationEnabled }'

const KEYS = `fragment Keys on ApiKeyConnection {
  nodes { name grantedScopes revokedAt expiresAt }
  pageInfo { hasNextPage endCursor }
}`

function toDocument(clubs: readonly AskedClub[]): string {
  const fields = clubs.flatMap(({ id, hasKeys }, index) => {
    const clubId = JSON.stringify(id)
    const account = `account${index}: volunteerAccount(clubId: ${clubId}) { ...Account }`
    const keys = `keys${index}: apiKeys(clubId: ${clubId}, first: ${FIRST_KEYS}) { ...Keys }`
    return hasKeys ? [account, keys] : [account]
  })
  const keys = clubs.some(({ hasKeys }) => hasKeys) ? KEYS : ''
  return `query VolunteerStates { ${fields.join('\n')} }\n${ACCOUNT}\n${keys}`
}

const NEXT_KEYS = `query ApiKeys($clubId: ID!, $after: String) {
  page: apiKeys(clubId: $clubId, first: 200, after: $after) { ...Keys }
}
${KEYS}`

async function readRest(
  queryGraph: QueryGraph,
  clubId: string,
  first: KeyPage,
): Promise<readonly ListedKey[]> {
  const keys = [...first.nodes]
  for (let { pageInfo } = first; pageInfo.hasNextPage; ) {
    const variables = { clubId, after: pageInfo.endCursor }
    const { page } = await queryGraph<{ page: KeyPage }>(NEXT_KEYS, variables)
    keys.push(...page.nodes)
    pageInfo = page.pageInfo
  }
  return keys
}

function toSettings(account: Account): Settings {
  if (account === null) return NOTHING.settings
  const { plan, isIntegrationEnabled } = account
  return { isPro: plan.isPro, addOns: plan.addOns.toSorted(), isEnabled: isIntegrationEnabled }
}
