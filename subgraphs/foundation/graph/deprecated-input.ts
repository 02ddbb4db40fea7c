/** An input that names something by its present field, put under the deprecated one that it replaces. */
export function underFormerName<
  Present extends string,
  Former extends string,
  Input extends { readonly [K in Present | Former]?: unknown },
>(input: Input, present: Present, former: Former) {
  const { [present]: given, ...rest } = input
  return given == null ? rest : { ...rest, [former]: given }
}
