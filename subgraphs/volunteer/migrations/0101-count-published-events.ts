import { addition } from '../../foundation/addition.ts'

export const countPublishedEvents = addition(
  101,
  'count published events',
  'ALTER TABLE events ADD COLUMN published_count int UNSIGNED NOT NULL DEFAULT 0',
)
