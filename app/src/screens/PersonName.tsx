import type { Person } from '@ecritoire/contracts';
import { Avatar, Inline } from '@ecritoire/ui';

/** A person in a row of a list. */
export function PersonName({ name, pictureUrl }: Person) {
  return (
    <Inline as="span" gap={3} wrap={false}>
      <Avatar name={name} src={pictureUrl} size="small" isDecorative />
      <bdi translate="no">{name}</bdi>
    </Inline>
  );
}
