const SECRET_NAME = /_KEYS$|_TOKEN$/
/** Shorter texts are no secrets, and would be found in words. */
const SHORTEST = 4

/** Replaces every secret of the environment in a text: error messages of peers may repeat what they were sent. */
export function makeRedactSecrets(
  env: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const secrets = Object.entries(env)
    .flatMap(([name, value = '']) =>
      SECRET_NAME.test(name) ? value.split(',') : passwordsOf(value),
    )
    .map((secret) => secret.trim())
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
}

/** The password of an address, as it is written and as it is meant. */
function passwordsOf(value: string): string[] {
  const { password = '' } = URL.parse(value) ?? {}
  return [password, URL.canParse(value) ? decode(password) : '']
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
