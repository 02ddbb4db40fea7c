/** `scheduledStart` → `scheduled_start`. */
type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Uncapitalize<Head>}${SnakeCase<Tail>}`
    : `${Uncapitalize<Head>}_${SnakeCase<Uncapitalize<Tail>>}`
  : Name

/** What a body must hold that shows every field of an answer: each under its name in REST, no other. */
export type RestNames<Answer> = {
  [Field in keyof Answer as SnakeCase<Field & string>]: unknown
}
