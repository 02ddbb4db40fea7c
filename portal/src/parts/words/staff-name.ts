import { FORMER_MEMBER } from '../../../../schema/club/roles.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { partWords } from './part-words.ts'

/** Names who did something: an erased person has a word, and who has no name the subject. */
export function useStaffName(): (subject: string, name: string | null) => string {
  const { formerMember } = useWords(partWords)
  return (subject, name) => (subject === FORMER_MEMBER ? formerMember : (name ?? subject))
}
