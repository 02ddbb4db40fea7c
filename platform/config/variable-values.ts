import { z } from 'zod'

const PORT_RULE = 'a whole number from 0 to 65535'
const COUNT_RULE = 'a whole number from 1'

export const Port = z.coerce
  .number(PORT_RULE)
  .int(PORT_RULE)
  .min(0, PORT_RULE)
  .max(65_535, PORT_RULE)
export const Count = z.coerce.number(COUNT_RULE).int(COUNT_RULE).min(1, COUNT_RULE)
export const URL_RULE = 'an address such as https://api.example.com'
export const HttpUrl = z.url({ protocol: /^https?$/, error: URL_RULE })
