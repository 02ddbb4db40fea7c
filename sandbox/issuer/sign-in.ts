import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { CLUB_PLANS } from '../plans/organizations.ts'
import { ADMIN, STAFF, type StaffMember } from '../plans/staff.ts'

type Context = Pick<KoaContextWithOIDC, 'req' | 'res' | 'method' | 'path' | 'redirect'> & {
  status: number
  type: string
  body: unknown
}

/** Page with the choice of a user, below the issuer's path. */
export const SIGN_IN_PATH = '/sign-in'

/** Adds a sign-in page for the synthetic members of staff, without passwords. */
export function addSignIn(provider: Provider): void {
  provider.use(async (ctx: Context, next) => {
    if (!ctx.path.startsWith(`${SIGN_IN_PATH}/`)) return next()

    // Throws unless this browser has a pending authorization request.
    await provider.interactionDetails(ctx.req, ctx.res)
    if (ctx.method !== 'POST') return showPage(ctx)

    const accountId = new URLSearchParams(await text(ctx.req)).get('subject')
    if (!STAFF.some(({ subject }) => subject === accountId)) return showPage(ctx)
    const result = { login: { accountId: accountId ?? '' } }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
    ctx.status = 303
  })
}

const ROLE_TEXTS = {
  OWNER: 'owner',
  OPERATOR: 'front desk',
  COACH: 'coach',
  COORDINATOR: 'coordinator of volunteers',
} as const

function showPage(ctx: Context): void {
  const clubs = CLUB_PLANS.map(({ slug, name }) =>
    toGroup(
      name,
      STAFF.filter(({ role }) => role?.clubSlug === slug),
    ),
  )
  ctx.type = 'html'
  ctx.body = toIssuerPage(
    'Who are you?',
    `<p>Everybody here is invented, and needs no password. In production, your own identity provider asks.</p>
<form method="post">
${[...clubs, toGroup('The platform', [ADMIN])].join('\n')}
</form>`,
  )
}

/** A page of the issuer. */
export function toIssuerPage(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox sign-in</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
${content}</html>
`
}

/** The page's one style sheet, which its content security policy names by this source. */
const STYLE = `
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
div { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .5rem }
button { font: inherit; text-align: left; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid; cursor: pointer }
`

export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function toGroup(title: string, members: readonly StaffMember[]): string {
  const buttons = members.map(({ subject, name, role }) => {
    const text = `${name}, ${role === null ? 'administrator' : ROLE_TEXTS[role.name]}`
    return `<button name="subject" value="${toHtml(subject)}">${toHtml(text)}</button>`
  })
  return `<h2>${toHtml(title)}</h2>\n<div>\n${buttons.join('\n')}\n</div>`
}

function toHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
