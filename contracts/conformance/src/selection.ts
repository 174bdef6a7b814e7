import { operationIds, UsageError } from './arguments.ts';
import type { Operation } from './contract/contract.ts';

export type Selection = {
  only: readonly string[];
  tags: readonly string[];
  except: readonly string[];
};

/**
 * The operations of `--only` and of `--tag` without those of `--except`; empty for all there are.
 *
 * @throws UsageError for a name that the contract lacks, or where nothing is left to try.
 */
export function selectedIds(
  { only, tags, except }: Selection,
  operations: readonly Pick<Operation, 'operationId' | 'tags'>[],
): string[] {
  if (only.length + tags.length + except.length === 0) return [];
  operationIds(
    [...only, ...except],
    operations.map(({ operationId }) => operationId),
  );
  const allTags = [...new Set(operations.flatMap((one) => one.tags))];
  const unknown = tags.find((tag) => !allTags.includes(tag));
  if (unknown !== undefined) {
    throw new UsageError(
      `The contract has no tag “${unknown}”: it has ${allTags.join(', ') || 'none'}.`,
    );
  }
  const isNamed = (one: (typeof operations)[number]) =>
    only.includes(one.operationId) || one.tags.some((tag) => tags.includes(tag));
  const selected = operations
    .filter((one) => only.length + tags.length === 0 || isNamed(one))
    .map(({ operationId }) => operationId)
    .filter((operationId) => !except.includes(operationId));
  if (selected.length > 0) return selected;
  throw new UsageError('--except leaves nothing to try.');
}
