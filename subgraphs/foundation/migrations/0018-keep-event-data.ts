import { addition } from '../addition.ts'

export const keepEventData = addition(
  18,
  'keep event data',
  'ALTER TABLE event_log ADD COLUMN data json NULL',
)
