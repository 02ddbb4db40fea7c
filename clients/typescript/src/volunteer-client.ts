import createClient, { type Client, type MaybeOptionalInit } from 'openapi-fetch'
import { fillPath, toApiAddress } from './addresses.ts'
import { type Token, useToken } from './fixed-credential.ts'
import {
  type FetchPage,
  type ItemOf,
  type ListPath,
  type PageOf,
  readItems,
  readPages,
} from './pages.ts'
import type { paths } from './schema/volunteer.ts'
import { type ClientOptions, makeSend } from './send.ts'

export interface VolunteerClientSetup extends ClientOptions {
  /** Address of the platform, such as `http://127.0.0.1:4000`, or of its API. */
  baseUrl: string
  /** A key of the club, or a function that returns the current one. */
  apiKey: Token
}

type VolunteerList = ListPath<paths>

/** Typed methods for each path (`GET`, `POST`, …), and lists to their end. */
export interface VolunteerClient extends Client<paths, 'application/json'> {
  /** Yields the pages of a list until its end. */
  pages<Path extends VolunteerList>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ): AsyncGenerator<PageOf<paths[Path]>, void, undefined>
  /** Yields the items of a list until its end. */
  items<Path extends VolunteerList>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ): AsyncGenerator<ItemOf<paths[Path]>, void, undefined>
}

/** A client of the Volunteer-Event Developer API. */
export function createVolunteerClient(setup: VolunteerClientSetup): VolunteerClient {
  const client = createClient<paths, 'application/json'>({
    baseUrl: toApiAddress(setup.baseUrl, '/api/developer/v1'),
    pathSerializer: fillPath,
    fetch: makeSend(useToken(setup.apiKey), setup),
  })
  // The paths are known by the types of `pages` and `items`; their generators need no more than GET.
  const get = client.GET as FetchPage
  const pages = (path: string, init = {}) =>
    readPages(get, { path, init, firstCursor: '' }, readNextCursor)
  return Object.assign(client, {
    pages,
    items: (path: string, init = {}) => readItems(pages(path, init)),
  }) as VolunteerClient
}

function readNextCursor(_page: unknown, response: Response): string | null {
  return response.headers.get('x-next-cursor')
}
