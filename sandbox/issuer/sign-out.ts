import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { toIssuerPage } from './sign-in.ts'

type SignOut = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** RP-Initiated Logout: without a question by the id token of the person whom the browser is signed in as. */
export const SIGN_OUT: SignOut = {
  enabled: true,
  async logoutSource(ctx, form) {
    if (isNamed(ctx)) return forget(ctx)
    ctx.body = toIssuerPage(
      'Sign out?',
      `<p>The sandbox's sign-in knows this browser.</p>
${form}
<div>
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button form="op.logoutForm">Stay signed in</button>
</div>`,
    )
  },
  async postLogoutSuccessSource(ctx) {
    ctx.type = 'html'
    ctx.body = toIssuerPage('Signed out', '<p>This browser is signed out.</p>')
  },
}

/** The library posts a form by a script here, although there is nothing to end. */
export function addSignOut(provider: Provider): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    if (ctx.oidc?.route === 'end_session' && ctx.status === 200 && !ctx.oidc.session?.accountId)
      returnToClient(ctx)
  })
}

function isNamed(ctx: KoaContextWithOIDC): boolean {
  const { IdTokenHint: hint } = ctx.oidc.entities
  const named = hint as { payload?: { sub?: unknown } } | undefined
  return named?.payload?.sub === ctx.oidc.session?.accountId
}

async function forget(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = ctx.oidc
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null)
  returnToClient(ctx)
}

/** The address was compared with those of the client; without a client there is none. */
function returnToClient(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: address, state } = ctx.oidc.params ?? {}
  const target = new URL(
    typeof address === 'string' ? address : ctx.oidc.urlFor('end_session_success'),
  )
  if (typeof address === 'string' && typeof state === 'string')
    target.searchParams.set('state', state)
  ctx.redirect(target.href)
  ctx.status = 303
}
