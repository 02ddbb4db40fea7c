import type { ChangeNotices } from './change-notices.ts'

/** A subscription to the notices of a club; `authorize` refuses callers who may not follow them. */
export function changeSubscription<Context extends { notices: ChangeNotices }>(
  authorize: (context: Context, clubId: string) => unknown,
) {
  return {
    async subscribe(_parent: unknown, { clubId }: { clubId: string }, context: Context) {
      await authorize(context, clubId)
      return context.notices.follow(clubId)
    },
    resolve: (change: unknown) => change,
  }
}
