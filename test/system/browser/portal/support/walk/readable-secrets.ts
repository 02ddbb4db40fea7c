import type { Page, Response } from 'playwright-core'
import type { Sandbox } from '../../../../support/processes/instance.ts'

const JWT = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./

/** Tokens and keys of the sandbox. */
export function secretsOf({ clubs, installations, api_keys }: Sandbox): readonly string[] {
  return [
    ...Object.values(clubs).map(({ staff_token }) => staff_token),
    ...Object.values(installations).map(({ access_token }) => access_token),
    ...Object.values(api_keys).map(({ key }) => key),
  ]
}

/** Where a script of the page finds a token: in its cookies, its storage, its elements. */
export async function findReadable(page: Page, secrets: readonly string[]): Promise<string[]> {
  const [cookies = '', storage = '', elements = ''] = await page.evaluate<string[]>(`[
    document.cookie,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    document.documentElement.outerHTML,
  ]`)
  return [
    ...(cookies === '' ? [] : [`a script reads cookies: ${cookies}`]),
    ...findSecret('storage', storage, secrets),
    ...findSecret('its elements', elements, secrets),
  ]
}

/** A token in what the pages are sent, and a page whose policy lets scripts or styles in. */
export async function findInResponse(
  response: Response,
  secrets: readonly string[],
): Promise<string[]> {
  if (response.status() >= 300 && response.status() < 400) return []
  const { pathname } = new URL(response.url())
  // What a page gave up has no body.
  const body = await response.text().catch(() => '')
  const policy = response.headers()['content-security-policy'] ?? ''
  const isDocument = response.request().resourceType() === 'document'
  return [
    ...findSecret(pathname, body, secrets),
    ...(isDocument && !isStrict(policy) ? [`${pathname} has the policy: ${policy}`] : []),
  ]
}

function isStrict(policy: string): boolean {
  return policy.startsWith("default-src 'none'; script-src 'self';") && !/unsafe|\*/.test(policy)
}

function findSecret(where: string, text: string, secrets: readonly string[]): string[] {
  const isThere = JWT.test(text) || secrets.some((secret) => text.includes(secret))
  return isThere ? [`a token is in ${where}`] : []
}
