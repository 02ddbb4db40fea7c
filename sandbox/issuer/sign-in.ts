import { text } from 'node:stream/consumers'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { STAFF } from '../plans/staff.ts'

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

function showPage(ctx: Context): void {
  const buttons = STAFF.map(
    ({ subject, name }) =>
      `<p><button name="subject" value="${toHtml(subject)}">${toHtml(name)}</button></p>`,
  )
  ctx.type = 'html'
  ctx.body = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sandbox sign-in</title>
<h1>Who are you?</h1>
<form method="post">
${buttons.join('\n')}
</form></html>
`
}

function toHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
