/**
 * The one tag of a machine's state: what a view switches over.
 * @param tags all that the machine has.
 * @throws where the state has none of them: a view could only guess what to show of it.
 */
export function tagOf<Tag extends string>(
  snapshot: { hasTag: (tag: Tag) => boolean; value: unknown },
  tags: readonly Tag[],
): Tag {
  const tag = tags.find((each) => snapshot.hasTag(each));
  if (tag === undefined) throw new Error(`No tag: ${JSON.stringify(snapshot.value)}`);
  return tag;
}
