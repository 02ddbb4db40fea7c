import { addition } from '../../foundation/addition.ts'

export const registerApplications = addition(
  110,
  'register applications',
  'ALTER TABLE applications ADD COLUMN registration json NULL',
)
