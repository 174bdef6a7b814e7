import type { Person } from '@ecritoire/contracts';
import { Avatar, Inline } from '@ecritoire/ui';
import { useNameOf } from './use-name-of.ts';

/** A person in a row of a list. */
export function PersonName({ name, pictureUrl }: Person) {
  const shown = useNameOf()({ name });
  return (
    <Inline as="span" gap={3} wrap={false}>
      <Avatar name={shown} src={pictureUrl} size="small" isDecorative />
      <bdi translate="no">{shown}</bdi>
    </Inline>
  );
}
