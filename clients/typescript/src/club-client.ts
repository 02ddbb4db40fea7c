import createClient, { type Client, type MaybeOptionalInit } from 'openapi-fetch'
import { type InstallationCredentials, makeAccessTokens } from './access-tokens.ts'
import { fillPath, toApiAddress } from './addresses.ts'
import { type Token, useToken } from './fixed-credential.ts'
import { type ClubEvent, type FollowOptions, makeFollowEvents } from './follow-events.ts'
import {
  type FetchPage,
  type ItemOf,
  type ListPath,
  type PageOf,
  readItems,
  readPages,
} from './pages.ts'
import type { paths } from './schema/club.ts'
import { type ClientOptions, makeSend } from './send.ts'

export interface ClubClientSetup extends ClientOptions {
  /** Address of the platform, such as `http://127.0.0.1:4000`, or the `api_base_url` of the installation exchange. */
  baseUrl: string
  /** An access token, or a function that returns the current one. */
  token?: Token
  /** Requests and renews access tokens by itself. */
  credentials?: InstallationCredentials
}

type ClubList = ListPath<paths>

/** Typed methods for each path (`GET`, `PUT`, …), lists to their end, and the event stream. */
export interface ClubClient extends Client<paths, 'application/json'> {
  /** Yields the pages of a list until its end. */
  pages<Path extends ClubList>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ): AsyncGenerator<PageOf<paths[Path]>, void, undefined>
  /** Yields the items of a list until its end. */
  items<Path extends ClubList>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ): AsyncGenerator<ItemOf<paths[Path]>, void, undefined>
  /** Yields events as they are published, from `after` or from now on; resumes after a cut without a gap. */
  followEvents(options?: FollowOptions): AsyncGenerator<ClubEvent, void, undefined>
}

/** A client of the Club Integration API. */
export function createClubClient(setup: ClubClientSetup): ClubClient {
  const { baseUrl, token, credentials } = setup
  const source = credentials ? makeAccessTokens(credentials, setup) : useToken(token)
  const client = createClient<paths, 'application/json'>({
    baseUrl: toApiAddress(baseUrl, '/v1/club'),
    pathSerializer: fillPath,
    fetch: makeSend(source, setup),
  })
  // The paths are known by the types of `pages` and `items`; their generators need no more than GET.
  const get = client.GET as FetchPage
  const pages = (path: string, init = {}) =>
    readPages(get, { path, init }, ({ next_cursor }) => next_cursor ?? null)
  return Object.assign(client, {
    pages,
    items: (path: string, init = {}) => readItems(pages(path, init)),
    followEvents: makeFollowEvents(client, setup),
  }) as ClubClient
}
