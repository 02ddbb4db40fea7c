import { z } from 'zod'
import { findDatabaseUrlFault } from './database-url.ts'
import { findRedisUrlFault } from './redis-url.ts'

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

/** 32 bytes in base64, checked strictly: Node's decoder accepts any text. */
const SECRET_KEY = /^[A-Za-z0-9+/_-]{43}=?$/

export const DatabaseUrl = z.string().superRefine((url, context) => {
  const message = findDatabaseUrlFault(url)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

export const RedisUrl = z.string().superRefine((url, context) => {
  const message = findRedisUrlFault(url)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

export const Secrets = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => SECRET_KEY.test(key)), {
    message: 'a comma list of base64 texts of 32 bytes each, the current one first',
  })
  .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))
