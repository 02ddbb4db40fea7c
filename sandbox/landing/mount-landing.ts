import type { FastifyInstance } from 'fastify'
import { html } from '../../platform/http/html.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { guideGroups } from '../../rest-facade/reference/guides/guide-list.ts'
import {
  LANDING_HEADERS,
  LANDING_SCRIPT,
  LANDING_SCRIPT_PATH,
  LANDING_STYLE,
  LANDING_STYLE_PATH,
  type LandingFacts,
  type Link,
  type Page,
  toLandingPage,
} from './landing-page.ts'

export interface LandingSetup extends Omit<LandingFacts, 'guides' | 'pages' | 'signIns'> {
  hasGraphiql: boolean
}

/** Serves `/`, where a newcomer to the sandbox begins. It carries no token. */
export function mountLanding(app: FastifyInstance, { hasGraphiql, ...facts }: LandingSetup): void {
  const guides = guideGroups({ isSandbox: true })
  app.get(LANDING_STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(LANDING_STYLE),
  )
  app.get(LANDING_SCRIPT_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LANDING_SCRIPT),
  )
  app.get('/', async (_request, reply) => {
    const pages = PAGES.filter(({ path }) =>
      path === '/graphql' ? hasGraphiql : app.hasRoute({ method: 'GET', url: path }),
    )
    const signIns = hasGraphiql ? SIGN_INS : []
    const page = toLandingPage({ ...facts, guides, pages, signIns })
    return sendPage(reply.headers(LANDING_HEADERS), 200, page)
  })
}

/** GraphiQL as each role of the main club. */
const SIGN_INS: readonly Link[] = [
  { path: '/graphql?as=owner', title: 'Owner of the main club' },
  { path: '/graphql?as=frontdesk', title: 'Front desk' },
  { path: '/graphql?as=coach', title: 'Coach' },
  { path: '/graphql?as=coordinator', title: 'Coordinator of volunteers' },
  { path: '/graphql?as=admin', title: 'Administrator of the platform' },
]

/** Listed where this server has them. */
const PAGES: readonly Page[] = [
  {
    path: '/graphql',
    title: 'GraphiQL',
    text: 'The graph, signed in as the owner of the main club',
  },
  {
    path: '/portal/',
    title: 'Portal',
    text: 'Courts, integrations, webhooks and events of the clubs, as each role sees them',
  },
  { path: '/docs', title: 'Reference', text: 'Both REST APIs' },
  {
    path: '/helpers/',
    title: "Helpers' page",
    text: html`The shifts of a helper, by the link that <code>npx clubgate token --as helper</code> prints, or by
      “Helper” on the portal's sign-in`,
  },
  { path: '/v1/club/openapi.json', title: 'OpenAPI of the Club API', text: 'OpenAPI 3.1 as JSON' },
  {
    path: '/api/developer/v1/openapi.json',
    title: 'OpenAPI of the Volunteer API',
    text: 'OpenAPI 3.1 as JSON',
  },
]
