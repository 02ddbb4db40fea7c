import { text } from 'node:stream/consumers'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { STAFF } from '../plans/staff.ts'

type Context = Pick<KoaContextWithOIDC, 'req' | 'res' | 'method' | 'path' | 'redirect'> & {
  status: number
  type: string
  body: unknown
}

/** Where a browser chooses who it is; below the issuer's own path. */
export const SIGN_IN_PATH = '/sign-in'

/** Lets whoever comes sign in as any of the invented members of staff, without a password. */
export function addSignIn(provider: Provider): void {
  provider.use(async (ctx: Context, next) => {
    if (!ctx.path.startsWith(`${SIGN_IN_PATH}/`)) return next()

    // Fails for a browser that was not sent here by an authorization request of its own.
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
